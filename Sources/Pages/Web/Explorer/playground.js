// A scene to play with: drag the touch, and see who is asked, in which order, and who gets it.

class Playground {
  #svg;
  #calls;
  #chain;
  #outcome;
  #lastWay = "";

  /** - element: has the class `playground`, and is filled here. */
  constructor(element, scene, { changed = () => {}, caption = "", isSmall = false } = {}) {
    this.scene = scene;
    this.selected = null;
    this.changed = changed;
    this.#svg = svgElement("svg", {
      class: "hit-figure scene",
      tabindex: 0,
      role: "application",
      "aria-label": `${caption || "A scene"}. The arrow keys move the touch.`,
      "aria-roledescription": "scene with a touch",
    });
    this.#outcome = htmlElement("p", { class: "outcome", "aria-live": "polite" });
    this.#calls = htmlElement("ol", { class: "calls" });
    this.#chain = htmlElement("p", { class: "chain" });
    element.replaceChildren(
      htmlElement("div", { class: "stage" }, [this.#svg]),
      htmlElement("div", { class: "telling" }, [
        this.#outcome,
        this.#calls,
        this.#chain,
        ...(isSmall ? [] : [htmlElement("p", { class: "faint how" }, [howToMove])]),
      ]),
    );
    this.#listen();
    this.show();
  }

  get svg() {
    return this.#svg;
  }

  // Showing

  show() {
    const played = withoutWindow(playedTouch(this.scene));
    const way = played.calls.map((call) => `${call.view.name} ${call.hit?.name}`).join();
    this.#svg.classList.toggle("lit", way !== this.#lastWay);
    this.#lastWay = way;
    this.#svg.setAttribute("viewBox", this.#viewBox().join(" "));
    const focused = this.#svg.contains(document.activeElement) ? document.activeElement : this.#svg;
    const hadFocus = focused === document.activeElement;
    this.#svg.replaceChildren(...new SceneDrawing(this.scene, played, this.selected).elements());
    this.changed(this, played);
    // What had the focus was drawn again.
    const successor = focused === this.#svg ? focused : this.#svg.querySelector("[tabindex]");
    if (hadFocus) (successor ?? this.#svg).focus({ preventScroll: true });
    this.#outcome.textContent = this.#sentence(played);
    const depth = played.calls[0]?.depth ?? 0;
    this.#calls.replaceChildren(...played.calls.map((call) => this.#line(call, played.hit, depth)));
    const chain = this.scene.exercise === "ResponderChain" ? responderChain(played.hit) : [];
    this.#chain.hidden = chain.length === 0;
    this.#chain.textContent = `Then up the chain: ${chain.join(" → ")}.`;
  }

  /** The window, without its lower part if nothing lies there. */
  #viewBox() {
    const [, , width, height] = this.scene.root.frame;
    let bottom = Math.max(this.scene.touch[1] + 30, width * 0.6, this.lowest ?? 0);
    const visit = (view, toWindow) => {
      const mapping = mappingToSuperview(view).followedBy(toWindow);
      const isBackground = view.frame[2] >= width && view.frame[3] >= height;
      if (!isBackground) {
        for (const corner of cornersOf(view)) bottom = Math.max(bottom, mapping.apply(corner)[1] + 16);
      }
      for (const each of view.views) visit(each, mapping);
    };
    visit(this.scene.root, PlaneMapping.identity);
    this.lowest = Math.min(bottom, height);
    return [0, 0, width, this.lowest];
  }

  #sentence({ hit, calls }) {
    const count = new Set(calls.map((call) => call.view)).size;
    const kind = asksLayers(this.scene) ? "layer" : "view";
    const asked = count === 1 ? `1 ${kind} is asked` : `${count} ${kind}s are asked`;
    const touch = `The touch at ${pointText(this.scene.touch)}: ${asked}`;
    return hit ? `${touch}, and ${hit.name} gets it.` : `${touch}, and nobody gets it.`;
  }

  #line(call, hit, depth) {
    const isHit = call.view === hit && call.hit === hit;
    const name = htmlElement("code", { class: isHit ? "strong" : null }, [call.view.name]);
    const point = htmlElement("code", {}, [pointText(call.point)]);
    const answer = htmlElement("span", { class: "answer" }, [
      this.scene.exercise === "ContainsPoint" ? containsText(call) : answerText(call),
    ]);
    const line = htmlElement("li", { class: isHit ? "hit" : null }, [
      name,
      " at ",
      point,
      ": ",
      answer,
    ]);
    line.style.setProperty("--depth", call.depth - depth);
    return line;
  }

  // Moving the touch

  moveTouch(x, y) {
    const [, , width, height] = this.scene.root.frame;
    this.scene.touch = [clamped(x, 0, width - 1), clamped(y, 0, height - 1)];
    this.show();
  }

  /** A point of the page in the window's coordinates, in whole points. */
  pointAt(event) {
    const place = new DOMPoint(event.clientX, event.clientY);
    const { x, y } = place.matrixTransform(this.#svg.getScreenCTM().inverse());
    return [Math.round(x), Math.round(y)];
  }

  #listen() {
    this.#svg.addEventListener("keydown", (event) => {
      const direction = arrowDirections[event.key];
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const step = event.shiftKey ? 1 : 5;
      const [x, y] = this.scene.touch;
      this.moveTouch(x + direction[0] * step, y + direction[1] * step);
    });
    let isDragging = false;
    this.#svg.addEventListener("pointerdown", (event) => {
      // A finger beside the touch may want to scroll the page.
      isDragging = event.pointerType !== "touch" || event.target.classList.contains("grip");
      if (!isDragging || event.button !== 0) return;
      this.#svg.setPointerCapture(event.pointerId);
      this.moveTouch(...this.pointAt(event));
    });
    this.#svg.addEventListener("pointermove", (event) => {
      if (isDragging && event.buttons > 0) this.moveTouch(...this.pointAt(event));
    });
    this.#svg.addEventListener("pointerup", () => (isDragging = false));
    this.#svg.addEventListener("pointercancel", () => (isDragging = false));
    this.#svg.addEventListener("click", (event) => this.moveTouch(...this.pointAt(event)));
  }
}

const howToMove =
  "Drag the touch, or press where it should be. Arrow keys move it by 5 points, with Shift by 1. " +
  "Views that are asked light up in turn, with blue outlines; the thick outline marks who gets the touch.";

/** The window asks first, by itself: the numbers begin below it, as in figures, unless it is hit. */
function withoutWindow({ hit, calls }) {
  const below = calls.filter(({ view }) => view.kind !== "window" || view === hit);
  return { hit, calls: below.length > 0 ? below : calls };
}

const arrowDirections = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const refusals = {
  hidden: "nil, since it is hidden",
  off: "nil, since user interaction is off",
  transparent: "nil, since its alpha is below 0.01",
};

/** What a view answered, in words. */
function answerText(call) {
  if (call.refusal) return refusals[call.refusal];
  if (call.hit === call.view) return "itself";
  if (call.hit) return `answers ${call.hit.name}`;
  return call.inside ? "nil, since it lets touches through" : "nil, since the point is outside";
}

function containsText(call) {
  return call.inside ? "contains it" : "does not contain it";
}

function clamped(number, least, most) {
  return Math.min(Math.max(number, least), most);
}

// The picture of a scene: what is drawn, and above it, invisible, where each view takes touches.

let drawingCount = 0;

/** Draws a scene into an SVG element with `played` as the outcome of its touch. */
class SceneDrawing {
  #prefix = `drawing-${(drawingCount += 1)}`;
  #clips = [];

  constructor(scene, played, selected = null) {
    this.scene = scene;
    this.selected = selected;
    this.hit = played.hit;
    this.numbers = new Map();
    played.calls.forEach((call, index) => {
      this.numbers.set(call.view, [...(this.numbers.get(call.view) ?? []), index + 1]);
    });
  }

  elements() {
    const drawn = this.#drawn(this.scene.root, false);
    const takers = this.#taker(this.scene.root);
    const labels = this.#labels(this.scene.root, mappingToSuperview(this.scene.root));
    return [
      svgElement("defs", {}, this.#clips),
      drawn,
      svgElement("g", { class: "cut-off" }, this.#cutOff(this.scene.root, PlaneMapping.identity)),
      ...this.#hitOutline(),
      svgElement("g", { class: "labels" }, this.#spread(labels)),
      svgElement("g", { class: "takers" }, takers ? [takers] : []),
      ...this.#mark(),
    ];
  }

  // What is drawn

  #drawn(view, isInsideHidden) {
    const children = view.views.toSorted((a, b) => a.z - b.z);
    const isUnseen = isInsideHidden || view.hidden;
    const subviews = svgElement(
      "g",
      view.clips ? { "clip-path": this.#clip(shapeOf(boundsRule, view)) } : {},
      children.map((child) => this.#drawn(child, isUnseen)),
    );
    const order = this.numbers.get(view)?.[0];
    const group = svgElement(
      "g",
      { class: this.#classes(view, isInsideHidden), transform: mappingToSuperview(view).svg },
      [this.#bounds(view), this.#area(view), subviews],
    );
    if (order) group.style.setProperty("--order", order);
    return group;
  }

  #area(view) {
    const rule = insideRuleOf(view, this.scene.exercise);
    const shape = shapeOf(rule === "always" || rule === "never" ? boundsRule : rule, view);
    shape.setAttribute("class", "area");
    shape.setAttribute("vector-effect", "non-scaling-stroke");
    return shape;
  }

  /** The bounds, where touches are taken in another shape. */
  #bounds(view) {
    if (typeof insideRuleOf(view, this.scene.exercise) === "string") {
      if (insideRuleOf(view, this.scene.exercise) !== "circle") return null;
    }
    const shape = shapeOf(boundsRule, view);
    shape.setAttribute("class", "bounds");
    shape.setAttribute("vector-effect", "non-scaling-stroke");
    return shape;
  }

  #classes(view, isInsideHidden) {
    const isBackground = view.superview?.kind === "window" && view.frame.join() === view.superview.frame.join();
    return [
      "view",
      view.kind === "window" && "window",
      isBackground && "ground-view",
      isInsideHidden && "inside-hidden",
      refusalOf(view),
      tintOf(view),
      this.numbers.has(view) ? "asked" : "unasked",
      view === this.hit && "hit",
      view === this.selected && "selected",
    ]
      .filter(Boolean)
      .join(" ");
  }

  /** Outlines of the parts that `clipsToBounds` takes away. */
  #cutOff(view, toWindow, isCut = false) {
    const mapping = mappingToSuperview(view).followedBy(toWindow);
    const outline = shapeOf(boundsRule, view);
    outline.setAttribute("class", "clipped");
    outline.setAttribute("transform", mapping.svg);
    outline.setAttribute("vector-effect", "non-scaling-stroke");
    const inside = view.views.flatMap((each) => this.#cutOff(each, mapping, isCut || view.clips));
    return isCut ? [outline, ...inside] : inside;
  }

  /** The hit view may lie behind others. */
  #hitOutline() {
    if (!this.hit) return [];
    const shape = this.#area(this.hit);
    shape.setAttribute("class", "covered-hit");
    shape.setAttribute("transform", mappingToWindow(this.hit).svg);
    return [shape];
  }

  // Names and numbers

  #labels(view, toWindow) {
    const corners = cornersOf(view).map((corner) => toWindow.apply(corner));
    const own = {
      view,
      at: corners.toSorted(fromUpperLeft)[0],
      right: Math.max(...corners.map(([x]) => x)),
    };
    const inside = view.views.flatMap((each) =>
      this.#labels(each, mappingToSuperview(each).followedBy(toWindow)),
    );
    return view.kind === "window" ? inside : [own, ...inside];
  }

  /** Labels beside the touch in their views, and one below the other where they would lie on each other. */
  #spread(labels) {
    const [, , width, height] = this.scene.root.frame;
    const [touchX, touchY] = this.scene.touch;
    const touch = { x: touchX - 12, y: touchY - 9, length: 24 };
    const placed = [touch];
    return labels.map(({ view, at, right }) => {
      const numbers = this.numbers.get(view)?.join(", ") ?? "";
      const badge = numbers ? numbers.length * 6.5 + 10 : 0;
      const length = badge + view.name.length * 7.9 + 10;
      const box = {
        x: Math.min(Math.max(at[0] + 6, 4), Math.max(width - length, 4)),
        y: Math.min(Math.max(at[1] + 6, 4), height - 22),
        length,
      };
      const isOn = (other) =>
        Math.abs(other.y - box.y) < 18 && box.x < other.x + other.length && other.x < box.x + length;
      const behindTouch = touch.x + touch.length + 2;
      if (isOn(touch) && behindTouch + length <= Math.min(right, width)) box.x = behindTouch;
      for (let tries = 0; tries < 12 && placed.some(isOn); tries += 1) box.y += 18;
      placed.push(box);
      return this.#label(view, box, numbers, badge);
    });
  }

  #label(view, { x, y }, numbers, badge) {
    const text = svgElement("text", { class: "name halo", x: x + badge + (badge ? 4 : 0), y: y + 13 }, [
      view.name,
    ]);
    const parts = [text];
    if (numbers) {
      parts.unshift(
        svgElement("rect", { class: "bubble", x, y, width: badge, height: 17, rx: 8 }),
        svgElement("text", { class: "number", x: x + badge / 2, y: y + 12.5 }, [numbers]),
      );
    }
    return svgElement("g", { class: numbers ? "label" : "label unasked" }, parts);
  }

  // Where touches are taken

  /**
   * The view's touchable shape, nested as the tree is and in its order: the browser finds in it, with
   * rules of its own, the view that the model finds.
   */
  #taker(view) {
    if (asksLayers(this.scene)) return this.#layerTaker(view);
    if (refusalOf(view)) return null;
    const rule = insideRuleOf(view, this.scene.exercise);
    if (rule === "never") return null;
    const shape = shapeOf(rule, view);
    shape.setAttribute("class", "taker");
    shape.setAttribute("data-view", view.name);
    const isPassing = overrides(view) && view.hitTest === "passThrough";
    if (isPassing) shape.setAttribute("pointer-events", "none");
    const isCapturing = overrides(view) && view.hitTest === "capture";
    const subviews = isCapturing
      ? []
      : view.views.map((each) => this.#taker(each)).filter((each) => each);
    return svgElement("g", { transform: mappingToSuperview(view).svg }, [
      svgElement("g", { "clip-path": this.#clip(shapeOf(rule, view)) }, [shape, ...subviews]),
    ]);
  }

  /** Layers take touches where they stick out, unless their superlayer masks to its bounds. */
  #layerTaker(view, isLayer = false) {
    const isAsked = isLayer || view.kind === "layerView";
    if (isAsked && view.hidden) return null;
    const shape = shapeOf(boundsRule, view);
    shape.setAttribute("class", "taker");
    shape.setAttribute("data-view", view.name);
    const sublayers = view.views.map((each) => this.#layerTaker(each, isAsked)).filter((each) => each);
    const masks = isAsked && (view.clips || this.scene.exercise === "ContainsPoint");
    return svgElement("g", { transform: mappingToSuperview(view).svg }, [
      svgElement("g", masks ? { "clip-path": this.#clip(shapeOf(boundsRule, view)) } : {}, [
        ...(isAsked ? [shape] : []),
        ...sublayers,
      ]),
    ]);
  }

  #clip(shape) {
    const id = `${this.#prefix}-clip-${this.#clips.length}`;
    this.#clips.push(svgElement("clipPath", { id }, [shape]));
    return `url(#${id})`;
  }

  // The touch

  #mark() {
    const [x, y] = this.scene.touch;
    return [
      svgElement("g", { class: "touch", transform: `translate(${x} ${y})` }, [
        svgElement("circle", { class: "touch-halo", r: 11 }),
        svgElement("circle", { class: "touch-ring", r: 11 }),
        svgElement("circle", { class: "touch-dot", r: 3 }),
        svgElement("circle", { class: "grip", r: 24 }),
      ]),
    ];
  }
}

const tints = "blue white yellow green brown red black grey orange purple pink".split(" ");

/** The colour that a view's name tells, as figures have it. */
function tintOf({ name, kind }) {
  const words = name.replace(/[a-z](?=[A-Z])/g, "$& ").toLowerCase().split(/[^\p{L}]+/u);
  const tint = kind === "layerView" ? "white" : words.find((word) => tints.includes(word));
  return tint && `tinted ${tint}`;
}

const boundsRule = "bounds";

/** The shape in which a rule of `point(inside:with:)` takes touches, in the view's coordinates. */
function shapeOf(rule, view) {
  const [x, y] = view.bounds;
  const [, , width, height] = view.frame;
  if (rule === "circle") {
    const r = Math.min(width, height) / 2;
    return svgElement("circle", { cx: x + width / 2, cy: y + height / 2, r });
  }
  const margin = rule === "always" ? 20_000 : typeof rule === "number" ? rule : 0;
  return svgElement("rect", {
    x: x - margin,
    y: y - margin,
    width: Math.max(width + 2 * margin, 0),
    height: Math.max(height + 2 * margin, 0),
  });
}

function cornersOf(view) {
  const [x, y] = view.bounds;
  const [, , width, height] = view.frame;
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
}

function fromUpperLeft(a, b) {
  return a[0] + 2 * a[1] - (b[0] + 2 * b[1]);
}

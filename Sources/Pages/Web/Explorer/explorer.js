// The explorer: a playground whose views can be changed, and whose scene is in the page's address.

document.documentElement.classList.add("scripted");

/** The numbers of the exercises that are checked in any scene. */
const exerciseNumbers = JSON.parse(document.getElementById("exercises").textContent);
const checkedNumbers = Object.values(exerciseNumbers).sort((one, other) => one - other);
const examples = JSON.parse(document.getElementById("examples").textContent);

class Explorer {
  #playground;
  #selected;
  /** The address that was read or written last, without its sign. */
  #address = location.hash.slice(1);
  #timer = 0;

  constructor() {
    const named = sceneNamed(this.#address);
    const scene = named ?? this.#example(this.#usual);
    this.#playground = new Playground(document.getElementById("playground"), scene, {
      caption: "The explorer's scene",
      changed: () => this.#playground && this.#write(),
    });
    this.#showExamples(named ? "" : this.#usual);
    this.#listen();
    this.#take(scene);
  }

  /** The example of the system's own rule. */
  get #usual() {
    return examples.findIndex(({ scene }) => scene.exercise === undefined);
  }

  #example(index) {
    return completedScene(structuredClone(examples[index].scene));
  }

  get #scene() {
    return this.#playground.scene;
  }

  // The scene

  #take(scene) {
    this.#playground.scene = scene;
    this.#playground.lowest = 0;
    this.#select(playedTouch(scene).hit ?? scene.root);
  }

  #select(view) {
    this.#selected = view;
    this.#playground.selected = view.kind === "window" ? null : view;
    this.#redraw();
    this.#showProperties();
  }

  #redraw() {
    this.#playground.show();
    this.#showTree();
  }

  /** The address and the command name the scene as it is. */
  #write() {
    const name = nameOfScene(this.#scene);
    const number = exerciseNumbers[this.#scene.exercise];
    const command = number ? `make check EX=${number} CASE=${name}` : "";
    document.getElementById("command").value = command;
    document.getElementById("test").disabled = !number;
    document.getElementById("test-note").textContent = number
      ? "Copies the command that checks your answer in this very scene."
      : `Exercises ${checkedNumbers.join(", ")} are checked in any scene, this one is not.`;
    this.#showHandle();
    // Browsers slow down pages that change their address at each move of the pointer.
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#writeAddress(), 150);
  }

  #writeAddress() {
    // Another address has just been opened, and is read next.
    if (location.hash.slice(1) !== this.#address) return;
    this.#address = nameOfScene(this.#scene);
    location.replace(`#${this.#address}`);
  }

  // Lists and fields

  /** A scene from an address begins with none of the examples. */
  #showExamples(chosen) {
    const choice = document.getElementById("example");
    choice.replaceChildren(
      htmlElement("option", { value: "", hidden: "" }, ["the scene of this address"]),
      ...examples.map(({ title }, index) => htmlElement("option", { value: index }, [title])),
    );
    choice.value = chosen;
    choice.addEventListener("change", () => this.#take(this.#example(Number(choice.value))));
  }

  #showTree() {
    const tree = document.getElementById("tree");
    const focused = document.activeElement?.dataset.name;
    const line = (view, depth) => {
      const button = htmlElement(
        "button",
        { type: "button", "aria-pressed": view === this.#selected, "data-name": view.name },
        [view.name, htmlElement("small", {}, [stateText(view)])],
      );
      button.addEventListener("click", () => this.#select(view));
      const item = htmlElement("li", {}, [button]);
      item.style.setProperty("--depth", depth);
      return [item, ...view.views.flatMap((each) => line(each, depth + 1))];
    };
    tree.replaceChildren(...line(this.#scene.root, 0));
    if (focused !== undefined) {
      [...tree.querySelectorAll("button")].find((each) => each.dataset.name === focused)?.focus();
    }
  }

  #showProperties() {
    const view = this.#selected;
    const renewed = () => {
      this.#select(view);
      document.querySelector("#properties select").focus();
    };
    const fields = propertyFields(view, () => this.#redraw(), renewed);
    const actions = [
      ["Bring forward", () => this.#reorder(1), siblingsOf(view).at(-1) === view],
      ["Send back", () => this.#reorder(-1), siblingsOf(view)[0] === view],
      ["Add a subview", () => this.#add(), false],
      ["Remove", () => this.#remove(), view.superview === null],
    ].map(([title, action, isOff]) => {
      const button = htmlElement("button", { type: "button", disabled: isOff ? "" : null }, [title]);
      button.addEventListener("click", action);
      return button;
    });
    document.getElementById("properties-heading").textContent = `Properties of ${view.name}`;
    document
      .getElementById("properties")
      .replaceChildren(...fields, htmlElement("div", { class: "actions" }, actions));
  }

  // Changes

  #reorder(step) {
    const siblings = siblingsOf(this.#selected);
    const index = siblings.indexOf(this.#selected);
    siblings.splice(index, 1);
    siblings.splice(clamped(index + step, 0, siblings.length), 0, this.#selected);
    this.#select(this.#selected);
  }

  #add() {
    const names = new Set(allViews(this.#scene.root).map((view) => view.name));
    let number = 1;
    while (names.has(`view ${number}`)) number += 1;
    const parent = this.#selected;
    const [x, y] = parent.bounds;
    const view = {
      ...structuredClone(usualView),
      name: `view ${number}`,
      frame: [x + 20, y + 20, 100, 100],
      interaction: true,
      views: [],
      superview: parent,
    };
    parent.views.push(view);
    this.#select(view);
  }

  #remove() {
    const { superview } = this.#selected;
    superview.views.splice(superview.views.indexOf(this.#selected), 1);
    this.#select(superview);
  }

  // Moving a view

  #showHandle() {
    const view = this.#selected;
    if (!view || view.kind === "window") return;
    const handle = viewHandle(view, (dx, dy) => {
      const [x, y] = movedInSuperview(view, dx, dy);
      view.frame[0] = Math.round(x);
      view.frame[1] = Math.round(y);
      this.#redraw();
      this.#showProperties();
    });
    this.#playground.svg.querySelector(".handle")?.remove();
    this.#playground.svg.append(handle);
  }

  #listen() {
    addEventListener("hashchange", () => {
      const name = location.hash.slice(1);
      if (name === this.#address) return;
      this.#address = name;
      const scene = sceneNamed(name);
      if (!scene) return;
      document.getElementById("example").value = "";
      this.#take(scene);
    });
    const copied = document.getElementById("copied");
    const copy = async (text, what) => {
      try {
        await navigator.clipboard.writeText(text);
        copied.textContent = `${what} is copied.`;
      } catch {
        copied.textContent = `Copy it with your keyboard: ${what.toLowerCase()} is selected.`;
        document.getElementById("command").value = text;
        document.getElementById("command").select();
      }
    };
    document
      .getElementById("share")
      .addEventListener("click", () => {
        this.#writeAddress();
        copy(location.href, "The address");
      });
    document.getElementById("test").addEventListener("click", () => {
      this.#write();
      copy(document.getElementById("command").value, "The command");
    });
  }
}

function siblingsOf(view) {
  return view.superview ? view.superview.views : [view];
}

/** What keeps touches out, or changes what is seen. */
function stateText(view) {
  const states = [
    !["answer", "view", "window"].includes(view.kind) && view.kind,
    refusalOf(view),
    view.clips && "clips",
    view.z !== 0 && `z ${shortNumber(view.z)}`,
    (view.turn !== 0 || view.scale.join() !== "1,1") && "transformed",
  ].filter(Boolean);
  return states.length > 0 ? ` ${states.join(", ")}` : "";
}

new Explorer();

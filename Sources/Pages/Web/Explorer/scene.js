// Scenes as the workbook shares them: JSON in which everything that is as usual is left out.

/** What a view has that its JSON does not name. */
const usualView = {
  kind: "answer",
  bounds: [0, 0],
  turn: 0,
  scale: [1, 1],
  anchor: [0.5, 0.5],
  hidden: false,
  alpha: 1,
  disabled: false,
  clips: false,
  z: 0,
  inside: "bounds",
  hitTest: "inherited",
};

const viewKinds = [
  "answer",
  "view",
  "button",
  "label",
  "window",
  "layerView",
  "control",
  "imageView",
  "scrollView",
];
const insideRules = ["bounds", "circle", "always", "never", "withEvent"];
const hitTestRules = ["inherited", "passThrough", "capture"];
const exercises = [
  "ContainsPoint",
  "LayerHitTest",
  "SystemHitTest",
  "ShelterView",
  "RoundButton",
  "ResponderChain",
];

/** A scene with every property, and each view with its superview; `null` if this is no scene. */
function completedScene(shared) {
  if (!isObject(shared) || !isPoint(shared.touch)) return null;
  const names = new Set();
  const root = completedView(shared.root, null, names, 0);
  if (!root || root.kind !== "window") return null;
  const exercise = shared.exercise ?? "SystemHitTest";
  if (!exercises.includes(exercise)) return null;
  return { root, touch: [...shared.touch], exercise };
}

function completedView(shared, superview, names, depth) {
  const isView =
    isObject(shared) &&
    typeof shared.name === "string" &&
    !names.has(shared.name) &&
    Array.isArray(shared.frame) &&
    shared.frame.length === 4 &&
    shared.frame.every(isSensible) &&
    shared.frame[2] > 0 &&
    shared.frame[3] > 0 &&
    depth < 200 &&
    names.size < 2_000;
  if (!isView) return null;
  names.add(shared.name);
  const view = { ...usualView, ...shared, superview };
  const isWhole =
    viewKinds.includes(view.kind) &&
    (view.kind === "window") === (superview === null) &&
    [view.bounds, view.scale, view.anchor].every(isPoint) &&
    [view.turn, view.alpha, view.z].every(isSensible) &&
    (insideRules.includes(view.inside) || isSensible(view.inside)) &&
    hitTestRules.includes(view.hitTest);
  if (!isWhole) return null;
  view.interaction = shared.interaction ?? !startsWithoutInteraction(view.kind);
  view.views = (shared.views ?? []).map((each) => completedView(each, view, names, depth + 1));
  return view.views.includes(null) ? null : view;
}

/** Whether user interaction is off until it is switched on. */
function startsWithoutInteraction(kind) {
  return kind === "label" || kind === "imageView";
}

/** The scene as it is shared. */
function sharedScene(scene) {
  const shared = { root: sharedView(scene.root), touch: scene.touch };
  if (scene.exercise !== "SystemHitTest") shared.exercise = scene.exercise;
  return shared;
}

function sharedView(view) {
  const shared = { name: view.name, frame: view.frame };
  for (const [property, usual] of Object.entries(usualView)) {
    if (String(view[property]) !== String(usual)) shared[property] = view[property];
  }
  if (view.interaction === startsWithoutInteraction(view.kind)) {
    shared.interaction = view.interaction;
  }
  if (view.controller) shared.controller = view.controller;
  if (view.views.length > 0) shared.views = view.views.map(sharedView);
  return shared;
}

/** The name by which `make check CASE=` and the explorer's address know a scene. */
function nameOfScene(scene) {
  const bytes = new TextEncoder().encode(JSON.stringify(sharedScene(scene)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return "scene-" + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The scene of a name; `null` if it names none. */
function sceneNamed(name) {
  if (!name.startsWith("scene-")) return null;
  try {
    const text = atob(name.slice(6).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return completedScene(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** All views, each before its subviews. */
function allViews(view) {
  return [view, ...view.views.flatMap(allViews)];
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isPoint(value) {
  return Array.isArray(value) && value.length === 2 && value.every(isSensible);
}

function isSensible(number) {
  return Number.isFinite(number) && Math.abs(number) < 10_000;
}

// What `UIView.hitTest(_:with:)` does, with a record of who was asked.

/** The largest alpha that takes no touches is below this. A view keeps its alpha as 32 bits. */
const leastAlpha = 0.01;

/** Why a view takes no touches whatever the point is; `null` if it may take them. */
function refusalOf(view) {
  if (view.hidden) return "hidden";
  if (!view.interaction) return "off";
  if (Math.fround(view.alpha) < leastAlpha) return "transparent";
  return null;
}

/** These are UIKit's own classes, which override nothing. */
function overrides(view) {
  return !["label", "control", "imageView", "scrollView"].includes(view.kind);
}

/** The rule by which a view answers `point(inside:with:)`. */
function insideRuleOf(view, exercise) {
  if (!overrides(view)) return "bounds";
  if (view.inside === "bounds" && view.kind === "answer" && exercise === "RoundButton") {
    return "circle";
  }
  return view.inside;
}

function isInside(view, point, hasEvent, exercise) {
  const [x, y] = view.bounds;
  const [, , width, height] = view.frame;
  const rule = insideRuleOf(view, exercise);
  switch (rule) {
    case "always":
      return true;
    case "never":
      return false;
    case "withEvent":
      return hasEvent && contains([x, y, width, height], point);
    case "circle": {
      const distance = Math.hypot(point[0] - (x + width / 2), point[1] - (y + height / 2));
      return distance <= Math.min(width, height) / 2;
    }
    case "bounds":
      return contains([x, y, width, height], point);
    default:
      return contains([x - rule, y - rule, width + 2 * rule, height + 2 * rule], point);
  }
}

/** The left and the upper edge belong to a rectangle, the right and the lower one do not. */
function contains([x, y, width, height], point) {
  return point[0] >= x && point[0] < x + width && point[1] >= y && point[1] < y + height;
}

/** One search for the view that gets a touch. */
class HitTest {
  /** Who was asked, in order: `{ view, point, depth, refusal, inside, hit }`. */
  calls = [];

  constructor(exercise, hasEvent) {
    this.exercise = exercise;
    this.hasEvent = hasEvent;
  }

  /** The view that gets a touch at a point in `view`'s coordinates, or `null`. */
  ask(view, point, depth = 0) {
    const call = { view, point, depth, refusal: refusalOf(view), inside: null, hit: null };
    this.calls.push(call);
    if (call.refusal === null) {
      call.inside = isInside(view, point, this.hasEvent, this.exercise);
      if (call.inside) call.hit = this.#overridden(view, this.#frontmost(view, point, depth), call);
    }
    return call.hit;
  }

  /** The last subview is asked first, and the first view that is found decides. */
  #frontmost(view, point, depth) {
    for (const subview of view.views.toReversed()) {
      const pointInSubview = mappingToSuperview(subview).inverse.apply(point);
      const hit = this.ask(subview, pointInSubview, depth + 1);
      if (hit) return hit;
    }
    return view;
  }

  /** What a view answers that overrides `hitTest(_:with:)`. */
  #overridden(view, found, call) {
    let hit = found;
    if (view.kind === "answer" && this.exercise === "ShelterView") {
      hit = this.#shelteredButton(view, call) ?? found;
    }
    if (!overrides(view)) return hit;
    if (view.hitTest === "passThrough" && hit === view) return null;
    if (view.hitTest === "capture") return view;
    return hit;
  }

  /** A shelter lets the buttons behind it answer, front to back. */
  #shelteredButton(shelter, call) {
    const siblings = shelter.superview?.views ?? [];
    const point = mappingToSuperview(shelter).apply(call.point);
    for (const sibling of siblings.slice(0, siblings.indexOf(shelter)).toReversed()) {
      if (sibling.kind !== "button") continue;
      const pointInButton = mappingToSuperview(sibling).inverse.apply(point);
      const hit = this.ask(sibling, pointInButton, call.depth + 1);
      if (hit) return hit;
    }
    return null;
  }
}

/** What becomes of a scene's touch: the calls in order, and the view that gets it. */
function playedTouch(scene, touch = scene.touch) {
  if (asksLayers(scene)) return playedLayers(scene, touch);
  const search = new HitTest(scene.exercise, true);
  const hit = search.ask(scene.root, mappingToSuperview(scene.root).inverse.apply(touch));
  return { hit, calls: search.calls };
}

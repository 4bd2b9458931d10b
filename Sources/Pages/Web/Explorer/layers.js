// Exercises 1 and 2 ask layers. In their scenes a view's layer is drawn as the view, and a layer without
// a view as one.

function asksLayers(scene) {
  return scene.exercise === "ContainsPoint" || scene.exercise === "LayerHitTest";
}

/** What the white view's layer, and the layers in it, answer. */
function playedLayers(scene, touch) {
  const white = allViews(scene.root).find((view) => view.kind === "layerView");
  if (!white) return { hit: null, calls: [] };
  const calls = [];
  const point = mappingToWindow(white.superview).inverse.apply(touch);
  const hit =
    scene.exercise === "ContainsPoint"
      ? askedByContains(white, point, calls)
      : layerHitTest(white, point, calls);
  return { hit, calls };
}

/** Each layer is asked with `contains(_:)` in its own coordinates, the inner ones only if it says yes. */
function askedByContains(layer, pointInSuperlayer, calls) {
  const point = mappingToSuperview(layer).inverse.apply(pointInSuperlayer);
  const isInside = contains(boundsOf(layer), point);
  calls.push({ view: layer, point, depth: 0, refusal: null, inside: isInside, hit: isInside ? layer : null });
  if (!isInside) return null;
  for (const sublayer of layer.views) {
    const hit = askedByContains(sublayer, point, calls);
    if (hit) return hit;
  }
  return layer;
}

/** `CALayer.hitTest(_:)`, which takes a point in the superlayer's coordinates. */
function layerHitTest(layer, pointInSuperlayer, calls, depth = 0) {
  const call = {
    view: layer,
    point: pointInSuperlayer,
    depth,
    refusal: layer.hidden ? "hidden" : null,
    inside: null,
    hit: null,
  };
  calls.push(call);
  if (call.refusal) return null;
  const point = mappingToSuperview(layer).inverse.apply(pointInSuperlayer);
  call.inside = contains(boundsOf(layer), point);
  // What sticks out of a layer is found, unless the layer masks to its bounds.
  if (!call.inside && layer.clips) return null;
  for (const sublayer of layer.views.toReversed()) {
    if (sublayer.hidden) continue;
    call.hit = layerHitTest(sublayer, point, calls, depth + 1);
    if (call.hit) return call.hit;
  }
  if (call.inside) call.hit = layer;
  return call.hit;
}

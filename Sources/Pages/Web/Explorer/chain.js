// Who hears of a touch after its view, if nobody handles it.

/** The responders' names, beginning with a view. */
function responderChain(view) {
  if (!view) return [];
  const own = view.controller ? [view.name, view.controller] : [view.name];
  if (view.superview) return [...own, ...responderChain(view.superview)];
  return [...own, "application", "application delegate"];
}

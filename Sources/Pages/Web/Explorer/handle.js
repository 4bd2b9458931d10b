// The handle by which the selected view is moved.

/** The origin of a view's frame after a move by so many points of the window. */
function movedInSuperview(view, dx, dy) {
  const toSuperview = mappingToWindow(view.superview).inverse;
  const [x, y] = toSuperview.apply([dx, dy]);
  const [originX, originY] = toSuperview.apply([0, 0]);
  return [view.frame[0] + x - originX, view.frame[1] + y - originY];
}

/** The handle at a view's last corner, or as near as the window lets it. */
function handlePlace(view) {
  const [x, y] = mappingToWindow(view).apply(cornersOf(view)[2]);
  const [, , width, height] = rootOf(view).frame;
  return [clamped(x, 12, width - 12), clamped(y, 12, height - 12)];
}

function rootOf(view) {
  return view.superview ? rootOf(view.superview) : view;
}

/** A handle to drag a view, or to move it with arrow keys. `move` gets distances in the window. */
function viewHandle(view, move) {
  const [x, y] = handlePlace(view);
  const handle = svgElement(
    "g",
    {
      class: "handle",
      transform: `translate(${x} ${y})`,
      tabindex: 0,
      role: "button",
      "aria-label": `Move ${view.name} with the arrow keys`,
    },
    [
      svgElement("rect", { x: -11, y: -11, width: 22, height: 22, rx: 4 }),
      svgElement("path", { d: "M-7 0H7M0-7V7M-7 0l3-3M-7 0l3 3M7 0l-3-3M7 0l-3 3M0-7l-3 3M0-7l3 3M0 7l-3-3M0 7l3-3" }),
    ],
  );
  handle.addEventListener("keydown", (event) => {
    const direction = arrowDirections[event.key];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? 1 : 5;
    move(direction[0] * step, direction[1] * step);
  });
  handle.addEventListener("click", (event) => event.stopPropagation());
  handle.addEventListener("pointerdown", (event) => {
    event.stopPropagation();
    event.preventDefault();
    followPointer(handle.ownerSVGElement, event, move);
  });
  return handle;
}

/** Each move draws the scene again, so the pointer is followed by the picture and not by the handle. */
function followPointer(svg, start, move) {
  let last = svgPoint(svg, start);
  const moved = (event) => {
    const next = svgPoint(svg, event);
    const [dx, dy] = [Math.round(next.x - last.x), Math.round(next.y - last.y)];
    if (dx === 0 && dy === 0) return;
    last = new DOMPoint(last.x + dx, last.y + dy);
    move(dx, dy);
  };
  const ended = () => {
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", ended);
    removeEventListener("pointercancel", ended);
    // The click that ends a move is no touch.
    svg.addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true });
  };
  addEventListener("pointermove", moved);
  addEventListener("pointerup", ended);
  addEventListener("pointercancel", ended);
}

function svgPoint(svg, event) {
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
}

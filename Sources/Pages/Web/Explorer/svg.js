// Elements by name, with attributes and children. Text stays text.

function svgElement(name, attributes = {}, children = []) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function htmlElement(name, attributes = {}, children = []) {
  return filled(document.createElement(name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** A number with at most one decimal, and a true minus sign. */
function shortNumber(number) {
  const rounded = Math.round(number * 10) / 10;
  return (Object.is(rounded, -0) ? "0" : String(rounded)).replace("-", "−");
}

function pointText([x, y]) {
  return Number.isFinite(x) && Number.isFinite(y)
    ? `(${shortNumber(x)}, ${shortNumber(y)})`
    : "(no point: the view is flat)";
}

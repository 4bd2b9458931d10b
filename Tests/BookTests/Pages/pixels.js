// Opens another scene, and waits until the page has heard of it: on a busy machine that takes more
// than two frames.
async function show(name) {
  const heard = new Promise((done) => addEventListener("hashchange", done, { once: true }));
  location.hash = name;
  await heard;
}

// The names of the views whose touchable shape the browser finds at points of the window.
async function viewsAt(points) {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const svg = document.querySelector(".scene");
  // The picture leaves out what is empty below.
  svg.setAttribute("viewBox", "0 0 375 667");
  return points.map(([x, y]) => {
    const place = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    scrollBy(0, place.y - innerHeight / 2);
    const shown = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM());
    const found = document.elementsFromPoint(shown.x, shown.y);
    return found.find((element) => element.dataset.view)?.dataset.view ?? null;
  });
}

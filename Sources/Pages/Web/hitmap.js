// Tells which view gets the point under the pointer, and who is asked on the way.

const svgNamespace = "http://www.w3.org/2000/svg";

class HitMaps {
  constructor(element, data) {
    this.pictures = [...element.querySelectorAll("svg")];
    this.readout = document.getElementById("map-readout");
    this.side = data.side;
    this.window = data.window;
    this.maps = data.maps.map((map) => ({ outcomes: map.outcomes, cells: cellsOf(map, data.side) }));
    this.column = Math.floor(data.side / 2);
    this.row = this.column;
    for (const picture of this.pictures) {
      picture.addEventListener("pointermove", (event) => this.pointAt(picture, event));
      picture.addEventListener("pointerdown", (event) => this.pointAt(picture, event));
    }
    element.addEventListener("keydown", (event) => this.press(event));
    element.addEventListener("focus", () => this.show());
  }

  pointAt(picture, event) {
    const matrix = picture.getScreenCTM();
    if (!matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const [, , width, height] = this.window;
    this.go(Math.floor(point.x / width * this.side), Math.floor(point.y / height * this.side));
  }

  press(event) {
    const step = event.shiftKey ? 10 : 1;
    const moves = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.go(this.column + move[0], this.row + move[1]);
  }

  go(column, row) {
    this.column = Math.max(0, Math.min(this.side - 1, column));
    this.row = Math.max(0, Math.min(this.side - 1, row));
    this.show();
  }

  show() {
    const [left, top, width, height] = this.window;
    const x = (this.column + 0.5) * width / this.side;
    const y = (this.row + 0.5) * height / this.side;
    this.pictures.forEach((picture) => mark(picture, x, y, width, height));
    const outcomes = this.maps.map((map) => map.outcomes[map.cells[this.row * this.side + this.column]]);
    const lines = [`at (${tenths(left + x)}, ${tenths(top + y)})`];
    ["expected", "your answer"].forEach((name, index) => {
      const { hit, asked } = outcomes[index];
      lines.push(`${name}: ${hit ?? "nothing"} · asked: ${asked.join(", ") || "nobody"}`);
    });
    if (outcomes[0].hit !== outcomes[1].hit) lines.push("Here the two differ.");
    this.readout.replaceChildren(...lines.map(paragraph));
  }
}

function tenths(number) {
  return String(Math.round(number * 10) / 10);
}

function paragraph(text) {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}

// The outcome of each cell, from bands of equal rows.
function cellsOf(map, side) {
  const cells = [];
  for (const [height, ...runs] of map.bands) {
    const row = [];
    for (let index = 0; index < runs.length; index += 2) {
      for (let count = 0; count < runs[index + 1]; count += 1) row.push(runs[index]);
    }
    for (let count = 0; count < height; count += 1) cells.push(...row);
  }
  return cells;
}

function mark(picture, x, y, width, height) {
  let here = picture.querySelector(".map-here");
  if (!here) {
    here = document.createElementNS(svgNamespace, "path");
    here.setAttribute("class", "map-here");
    picture.append(here);
  }
  here.setAttribute("d", `M${x} 0V${height}M0 ${y}H${width}`);
}

document.documentElement.classList.add("scripted");
const mapData = document.getElementById("hit-map-data");
if (mapData) new HitMaps(document.querySelector(".map-pair"), JSON.parse(mapData.textContent));

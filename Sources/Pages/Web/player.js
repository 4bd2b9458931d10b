// Plays the steps of two traces side by side. The table of steps is the data: each row is a moment,
// and its cells say by their attributes which view is asked, and where the point is.

const secondsPerStep = 0.9;

class Player {
  /** - moved: called after each move by the user; says whether it is a jump, or a step. */
  constructor(section, moved) {
    this.section = section;
    this.moved = moved;
    this.rows = [...section.querySelectorAll("tr.moment")];
    this.frame = section.querySelector(".steps-frame");
    this.sides = [...section.querySelectorAll(".side")];
    this.scrubber = section.querySelector("input[type=range]");
    this.output = section.querySelector("output");
    this.playButton = section.querySelector("[data-action=play]");
    this.difference = this.rows.findIndex((row) => row.classList.contains("difference"));
    this.timer = null;
    this.now = 0;
    this.scrubber.max = String(Math.max(0, this.rows.length - 1));
    this.scrubber.addEventListener("input", () => this.go(Number(this.scrubber.value)));
    for (const button of section.querySelectorAll("[data-action]")) {
      button.addEventListener("click", () => this.act(button.dataset.action));
    }
    this.rows.forEach((row, index) => row.addEventListener("click", () => this.go(index, true)));
    this.show();
  }

  act(action) {
    switch (action) {
      case "start": return this.go(0, true);
      case "back": return this.go(this.now - 1);
      case "play": return this.timer === null ? this.play() : this.pause();
      case "forward": return this.go(this.now + 1);
      case "end": return this.go(this.rows.length - 1, true);
      case "difference": return this.difference < 0 ? undefined : this.go(this.difference, true);
    }
  }

  play() {
    if (this.now >= this.rows.length - 1) this.move(0);
    this.timer = setInterval(() => {
      this.move(this.now + 1);
      this.moved(false);
      if (this.now >= this.rows.length - 1) this.pause();
    }, secondsPerStep * 1000);
    this.setPlaying(true);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = null;
    this.setPlaying(false);
  }

  setPlaying(isPlaying) {
    this.playButton.textContent = isPlaying ? "❚❚" : "▶";
    this.playButton.setAttribute("aria-pressed", String(isPlaying));
    // While it plays, a screen reader would not keep up.
    for (const side of this.sides) {
      side.querySelector(".path").setAttribute("aria-live", isPlaying ? "off" : "polite");
    }
  }

  go(index, isJump = false) {
    this.pause();
    this.move(index);
    this.moved(isJump);
  }

  move(index) {
    this.now = Math.max(0, Math.min(index, this.rows.length - 1));
    this.show();
  }

  show() {
    this.scrubber.value = String(this.now);
    this.output.textContent = this.rows.length ? `${this.now + 1} / ${this.rows.length}` : "";
    this.rows.forEach((row, index) => {
      row.classList.toggle("now", index === this.now);
      row.classList.toggle("later", index > this.now);
      if (index === this.now) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    });
    this.scroll();
    this.sides.forEach((side, index) => {
      this.light(side, this.cell(index));
      side.classList.toggle("told", this.isOver(index));
    });
    markLine(this.section.closest(".report"), this.cell(1)?.dataset.line);
  }

  // The last step that a side has taken by now: a side that waits keeps its state.
  cell(side) {
    for (let index = this.now; index >= 0; index -= 1) {
      const cell = this.rows[index]?.cells[side];
      if (cell && cell.dataset.path !== undefined) return cell;
    }
    return null;
  }

  // Whether a side has taken all its steps in the step of the script that its figure shows.
  isOver(side) {
    const shown = this.cell(side)?.dataset.step;
    return !this.rows.slice(this.now + 1).some((row) => {
      const next = row.cells[side]?.dataset;
      return next?.path !== undefined && (shown === undefined || next.step === shown);
    });
  }

  light(side, cell) {
    const figures = [...side.querySelectorAll(".step-figure")];
    const shown = figures.find((figure) => figure.dataset.step === cell?.dataset.step) ?? figures[0];
    for (const figure of figures) figure.classList.toggle("current", figure === shown);
    for (const view of side.querySelectorAll(".asked-now")) view.classList.remove("asked-now");
    if (cell?.dataset.view) document.getElementById(cell.dataset.view)?.classList.add("asked-now");
    placeTraveller(shown, cell);
    side.querySelector(".path").textContent = cell?.dataset.path ?? "";
  }

  // Scrolls the list alone, never the page.
  scroll() {
    const row = this.rows[this.now];
    if (!row) return;
    const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
    if (top < this.frame.scrollTop) this.frame.scrollTop = top;
    else if (bottom > this.frame.scrollTop + this.frame.clientHeight) {
      this.frame.scrollTop = bottom - this.frame.clientHeight;
    }
  }
}

// The ring around the point that is handed over, where that point is on the screen.
function placeTraveller(figure, cell) {
  const svg = figure?.querySelector("svg");
  if (!svg) return;
  let ring = svg.querySelector(".traveller");
  if (!cell?.dataset.x) {
    ring?.remove();
    return;
  }
  if (!ring) {
    ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
    ring.setAttribute("class", "traveller");
    ring.setAttribute("r", "13");
    svg.append(ring);
  }
  ring.setAttribute("cx", cell.dataset.x);
  ring.setAttribute("cy", cell.dataset.y);
}

// Marks the line of the method that runs, and scrolls the source alone.
function markLine(report, number) {
  for (const line of report.querySelectorAll(".line.runs")) line.classList.remove("runs");
  const line = number ? report.querySelectorAll(".line")[number - 1] : null;
  if (!line) return;
  line.classList.add("runs");
  const frame = line.parentElement;
  const top = line.offsetTop - frame.offsetTop;
  if (top < frame.scrollTop || top > frame.scrollTop + frame.clientHeight - 40) {
    frame.scrollTop = top - frame.clientHeight / 3;
  }
}

// Which report, which scene and which step is shown: chosen by links, the chooser, keys and the
// page's address, such as #exercise=3&scene=hiddenView.1&step=12.

// Browsers refuse a page that writes its address too often.
const secondsUntilAddress = 0.3;

// A page opens with the first of the other reports.
const hasLittleToSay = new Set(["passed", "missing", "notStarted"]);

class Report {
  constructor(element) {
    this.element = element;
    this.exercise = element.dataset.exercise;
    this.players = [...element.querySelectorAll(".play")].map(
      (section) => new Player(section, noteAddress),
    );
    this.chooser = element.querySelector(".chooser select");
    this.chooser?.addEventListener("change", () => {
      this.choose(this.players.find((player) => player.section.id === this.chooser.value));
      noteAddress(true);
    });
    this.choose(this.players[0]);
  }

  choose(player) {
    this.current?.pause();
    this.current = player;
    for (const each of this.players) each.section.classList.toggle("current", each === player);
    if (this.chooser && player) this.chooser.value = player.section.id;
    player?.show();
  }
}

const reports = [];
let shownReport;

function showReport(report) {
  if (report === shownReport) return;
  shownReport?.current?.pause();
  shownReport = report;
  for (const each of reports) each.element.classList.toggle("chosen", each === report);
  for (const link of document.querySelectorAll(".exercises a")) {
    const isShown = link.hash === `#exercise=${report.exercise}`;
    if (isShown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
}

// Addresses

let unwrittenAddress = null;
let addressTimer;

function addressOfStep() {
  const parts = new URLSearchParams();
  const player = shownReport.current;
  if (shownReport.exercise) parts.set("exercise", shownReport.exercise);
  if (player && player !== shownReport.players[0]) parts.set("scene", player.section.dataset.scene);
  if (player) parts.set("step", player.now + 1);
  return `#${parts}`;
}

function writeAddress() {
  clearTimeout(addressTimer);
  if (unwrittenAddress !== null) history.replaceState(null, "", unwrittenAddress);
  unwrittenAddress = null;
}

/** Remembers the step: a jump becomes an entry of the history, and "back" undoes it. */
function noteAddress(isJump) {
  const address = addressOfStep();
  if (isJump) {
    writeAddress();
    if (address !== location.hash) history.pushState(null, "", address);
  } else {
    clearTimeout(addressTimer);
    unwrittenAddress = address;
    addressTimer = setTimeout(writeAddress, secondsUntilAddress * 1000);
  }
}

function readAddress() {
  clearTimeout(addressTimer);
  unwrittenAddress = null;
  const parts = new URLSearchParams(location.hash.slice(1));
  const isStep = ["exercise", "scene", "step"].some((name) => parts.has(name));
  if (shownReport && location.hash && !isStep) return;
  const wasShown = shownReport;
  showReport(
    reports.find((report) => report.exercise === parts.get("exercise")) ??
      reports.find((report) => !hasLittleToSay.has(report.element.dataset.outcome)) ??
      reports.find((report) => report.players.length > 0) ??
      reports[0],
  );
  const { players, element } = shownReport;
  const scene = parts.get("scene");
  const player = players.find((each) => each.section.dataset.scene === scene) ?? players[0];
  player?.move((Number(parts.get("step")) || 1) - 1);
  shownReport.choose(player);
  if (wasShown && wasShown !== shownReport) element.scrollIntoView();
}

// Keys

const keys = {
  ArrowLeft: "back", ArrowRight: "forward", Home: "start", End: "end", " ": "play",
  d: "difference", D: "difference",
};

document.addEventListener("keydown", (event) => {
  const action = keys[event.key];
  const player = shownReport?.current;
  if (!action || !player || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  // Controls keep the keys that they have themselves.
  if (target.closest("select, textarea, summary, [data-keys]")) return;
  if (target.closest("button, a") && event.key === " ") return;
  if (target.closest("input") && event.key !== " " && action !== "difference") return;
  event.preventDefault();
  player.act(action);
});

document.documentElement.classList.add("scripted");
reports.push(...[...document.querySelectorAll(".report")].map((element) => new Report(element)));
readAddress();
addEventListener("hashchange", readAddress);

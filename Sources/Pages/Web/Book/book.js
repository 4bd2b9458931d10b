// What every page of the book does: the search field, and answers that a link leads to.

document.documentElement.classList.add("scripted");

const find = document.getElementById("find");
find?.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && find.value.trim()) {
    location.href = `search.html#${encodeURIComponent(find.value.trim())}`;
  }
});

/** Unfolds the answer that the address names. */
function unfoldTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}

function setAllAnswers(isOpen) {
  for (const answer of document.querySelectorAll("details")) answer.open = isOpen;
}

const unfold = document.getElementById("unfold");
unfold?.addEventListener("click", () => {
  const isOpen = unfold.getAttribute("aria-pressed") !== "true";
  unfold.setAttribute("aria-pressed", isOpen);
  setAllAnswers(isOpen);
});

// A handout has the answers.
addEventListener("beforeprint", () => setAllAnswers(true));
addEventListener("hashchange", unfoldTarget);
unfoldTarget();

// Finds words in the book's pages. The words are in the page's address, so that a search is shared too.

const index = JSON.parse(document.getElementById("index").textContent);
const field = document.getElementById("words");
const found = document.getElementById("found");
const most = 40;

/**
 * The places that contain all words. Those with the words in their heading come first, then lessons, and
 * of both those that have the words most often.
 */
function placesWith(words) {
  const places = index.flatMap((entry) => {
    const title = entry.title.toLowerCase();
    const text = `${title} ${entry.words.toLowerCase()}`;
    if (!words.every((word) => text.includes(word))) return [];
    const inTitle = words.filter((word) => title.includes(word)).length;
    const count = words.reduce((sum, word) => sum + text.split(word).length - 1, 0);
    return [{ entry, rank: [inTitle, /^\d/.test(entry.address) ? 1 : 0, count] }];
  });
  const order = (a, b) => b.map((part, index) => part - a[index]).find((part) => part !== 0) ?? 0;
  return places.toSorted((a, b) => order(a.rank, b.rank)).map(({ entry }) => entry);
}

/** The words around the first one that is found, all of them whole. */
function excerpt(text, words) {
  const place = Math.max(text.toLowerCase().indexOf(words[0]), 0);
  const start = place < 60 ? 0 : text.lastIndexOf(" ", place - 50) + 1;
  const isCut = start + 180 < text.length;
  const end = isCut ? text.lastIndexOf(" ", start + 180) : text.length;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${isCut ? " …" : ""}`;
}

/** A text with the words marked in it. */
function marked(text, words) {
  const pieces = [];
  let rest = text;
  while (rest) {
    const lower = rest.toLowerCase();
    const places = words
      .map((word) => ({ word, place: lower.indexOf(word) }))
      .filter(({ place }) => place >= 0)
      .toSorted((a, b) => a.place - b.place);
    if (places.length === 0) break;
    const [{ word, place }] = places;
    const mark = document.createElement("mark");
    mark.textContent = rest.slice(place, place + word.length);
    pieces.push(rest.slice(0, place), mark);
    rest = rest.slice(place + word.length);
  }
  return [...pieces, rest];
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const places = words.length > 0 ? placesWith(words) : [];
  document.getElementById("count").textContent =
    words.length === 0 ? "" : `${places.length} ${places.length === 1 ? "place" : "places"}`;
  found.replaceChildren(
    ...places.slice(0, most).map((entry) => {
      const link = document.createElement("a");
      link.href = entry.address;
      link.append(...marked(entry.title, words));
      const page = document.createElement("small");
      page.className = "faint";
      page.textContent = ` ${entry.page}`;
      const text = document.createElement("p");
      text.append(...marked(excerpt(entry.words, words), words));
      const item = document.createElement("li");
      item.append(link, page, text);
      return item;
    }),
  );
}

function take() {
  field.value = decodeURIComponent(location.hash.slice(1));
  show();
}

field.addEventListener("input", show);
addEventListener("hashchange", take);
take();
field.focus();

// A lesson opens with a scene to play with, and each of its rules has a small one.

const play = JSON.parse(document.getElementById("play").textContent);
new Playground(document.getElementById("playground"), completedScene(play.scene), {
  caption: play.title,
});

const rules = JSON.parse(document.getElementById("rules")?.textContent ?? "[]");
for (const element of document.querySelectorAll(".rule")) {
  const { scene, title, touches } = rules[Number(element.dataset.rule)];
  const playground = new Playground(
    element.querySelector(".playground"),
    completedScene(scene),
    { caption: title, isSmall: true },
  );
  const buttons = touches.map(({ place, point }) => {
    const button = htmlElement("button", { type: "button" }, [place]);
    button.addEventListener("click", () => playground.moveTouch(...point));
    return button;
  });
  const group = { class: "places", role: "group", "aria-label": "Where to touch" };
  element.querySelector(".playground").before(htmlElement("div", group, buttons));
}

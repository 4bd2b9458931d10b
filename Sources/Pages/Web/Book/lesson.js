// A lesson opens with a scene to play with.

const play = JSON.parse(document.getElementById("play").textContent);
new Playground(document.getElementById("playground"), completedScene(play.scene), {
  caption: play.title,
});

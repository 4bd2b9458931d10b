// Holds what the explorer's engine finds against what the model found.

/** Computing in another order rounds otherwise. */
const tolerance = 1e-6;

function compared(samples) {
  const differences = [];
  let touches = 0;
  let asked = 0;
  for (const sample of samples) {
    const scene = completedScene(sample.scene);
    if (!scene) {
      differences.push(`scene ${sample.number} is refused`);
      continue;
    }
    const views = allViews(scene.root);
    for (const outcome of sample.outcomes) {
      touches += 1;
      asked += outcome.asked.length;
      const difference = differenceIn(scene, views, outcome);
      if (difference) differences.push(`scene ${sample.number}, touch ${outcome.touch}: ${difference}`);
    }
  }
  return { touches, asked, differences };
}

function differenceIn(scene, views, outcome) {
  const { hit, calls } = playedTouch(scene, outcome.touch);
  const asked = calls.map((call) => views.indexOf(call.view));
  if (asked.join() !== outcome.asked.join()) return `asked ${asked}, model ${outcome.asked}`;
  const points = calls.flatMap((call) => call.point);
  const index = points.findIndex(
    (value, index) => Math.abs(value - outcome.points[index]) > tolerance,
  );
  if (index >= 0) return `point ${points}, model ${outcome.points}`;
  const found = hit ? views.indexOf(hit) : null;
  if (found !== (outcome.hit ?? null)) return `hit ${found}, model ${outcome.hit}`;
  const chain = responderChain(hit).join();
  return !outcome.chain || chain === outcome.chain.join() ? null : `chain ${chain}, model ${outcome.chain}`;
}

// What a test wants to know of a page. The contrast is that of WCAG 2.2.

function probe() {
  const root = document.scrollingElement;
  const texts = [...document.body.querySelectorAll("*")].filter(hasShownText);
  const faint = texts.flatMap((element) => {
    const contrast = contrastOf(element);
    const words = element.textContent.trim().slice(0, 30);
    return contrast < 4.5 ? [`${element.tagName} “${words}”: ${contrast.toFixed(2)}`] : [];
  });
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  return {
    overflow: root.scrollWidth - root.clientWidth,
    checked: texts.length,
    faint,
    moving: document.getAnimations().filter((each) => each.playState === "running").length,
    unnamed: unnamedControls(),
    doubled: ids.filter((id, index) => ids.indexOf(id) !== index),
  };
}

function hasShownText(element) {
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isDrawn = !["SCRIPT", "STYLE", "TITLE", "title", "desc", "style", "OPTION"].includes(element.tagName);
  return hasText && isDrawn && !element.disabled && element.checkVisibility();
}

function contrastOf(element) {
  const style = getComputedStyle(element);
  const isDrawing = element instanceof SVGElement;
  const text = colour(isDrawing ? style.fill : style.color);
  // A text in a picture has a halo of the ground, or stands on a sign of its own.
  const sign = isDrawing && element.previousElementSibling?.matches(".bubble, .pill");
  const onSign = sign && element.matches(".number, .on-pill");
  const ground = onSign
    ? colour(getComputedStyle(element.previousElementSibling).fill)
    : isDrawing && element.matches(".halo")
      ? colour(style.stroke)
      : groundOf(element);
  const [light, dark] = [luminance(text), luminance(ground)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function groundOf(element) {
  for (let each = element; each; each = each.parentElement) {
    const ground = colour(getComputedStyle(each).backgroundColor);
    if (ground[3] === 1) return ground;
  }
  return colour("rgb(255, 255, 255)");
}

function colour(text) {
  const [r, g, b, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [0, 0, 0, 0];
  return [r, g, b, alpha];
}

function luminance(rgb) {
  const [r, g, b] = rgb.slice(0, 3).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function unnamedControls() {
  const controls = document.querySelectorAll("button, input, select, a, [role=button], [role=application]");
  return [...controls]
    .filter((control) => control.checkVisibility())
    .filter((control) => !nameOf(control).trim())
    .map((control) => control.outerHTML.slice(0, 80));
}

function nameOf(control) {
  const labels = [...(control.labels ?? [])].map((label) => label.textContent).join(" ");
  return control.getAttribute("aria-label") ?? (labels || control.textContent);
}

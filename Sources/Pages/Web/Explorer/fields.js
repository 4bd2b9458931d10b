// The fields with which a view's properties are changed.

/**
 * Fields for all properties of a view. `changed` is called after each change, and `renewed` after one
 * that changes other fields too.
 */
function propertyFields(view, changed, renewed) {
  const isWindow = view.kind === "window";
  const set = (property) => (value) => {
    view[property] = value;
    changed();
  };
  const setAt = (property, index) => (value) => {
    view[property] = view[property].with(index, value);
    changed();
  };
  const switches = [
    switchField("isHidden", view.hidden, set("hidden")),
    switchField("isUserInteractionEnabled", view.interaction, set("interaction")),
    switchField("clipsToBounds", view.clips, set("clips")),
  ];
  const places = ["x", "y", "width", "height"].map((name, index) => {
    const least = index < 2 ? -2_000 : 1;
    return numberField(`frame ${name}`, view.frame[index], least, 2_000, 1, setAt("frame", index));
  });
  if (isWindow) return [fieldGroup(switches.slice(0, 2))];
  return [
    fieldGroup(switches),
    fieldGroup([
      rangeField("alpha", view.alpha, 0, 1, 0.01, set("alpha")),
      rangeField("zPosition", view.z, -5, 5, 1, set("z")),
      rangeField("rotation, in degrees", view.turn, -180, 180, 5, set("turn")),
      rangeField("scale x", view.scale[0], 0.25, 2, 0.25, setAt("scale", 0)),
      rangeField("scale y", view.scale[1], 0.25, 2, 0.25, setAt("scale", 1)),
    ]),
    fieldGroup(places, "four"),
    fieldGroup(
      ["x", "y"].map((name, index) =>
        numberField(`bounds ${name}`, view.bounds[index], -500, 500, 1, setAt("bounds", index)),
      ),
      "four",
    ),
    fieldGroup([
      choiceField("class", view.kind, kindTitles, (kind) => {
        view.kind = kind;
        view.interaction = !startsWithoutInteraction(kind);
        renewed();
      }),
      choiceField("point(inside:with:)", String(view.inside), insideTitles, (value) =>
        set("inside")(Number.isFinite(Number(value)) ? Number(value) : value),
      ),
      choiceField("hitTest(_:with:)", view.hitTest, hitTestTitles, set("hitTest")),
    ]),
  ];
}

const kindTitles = {
  answer: "the answer's class",
  view: "UIView",
  button: "UIButton",
  label: "UILabel",
  control: "UIControl",
  imageView: "UIImageView",
  scrollView: "UIScrollView",
};
const insideTitles = {
  bounds: "its bounds",
  circle: "the circle in its bounds",
  15: "15 points more",
  "-6": "6 points less",
  always: "everywhere",
  never: "nowhere",
  withEvent: "its bounds, with an event",
};
const hitTestTitles = {
  inherited: "as its class",
  passThrough: "never itself",
  capture: "always itself",
};

let fieldCount = 0;

function fieldGroup(fields, kind = "") {
  return htmlElement("div", { class: `fields ${kind}` }, fields);
}

/** A label and its control, which are bound to each other. */
function labelled(title, control, extra = []) {
  control.id = `field-${(fieldCount += 1)}`;
  return htmlElement("div", { class: "field" }, [
    htmlElement("label", { for: control.id }, [title]),
    control,
    ...extra,
  ]);
}

function switchField(title, isOn, set) {
  const box = htmlElement("input", { type: "checkbox" });
  box.checked = isOn;
  box.addEventListener("change", () => set(box.checked));
  return labelled(title, box);
}

function numberField(title, value, least, most, step, set) {
  const input = htmlElement("input", { type: "number", min: least, max: most, step, value });
  input.addEventListener("input", () => {
    const number = input.valueAsNumber;
    if (Number.isFinite(number) && number >= least && number <= most) set(number);
  });
  return labelled(title, input);
}

function rangeField(title, value, least, most, step, set) {
  const input = htmlElement("input", { type: "range", min: least, max: most, step, value });
  const output = htmlElement("output", {}, [String(value)]);
  input.addEventListener("input", () => {
    output.textContent = input.value;
    set(input.valueAsNumber);
  });
  return labelled(title, input, [output]);
}

function choiceField(title, value, titles, set) {
  const options = Object.entries(titles).map(([key, text]) =>
    htmlElement("option", { value: key, selected: key === value ? "" : null }, [text]),
  );
  if (!(value in titles)) {
    options.push(htmlElement("option", { value, selected: "" }, [value]));
  }
  const select = htmlElement("select", {}, options);
  select.addEventListener("change", () => set(select.value));
  return labelled(title, select);
}

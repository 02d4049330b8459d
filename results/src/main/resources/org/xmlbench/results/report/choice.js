/** Choices inside a section, such as the document of a chart: { values, follow(value) } by id. */
const sectionChoices = new Map();

/** Registers a choice; its first value is the one that stands at first. */
function sectionChoice(id, values, follow) {
  sectionChoices.set(id, { values, follow });
}

/** Takes a reader's choice, shows it, and puts it into the address. */
function choose(id, value) {
  if (value === sectionChoices.get(id).values[0]) {
    view.chosen.delete(id);
  } else {
    view.chosen.set(id, value);
  }
  writeFragment();
  followChoice(id);
}

function followChoice(id) {
  const { values, follow } = sectionChoices.get(id);
  follow(view.chosen.get(id) || values[0]);
}

/** The choices of a link; what it does not know, it ignores. */
function readChoices(texts) {
  return new Map(texts.map((text) => [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)])
    .filter(([id, value]) => sectionChoices.get(id)?.values.slice(1).includes(value)));
}

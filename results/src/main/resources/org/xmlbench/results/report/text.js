const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Controls of writing direction would reorder the text next to them: shown by name instead. */
function visible(text) {
  return text.replace(BIDI_CONTROLS, (control) =>
    `[U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

/** At most that many characters; what is left out is in the middle, and no surrogate pair is cut. */
function shorten(text, length) {
  const characters = [...text];
  if (characters.length <= length) {
    return text;
  }
  const tail = Math.ceil((length - 1) / 2);
  return `${characters.slice(0, length - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
}

/** Names shortened so that they still differ: of those that would be alike, the part is shown in which they do. */
function shortNames(names, length) {
  const texts = new Map([...new Set(names)].map((name) => [name, shorten(name, length)]));
  const alike = (some) => [...Map.groupBy(some, (name) => texts.get(name)).values()].filter((group) => group.length > 1);
  const apart = (group) => {
    const start = Math.max(0, [...group[0]].findIndex((character, place) => group.some((name) => [...name][place] !== character)));
    group.forEach((name) => texts.set(name, `…${shorten([...name].slice(start).join(''), length - 1)}`));
    alike(group).filter((rest) => rest.length < group.length).forEach(apart);
  };
  alike([...texts.keys()]).forEach(apart);
  alike([...texts.keys()]).flat().forEach((name) => texts.set(name, name));
  return names.map((name) => texts.get(name));
}

function withoutFolders(name) {
  return name.replace(/^file:.*\/(?=[^/=]+$)/s, '…/');
}

let alikeFiles;

/** Files of a run that have one name in different folders, and the folder that holds them all: { name, folder }. */
function filesAlike() {
  return report.runs.flatMap(({ manifest }) => [...Map.groupBy(manifest.documents.map(({ name }) => name), withoutFolders)])
    .filter(([, files]) => files.length > 1).map(([name, files]) => ({ name, folder: commonStart(files, /[^:/]*$/) }));
}

/**
 * A document's name as a label: a file without its folders, but of files of one name what they differ in.
 * A cell's name, which ends with its condition, is whole.
 */
function label(name) {
  const text = withoutFolders(name);
  alikeFiles ??= filesAlike();
  const alike = text !== name && alikeFiles.find(({ name: file, folder }) => text.startsWith(file) && name.startsWith(folder));
  return alike ? `…/${name.slice(alike.folder.length)}` : text;
}

const ruler = document.createElement('canvas').getContext('2d');

function widthOf(text, font) {
  ruler.font = font;
  return ruler.measureText(text).width;
}

/** Lines no wider than that, broken after punctuation or between words where that is possible. */
function wrap(text, width, font) {
  const lines = [''];
  const add = (piece) => {
    const last = lines.length - 1;
    if (lines[last] === '' || widthOf(lines[last] + piece, font) <= width) {
      lines[last] += piece;
    } else {
      lines.push(piece);
    }
  };
  for (const word of text.split(/(?<=[\s:/.·@-])|(?<=\p{Ll})(?=\p{Lu})/u)) {
    (widthOf(word, font) <= width ? [word] : [...word]).forEach(add);
  }
  return lines.map((line) => line.trim());
}

/** The text in at most that many lines, shortened as far as necessary. */
function fit(text, width, most, font) {
  const whole = wrap(text, width, font);
  if (whole.length <= most) {
    return whole.join('\n');
  }
  let length = Math.min([...text].length, 80);
  let lines = wrap(shorten(text, length), width, font);
  while (lines.length > most && length > 3) {
    length--;
    lines = wrap(shorten(text, length), width, font);
  }
  return lines.join('\n');
}

/** What all texts begin with, up to a colon, or without that end. */
function commonStart(texts, cut = /[^:]*$/) {
  const [first = ''] = texts;
  let end = 0;
  while (end < first.length && texts.every((text) => text[end] === first[end])) {
    end++;
  }
  return first.slice(0, end).replace(cut, '');
}

/** The values' words in which they differ, where all begin, or all end, with the same ones. */
function withoutCommonWords(values) {
  let words = values.map((value) => value.split(/(?=\p{Lu})/u));
  const drop = (place, rest) => {
    while (words.every((list) => list.length > 1 && list.at(place) === words[0].at(place))) {
      words = words.map(rest);
    }
  };
  if (values.every((value) => value === values[0])) {
    return values.map(() => '');
  }
  drop(0, (list) => list.slice(1));
  drop(-1, (list) => list.slice(0, -1));
  return words.map((list) => list.join(''));
}

/** Names of as many parts each, without what all have in common; as they are where their parts are not alike. */
function differingParts(names) {
  const parts = names.map((name) => name.split(/[:@]| · /u));
  if (parts.some((list) => list.length !== parts[0].length)) {
    return names;
  }
  const columns = parts[0].map((none, place) => withoutCommonWords(parts.map((list) => list[place])));
  return names.map((name, index) => columns.map((column) => column[index]).filter(Boolean).join(' '));
}

/**
 * Labels of at most that many lines that differ from each other, and the common beginning of all names where
 * it was dropped: only what all have in common is dropped, as long as that is enough.
 */
function labelsApart(names, width, most, font) {
  const whole = names.map(label);
  const start = whole.length > 1 ? commonStart(whole) : '';
  const ways = [
    { start: '', texts: whole },
    { start, texts: whole.map((text) => text.slice(start.length)) },
    { start: '', texts: whole.length > 1 ? differingParts(whole) : whole },
  ];
  const apart = (texts) => new Set(texts).size === new Set(whole).size;
  const fitted = ways.map((way) => ({ ...way, labels: way.texts.map((text) => fit(text, width, most, font)) }));
  return fitted.find(({ texts, labels }) => apart(texts) && texts.every((text, index) => wrap(text, width, font).join('\n') === labels[index]))
    || fitted.find(({ labels }) => apart(labels)) || fitted[0];
}

/** An estimate and its interval, such as 1.24 (1.19 to 1.29). */
function ratioText(estimate) {
  if (!present(estimate)) {
    return '–';
  }
  return present(estimate.low)
    ? `${estimate.value.toFixed(2)} (${lowEnd(estimate.low, 2)} to ${highEnd(estimate.high, 2)})`
    : estimate.value.toFixed(2);
}

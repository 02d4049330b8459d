const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Controls of writing direction would reorder what stands beside them: shown by name instead. */
function visible(text) {
  return text.replace(BIDI_CONTROLS, (control) =>
    `[U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
}

/** At most so many characters; what is left out is in the middle, and no surrogate pair is cut. */
function shorten(text, length) {
  const characters = [...text];
  if (characters.length <= length) {
    return text;
  }
  const tail = Math.ceil((length - 1) / 2);
  return `${characters.slice(0, length - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
}

/** A document's name as a label: a file without its folders. */
function label(name) {
  return name.replace(/^file:.*\/(?=[^/])/s, '…/');
}

const ruler = document.createElement('canvas').getContext('2d');

function widthOf(text, font) {
  ruler.font = font;
  return ruler.measureText(text).width;
}

/** Lines no wider than that, broken after punctuation where that is possible. */
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
  for (const word of text.split(/(?<=[\s:/.·-])/u)) {
    (widthOf(word, font) <= width ? [word] : [...word]).forEach(add);
  }
  return lines.map((line) => line.trim());
}

/** The text in at most so many lines, shortened as far as that takes. */
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

/** Elements made of text only: no markup is ever parsed from data. */
function element(name, attributes, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value !== undefined && value !== null) {
      node.setAttribute(key, value);
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

function present(value) {
  return value !== undefined && value !== null;
}

/** A region that scrolls sideways by itself, with the keyboard too, and announces that where it does. */
function scrollBox(text, child) {
  const box = element('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': text }, child);
  const frame = element('div', { class: 'wide' },
    element('p', { class: 'hint', 'aria-hidden': 'true' }, 'More to the right: scroll sideways →'), box);
  const look = () => {
    frame.classList.toggle('scrolls', box.scrollWidth > box.clientWidth + 1);
    frame.classList.toggle('more', box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  box.addEventListener('scroll', look, { passive: true });
  const observer = new ResizeObserver(look);
  observer.observe(box);
  observer.observe(child);
  return frame;
}

/** Values in a cell: more than three are folded away behind their number. */
function foldedList(values, separator = ', ') {
  if (values.length === 0) {
    return '–';
  }
  return values.length <= 3 ? values.join(separator) : element('details', {},
    element('summary', {}, `${values.length}: ${values[0]}, …`), values.join(separator));
}

function pairs(entries) {
  return element('dl', { class: 'pairs' }, entries
    .filter(([, value]) => present(value) && value !== '')
    .map(([name, value]) => [element('dt', {}, name), element('dd', {}, String(value))]));
}

function significant(value, digits) {
  if (!present(value)) {
    return '–';
  }
  const rounded = Number(value.toPrecision(digits));
  return Math.abs(rounded) >= 1000
    ? rounded.toLocaleString('en-US', { maximumFractionDigits: 0 })
    : rounded.toPrecision(digits).replace(/e.*/, '') === String(rounded) || Math.abs(rounded) < 1e-6
      ? String(rounded)
      : rounded.toPrecision(digits);
}

function percent(value) {
  return `${(100 * value).toFixed(1)} %`;
}

/** Half width of an interval over its figure: the longer side, where they differ. */
function halfWidth(estimate) {
  return Math.max(estimate.high - estimate.value, estimate.value - estimate.low) / estimate.value;
}

/** A margin above the figure itself is not given exactly: its size means nothing. */
function marginOf(estimate) {
  const half = halfWidth(estimate);
  return half > 1 ? ' over 100 %' : percent(half);
}

/** A figure and, smaller, its margin; none is known of nothing. */
function withMargin(estimate) {
  if (!estimate) {
    return '–';
  }
  return present(estimate.low) && estimate.value !== 0
    ? [significant(estimate.value, 4), ' ', element('span', { class: 'margin' }, `±${marginOf(estimate)}`)]
    : significant(estimate.value, 4);
}

/** Whether the low end of a ratio’s interval is so far out that it bounds nothing. */
function isUnboundedLow(bound) {
  return present(bound) && bound < 0.001;
}

function isUnboundedHigh(bound) {
  return present(bound) && bound > 1000;
}

function lowEnd(bound, digits = 3) {
  return isUnboundedLow(bound) ? 'unbounded' : bound.toFixed(digits);
}

function highEnd(bound, digits = 3) {
  return isUnboundedHigh(bound) ? 'unbounded' : bound.toFixed(digits);
}

/** What each fork measured once, as a figure between its least and its most, which is no interval. */
function spreadFigure(spread) {
  return spread ? { value: spread.median, low: spread.least, high: spread.most } : null;
}

/** A figure and, smaller, the least and the most. */
function withRange(figure) {
  return figure
    ? [significant(figure.value, 3), ' ',
      element('span', { class: 'margin' }, `(${significant(figure.low, 3)} to ${significant(figure.high, 3)})`)]
    : '–';
}

/** A ratio and, smaller, its interval. */
function withInterval(ratio) {
  return withEnds(ratio, lowEnd, highEnd);
}

function withEnds(figure, low, high) {
  if (!figure) {
    return '–';
  }
  return present(figure.low)
    ? [figure.value.toFixed(3), ' ',
      element('span', { class: 'margin' }, `(${low(figure.low)} to ${high(figure.high)})`)]
    : figure.value.toFixed(3);
}

function megabytes(bytes) {
  return bytes < 10000 ? `${bytes} bytes` : `${significant(bytes / 1e6, 4)} MB`;
}

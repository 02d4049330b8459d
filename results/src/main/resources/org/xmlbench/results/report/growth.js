/** What of a point is drawn: time, and time or speed over its size. Either is a power of the size. */
const GROWTH_VIEWS = {
  bytes: [
    { key: 'microsPerOperation', name: 'Time for a document', axis: 'time for a document', better: 'less', format: duration,
      of: (size, micros) => micros },
    { key: 'megabytesPerSecond', name: 'MB/s', axis: 'MB/s', better: 'more', format: (value) => significantText(value),
      of: (size, micros) => size / micros },
  ],
  n: [
    { key: 'microsPerOperation', name: 'Time for a {unit}', axis: 'time for a {unit}', better: 'less', format: duration,
      of: (size, micros) => micros },
    { key: 'microsPerValue', name: 'Time over n', axis: 'time for a {unit} over n', better: 'less', format: duration,
      of: (size, micros) => micros / size },
  ],
};

const GROWTH_WORDS = {
  bytes: { sizes: 'Documents of one family at several sizes', size: 'size', axis: 'document size', flat: 'a parse', format: byteSize },
  n: { sizes: '{Unit}s of one kind at several n: n is the number in a task’s name, the length of the array that it carries', size: 'n', axis: 'n', flat: 'a {unit}', format: (n) => n.toLocaleString('en-US') },
};

/** Texts of a sweep over n in the words of its run: a call, or a message. */
function inUnitsOf({ words }, texts) {
  const text = (value) => (typeof value === 'string' ? value.replace('{unit}', words.unit).replace('{Unit}', headWord(words.unit)) : value);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, text(value)]));
}

function significantText(value) {
  return String(Number(value.toPrecision(4)));
}

function duration(micros) {
  const [unit, scale] = micros >= 1e6 ? ['s', 1e6] : micros >= 1e3 ? ['ms', 1e3] : micros >= 1 ? ['µs', 1] : ['ns', 1e-3];
  return `${significantText(micros / scale)} ${unit}`;
}

function byteSize(bytes) {
  const [unit, scale] = bytes >= 1e9 ? ['GB', 1e9] : bytes >= 1e6 ? ['MB', 1e6] : bytes >= 1e3 ? ['kB', 1e3] : ['B', 1];
  return `${significantText(bytes / scale)} ${unit}`;
}

/** Families that were measured at several sizes; nothing where there is none. */
function growthSection(run, id) {
  const sweeps = run.comparison.sizeSweeps;
  if (sweeps.length === 0) {
    return null;
  }
  const { unit } = sweeps[0];
  const words = inUnitsOf(run, GROWTH_WORDS[unit]);
  const views = GROWTH_VIEWS[unit].map((texts) => inUnitsOf(run, texts));
  const state = { view: views[0] };
  const charts = [];
  const inputs = viewInputs(`${id}-growth`, views);
  sectionChoice(`${id}-growth`, views.map(({ key }) => key), (key) => {
    inputs.forEach((input) => {
      input.checked = input.value === key;
    });
    if (state.view.key !== key) {
      state.view = views.find((view) => view.key === key);
      charts.forEach(drawAgain);
    }
  });
  return element('section', { 'aria-labelledby': `${id}-growth` },
    element('h2', { id: `${id}-growth` }, 'How it grows'),
    element('p', { class: 'soft' },
      `${words.sizes}, by ${clockName(run)}, on logarithmic axes, with 95 % intervals over forks. `
      + `${headWord(run.words.subject)}s stand side by side, so that their intervals can be told apart; the pointer names the true ${words.size}. `
      + 'A line is the power of '
      + `${words.size} that fits all points of a ${run.words.subject}: at an angle of one decade a decade, time is in proportion to ${words.size}. `
      + `Points that lie in a curve about it are no power: first flat, then steep is the fixed cost of ${words.flat}.`),
    element('p', { class: 'soft' },
      `The power says that time grows as ${words.size} raised to it: the slope of the logarithms by least squares, in each round apart, `
      + `with Student’s interval over rounds. The verdict is of the two largest alone, where a fixed cost hides least: faster than ${words.size} `
      + 'where the interval lies above 1, in proportion where all of it is within 0.05 of 1, not faster where it reaches below that and not above. '
      + `The intervals of a column hold for all ${run.words.subject}s of the table at once with ${Math.round(100 * sweeps[0].confidence)} %.`),
    element('fieldset', { class: 'choice' }, element('legend', {}, 'Shown'),
      inputs.map((input, index) => element('label', {}, input, ` ${views[index].name}`))),
    sweeps.map((sweep) => growthPart(run, sweep, state, charts)));
}

function viewInputs(id, views) {
  return views.map(({ key }) => {
    const input = element('input', { type: 'radio', name: `${id}-view`, value: key });
    input.addEventListener('change', () => choose(id, key));
    return input;
  });
}

const SHIFT_PIXELS = 5;

/**
 * The factor by which each subject's points are shifted from the true size, so that intervals do not cover
 * each other: all subjects of a size together at most a third of the way to the next size.
 */
function sideShifts(sizes, count, width) {
  const logs = [...new Set(sizes)].map(Math.log10).sort((a, b) => a - b);
  const [min, max] = logRange(sizes).map(Math.log10);
  const gaps = logs.slice(1).map((log, index) => log - logs[index]);
  const step = Math.min(SHIFT_PIXELS * (max - min) / Math.max(1, width),
    Math.min(...gaps, 1) / 3 / Math.max(1, count - 1));
  return Array.from({ length: count }, (none, index) => 10 ** (step * (index - (count - 1) / 2)));
}

/** The sweep without what the filter hides. */
function shownSweep(sweep) {
  return {
    ...sweep,
    sizes: sweep.sizes.filter((size) => showsDocument(size.document)),
    subjects: sweep.subjects.filter((line) => showsSubject(subjectOf(line.subject)))
      .map((line) => ({ ...line, points: line.points.filter((point) => showsDocument(point.document)) })),
  };
}

function growthPart(run, sweep, state, charts) {
  const apart = sweep.kind === 'build' ? ['build only']
    : ['seam', 'encoding', 'form'].map((key) => sweep.condition[key]).filter(present);
  const title = sweep.family + (apart.length ? ` (${apart.join(', ')})` : '');
  const text = () => `Points with intervals and fitted lines of ${counted(sweep.subjects.length, run.words.subject)} on ${title}: ${
    state.view.axis} against ${GROWTH_WORDS[sweep.unit].axis}. The figures are in the table that follows.`;
  const box = chartBox(text, () => (shownSweep(sweep).sizes.length && shownSweep(sweep).subjects.length
    ? Math.max(340, 110 + 17 * shownSweep(sweep).subjects.length) : 0),
  (width) => growthPlot(run, shownSweep(sweep), state)(width));
  charts.push(box);
  return [
    element('h3', {}, title),
    conditionList(sweep.condition),
    differingText(sweep),
    box,
    modelRows(run.models.growth[run.comparison.sizeSweeps.indexOf(sweep)],
      `${title}: µs at each ${GROWTH_WORDS[sweep.unit].size}, and the power of ${GROWTH_WORDS[sweep.unit].size} that time grows with, over all that are ok and between the two largest of them.`, { order: CATALOGUE_ORDER }),
  ];
}

/** The heap follows the size of the document. */
function differingText(sweep) {
  const differing = sweep.sizes.filter((size) => Object.keys(size.differing).length > 0)
    .map((size) => `${size.document}: ${conditionTexts(size.differing).join(', ')}`);
  return differing.length === 0 ? null
    : element('p', { class: 'soft' }, `Not the same for all sizes: ${differing.join('; ')}.`);
}

/** A point's figure in that view, or nothing; the end of an interval is one of the figure before it was divided. */
function growthEstimate(view, point) {
  const time = point.figures.microsPerOperation;
  const ends = [time.low, time.high].map((end) => (present(end) && end > 0 ? view.of(point.size, end) : NaN));
  const figure = point.figures[view.key];
  return figure || { value: view.of(point.size, time.value), low: Math.min(...ends), high: Math.max(...ends) };
}

function growthPlot(run, sweep, state) {
  const indexOf = seriesIndex(run);
  const { view } = state;
  const words = GROWTH_WORDS[sweep.unit];
  return curvePlot({
    lines: sweep.subjects.filter((line) => line.points.length > 0).map((line) => ({
      name: line.subject,
      style: seriesStyle(indexOf(line.subject)),
      points: line.points.map((point) => ({ ...growthEstimate(view, point), size: point.size, hollow: point.outcome !== 'ok', point })),
      // A power is straight on these axes in every view.
      fitted: line.growth.fitted.map(({ size, micros }) => [size, view.of(size, micros)]),
    })),
    x: { name: words.axis, format: words.format },
    y: { name: `${view.axis} (${view.better} is better)`, format: view.format },
    tip: (line, { point }) => growthTip(run, sweep, line.name, point),
  });
}

function growthTip(run, sweep, name, point) {
  const { microsPerOperation, megabytesPerSecond } = point.figures;
  const ofBytes = sweep.unit === 'bytes';
  return [
    tipName(name),
    `${tipName(point.document)}${ofBytes ? `, ${byteSize(point.size)}` : ''}${point.outcome === 'ok' ? '' : `, ${point.outcome}`}`,
    `${duration(microsPerOperation.value)} a ${ofBytes ? 'document' : run.words.unit}${marginText(microsPerOperation)}`,
    !ofBytes ? `${duration(microsPerOperation.value / point.size)} over n`
      : megabytesPerSecond ? `${significant(megabytesPerSecond.value, 4)} MB/s` : null,
    counted(point.forks, 'fork'),
  ].filter(present).join('\n');
}

function marginText(estimate) {
  return present(estimate.low) ? ` ±${marginOf(estimate)}` : '';
}

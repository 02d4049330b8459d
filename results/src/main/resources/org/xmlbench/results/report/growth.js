const GROWTH_VIEWS = [
  { key: 'microsPerOperation', name: 'Time for a document', axis: 'time for a document', format: duration },
  { key: 'megabytesPerSecond', name: 'MB/s', axis: 'MB/s', format: (value) => significantText(value) },
];

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
  const state = { view: GROWTH_VIEWS[0] };
  const charts = [];
  const inputs = viewInputs(`${id}-growth`);
  sectionChoice(`${id}-growth`, GROWTH_VIEWS.map(({ key }) => key), (key) => {
    inputs.forEach((input) => {
      input.checked = input.value === key;
    });
    if (state.view.key !== key) {
      state.view = GROWTH_VIEWS.find((view) => view.key === key);
      charts.forEach(drawAgain);
    }
  });
  return element('section', { 'aria-labelledby': `${id}-growth` },
    element('h2', { id: `${id}-growth` }, 'How it grows'),
    element('p', { class: 'soft' },
      `Documents of one family at several sizes, by ${clockName(run)}, on logarithmic axes, with 95 % intervals over forks. `
      + 'Subjects stand side by side at a size, so that their intervals can be told apart; the pointer names the true size. '
      + 'A straight line at an angle of one decade a decade is time in proportion to size; a flat start is the fixed cost of a parse.'),
    element('fieldset', { class: 'choice' }, element('legend', {}, 'Shown'),
      inputs.map((input, index) => element('label', {}, input, ` ${GROWTH_VIEWS[index].name}`))),
    sweeps.map((sweep) => growthPart(run, sweep, state, charts)));
}

function viewInputs(id) {
  return GROWTH_VIEWS.map(({ key }) => {
    const input = element('input', { type: 'radio', name: `${id}-view`, value: key });
    input.addEventListener('change', () => choose(id, key));
    return input;
  });
}

const SHIFT_PIXELS = 5;

/**
 * By which factor each subject's points stand beside the true size, so that intervals do not cover
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
  const title = sweep.kind === 'parse' ? sweep.family : `${sweep.family} (${sweep.kind} only)`;
  const text = () => `Lines with intervals of ${counted(sweep.subjects.length, 'subject')} on ${title}: ${
    state.view.axis} against document size. The figures are in the table that follows.`;
  const box = chartBox(text, () => (shownSweep(sweep).sizes.length && shownSweep(sweep).subjects.length
    ? Math.max(340, 110 + 17 * shownSweep(sweep).subjects.length) : 0),
  (width) => growthPlot(run, shownSweep(sweep), state)(width));
  charts.push(box);
  return [
    element('h3', {}, title),
    conditionList(sweep.condition),
    differingText(sweep),
    box,
    growthTable(sweep, title),
  ];
}

/** The heap follows the size of the document. */
function differingText(sweep) {
  const differing = sweep.sizes.filter((size) => Object.keys(size.differing).length > 0)
    .map((size) => `${size.document}: ${conditionTexts(size.differing).join(', ')}`);
  return differing.length === 0 ? null
    : element('p', { class: 'soft' }, `Not the same for all sizes: ${differing.join('; ')}.`);
}

function growthPlot(run, sweep, state) {
  const indexOf = seriesIndex(run);
  return (width) => {
    const narrow = width < 560;
    const { key, axis, format } = state.view;
    const estimates = (line) => line.points.filter((point) => point.figures[key])
      .map((point) => ({ point, estimate: point.figures[key] }));
    const values = sweep.subjects.flatMap(estimates)
      .flatMap(({ estimate }) => [estimate.value, estimate.low, estimate.high]).filter((value) => value > 0);
    const sizes = sweep.sizes.map((size) => size.documentBytes);
    const [left, right] = narrow ? [72, 92] : [76, 150];
    const shifts = sideShifts(sizes, sweep.subjects.length, width - left - right);
    const shifted = sizes.flatMap((size) => [size * shifts[0], size * shifts[shifts.length - 1]]);
    const option = {
      ...baseOption(),
      grid: { left, right, top: 12, bottom: 48, outerBoundsMode: 'none' },
      xAxis: { ...logAxis('document size', logRange(shifted), byteSize, narrow), nameGap: 28 },
      yAxis: { ...logAxis(`${axis} (${state.view === GROWTH_VIEWS[0] ? 'less' : 'more'} is better)`, logRange(values), format, narrow), nameGap: narrow ? 52 : 56 },
      series: [
        ...sweep.subjects.flatMap((line, index) => growthSeries(line, estimates(line), seriesStyle(indexOf(line.subject)), shifts[index])),
        marginLabels(sweep.subjects.map((line, index) => ({ line, shift: shifts[index] })).filter(({ line }) => estimates(line).length > 0).map(({ line, shift }) => {
          const { point, estimate } = estimates(line).pop();
          return {
            text: shorten(line.subject, narrow ? 14 : 22), stroke: seriesStyle(indexOf(line.subject)).colour,
            x: point.documentBytes * shift, y: estimate.value,
          };
        })),
      ],
    };
    option.tooltip.formatter = (params) => growthTip(sweep, params);
    return option;
  };
}

function growthSeries(line, estimates, style, shift) {
  const data = estimates.map(({ point, estimate }) => ({
    value: [point.documentBytes * shift, estimate.value],
    documentBytes: point.documentBytes,
    itemStyle: point.outcome === 'ok' ? {} : { color: colour('page') },
  }));
  return [
    {
      name: line.subject, type: 'line', data, symbol: style.symbol, symbolSize: 8,
      lineStyle: { color: style.colour, width: 1.5, type: style.dash },
      itemStyle: { color: style.colour, borderColor: style.colour, borderWidth: 1.5 },
      emphasis: { focus: 'series' },
    },
    {
      name: line.subject, type: 'custom', silent: true, renderItem: uprightWhisker(style.colour),
      encode: { x: 0, y: [1, 2, 3] },
      data: estimates.map(({ point, estimate }) =>
        [point.documentBytes * shift, estimate.value, estimate.low > 0 ? estimate.low : NaN, estimate.high ?? NaN]),
    },
  ];
}

function growthTip(sweep, params) {
  const line = sweep.subjects.find((subject) => subject.subject === params.seriesName);
  const point = line.points.find((candidate) => candidate.documentBytes === params.data.documentBytes);
  const { microsPerOperation, megabytesPerSecond } = point.figures;
  return [
    tipName(line.subject),
    `${tipName(point.document)}, ${byteSize(point.documentBytes)}${point.outcome === 'ok' ? '' : `, ${point.outcome}`}`,
    `${duration(microsPerOperation.value)} a document${marginText(microsPerOperation)}`,
    megabytesPerSecond ? `${significant(megabytesPerSecond.value, 4)} MB/s` : null,
    counted(point.forks, 'fork'),
  ].filter(present).join('\n');
}

function marginText(estimate) {
  return present(estimate.low) ? ` ±${marginOf(estimate)}` : '';
}

function growthTable(sweep, title) {
  const pointOf = (line, size) => line.points.find((point) => point.document === size.document
    && point.documentBytes === size.documentBytes);
  return table(`${title}: µs for a document at each size. Growth: time grows as size to this power between the smallest and the largest size that are ok, 1 is in proportion.`, [
    { head: 'Subject', cell: (line) => line.subject, class: 'name' },
    ...sweep.sizes.map((size) => ({
      head: `${label(size.document)}, ${byteSize(size.documentBytes)}`,
      class: 'number',
      document: size.document,
      estimate: (line) => pointOf(line, size)?.figures.microsPerOperation,
      cell: (line) => {
        const point = pointOf(line, size);
        return point ? [withMargin(point.figures.microsPerOperation), point.outcome === 'ok' ? null : ` ${point.outcome}`] : '–';
      },
    })),
    { head: 'Growth', class: 'number', estimate: (line) => line.exponent, cell: (line) => withInterval(line.exponent) },
  ], sweep.subjects, null, { about: (line) => ({ subject: subjectOf(line.subject) }), order: CATALOGUE_ORDER });
}

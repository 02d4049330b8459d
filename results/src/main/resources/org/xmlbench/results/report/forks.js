const FORK_STATES = [
  { name: 'steady', symbol: 'circle', colour: 'ink' },
  { name: 'not steady', symbol: 'diamond', colour: 'warn' },
  { name: 'contended', symbol: 'triangle', colour: 'bad' },
  { name: 'in no figure', symbol: 'emptyCircle', colour: 'soft' },
];

/** What is known of single forks of a document, folded away. */
function forkFolds(run, doc, id) {
  const forks = run.forks.documents[run.comparison.documents.indexOf(doc)];
  if (forks.blocks.length === 0) {
    return null;
  }
  const subjects = doc.subjects.map((figure, index) => forkSubject(run, figure, forks.subjects[index]));
  return [
    fold(`${id}-forks`, 'Fork by fork, and drift over the rounds', () => [
      forkChart(run, doc, forks, subjects),
      driftChart(run, forks, subjects),
      forkTable(run, doc, subjects),
    ]),
    present(forks.warmUpStep) ? fold(`${id}-warmup`, 'Warm-up', () => warmUpParts(run, doc, forks)) : null,
  ];
}

/** A figure and its forks, in the order of the blocks: { micros, block, state }. */
function forkSubject(run, figure, own) {
  const clock = figure[run.comparison.clock];
  const used = figure.forkMicros.map((micros, index) => ({ micros, block: figure.forkBlocks[index], used: true }));
  const all = [...used, ...own.leftOut.map(([block, micros]) => ({ micros, block, used: false }))];
  return {
    figure,
    unit: run.words.unit,
    own,
    level: clock ? clock.microsPerOperation.value : null,
    forks: all.sort((a, b) => a.block - b.block).map((fork) => ({ ...fork, state: forkState(own, fork) })),
  };
}

function forkState(own, fork) {
  if (!fork.used) {
    return 3;
  }
  return own.contended.includes(fork.block) ? 2 : own.notSteady.includes(fork.block) ? 1 : 0;
}

function warmthOf(own, block) {
  const { compiler, slope } = (own.warmth || [])[own.notSteady.indexOf(block)] || {};
  return inBrackets(warmthText(compiler, slope));
}

function forkTip(forks, subject, fork, text) {
  const round = forks.rounds[forks.blocks.indexOf(fork.block)];
  const labels = [
    subject.own.notSteady.includes(fork.block) ? `not steady${warmthOf(subject.own, fork.block)}` : null,
    subject.own.contended.includes(fork.block) ? 'contended' : null,
    fork.used ? null : 'in no figure: another subject is missing in its block',
  ].filter(present);
  return [
    tipName(subject.figure.label),
    `${significant(fork.micros, 4)} µs a ${subject.unit}, ${text}`,
    `round ${round}, block ${fork.block}, attempt ${subject.own.secondAttempt.includes(fork.block) ? 2 : 1}`,
    ...labels,
  ].join('\n');
}

/** How a time is shown: over the fastest subject's, as speed, or as it is. */
function forkScale({ words }, doc, forks) {
  if (present(forks.fastestMicros)) {
    return {
      axis: 'time / time of the fastest (less is better)',
      of: (micros) => micros / forks.fastestMicros,
      tip: (value) => `${value.toFixed(3)} × the time of the fastest`,
    };
  }
  return present(doc.documentBytes) && !words.ofMessages
    ? {
      axis: 'MB/s (more is better; not compared)',
      of: (micros) => doc.documentBytes / micros,
      tip: (value) => `${significant(value, 4)} MB/s`,
    }
    : { axis: `µs a ${words.unit} (not compared)`, of: (micros) => micros, tip: () => 'not compared' };
}

/** Rows of a subject's figure, without what the filter hides. */
function shownOf(rows) {
  return rows.filter(({ figure }) => showsSubject(figure.subject));
}

function forkHeight(subjects) {
  return subjects.length ? 92 + 27 * subjects.length : 0;
}

function forkChart(run, doc, forks, subjects) {
  const count = subjects.reduce((sum, subject) => sum + subject.forks.length, 0);
  const text = `Each of ${counted(count, 'fork')} of ${counted(subjects.length, 'subject')} as a dot, a row for each subject, earlier blocks higher in the row; the bar holds the middle half of them, its line is the median. The quartiles and the marked forks are in the table below.`;
  return [
    element('h4', {}, 'Fork by fork'),
    element('p', { class: 'soft' }, 'A dot is one fresh JVM. Earlier blocks stand higher in the row; the bar holds the middle half of the forks, its line is the median.'),
    chartBox(text, () => forkHeight(shownOf(subjects)), (width) => forkPlot(forks, shownOf(subjects), forkScale(run, doc, forks))(width)),
  ];
}

function forkSeries(forks, subjects, scale) {
  const last = Math.max(1, forks.blocks.length - 1);
  return FORK_STATES.map((state, index) => ({
    type: 'scatter',
    name: state.name,
    symbol: state.symbol,
    symbolSize: 6,
    itemStyle: { color: colour(state.colour), opacity: 0.75 },
    emphasis: { scale: 1.6 },
    data: subjects.flatMap((subject, row) => subject.forks
      .filter((fork) => fork.state === index)
      .map((fork) => ({
        value: [scale.of(fork.micros), row],
        symbolOffset: [0, Math.round(16 * (forks.blocks.indexOf(fork.block) / last - 0.5))],
        tip: forkTip(forks, subject, fork, scale.tip(scale.of(fork.micros))),
      }))),
  })).filter((series) => series.data.length > 0);
}

/** The middle half of the forks and their median, as an item of a custom series: [row, q, q, q]. */
function quartileBar(params, api) {
  const at = (dimension) => api.coord([api.value(dimension), api.value(0)]);
  const [low, middle, high] = [at(1), at(2), at(3)];
  return {
    type: 'group',
    children: [
      { type: 'rect', shape: { x: Math.min(low[0], high[0]), y: low[1] - 9, width: Math.abs(high[0] - low[0]), height: 18 },
        style: { fill: colour('accent-soft') } },
      { type: 'line', shape: { x1: middle[0], y1: middle[1] - 9, x2: middle[0], y2: middle[1] + 9 },
        style: { stroke: colour('accent'), lineWidth: 2 } },
    ],
  };
}

function valueAxis(name, narrow) {
  return {
    type: 'value', scale: true, name, nameLocation: 'middle', nameGap: 28,
    nameTextStyle: { color: colour('soft'), fontSize: narrow ? 11 : 12, lineHeight: NAME_LINE },
    splitNumber: narrow ? 4 : 7,
    axisLabel: { color: colour('soft'), hideOverlap: true, formatter: (value) => String(Number(value.toPrecision(4))) },
    axisLine: { show: false },
    splitLine: { lineStyle: { color: colour('line') } },
  };
}

function stateLegend(series) {
  return {
    top: 0, left: 0, itemWidth: 12, itemHeight: 10, textStyle: { color: colour('ink') },
    inactiveColor: colour('line'), data: series,
  };
}

function forkPlot(forks, subjects, scale) {
  return (width) => {
    const narrow = width < 560;
    const left = narrow ? 132 : 180;
    const series = forkSeries(forks, subjects, scale);
    const name = axisName(scale.axis, width - left - 18, narrow);
    const option = {
      ...baseOption(),
      legend: stateLegend(series.map(({ name }) => name)),
      grid: { left, right: 18, top: 30, bottom: 46 + name.extra, outerBoundsMode: 'none' },
      xAxis: valueAxis(name.text, narrow),
      yAxis: {
        type: 'category', data: subjects.map((subject) => subject.figure.label), inverse: true, triggerEvent: true,
        axisTick: { show: false },
        axisLine: { lineStyle: { color: colour('line') } },
        axisLabel: {
          fontSize: narrow ? 11 : 13, interval: 0,
          color: (value, index) => (subjects[index].figure.fastest ? colour('accent') : colour('ink')),
          formatter: (value) => rowName(value, left, narrow),
        },
      },
      series: [
        {
          type: 'custom', silent: true, renderItem: quartileBar, encode: { x: [1, 2, 3], y: 0 },
          data: subjects.flatMap(({ own }, row) => (own.quartiles ? [[row, ...own.quartiles.map(scale.of)]] : [])),
        },
        ...series,
      ],
    };
    option.tooltip.formatter = (params) => params.data.tip || '';
    return option;
  };
}

function signedPercent(ratio) {
  const value = 100 * (ratio - 1);
  if (Math.abs(value) < 0.05) {
    return '0 %';
  }
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)} %`;
}

function driftChart({ words }, forks, subjects) {
  const known = forks.drift.filter(present);
  const shown = subjects.filter((subject) => present(subject.level));
  if (known.length < 2 || shown.length === 0) {
    return null;
  }
  const moved = `The median over the subjects moved between ${signedPercent(Math.min(...known))} and ${signedPercent(Math.max(...known))}.`;
  const text = `Drift over ${forks.blocks.length} blocks: each of ${counted(shown.length, 'subject')} as a line of its forks relative to their own geometric mean, and the median over the subjects. ${moved}`;
  return [
    element('h4', {}, 'Drift over the rounds'),
    element('p', { class: 'soft' }, `A thin line is one subject: its forks relative to their own geometric mean, block by block. The thick line is the median over the subjects: what moves all of them is the host. ${moved}`),
    chartBox(text, () => (shownOf(shown).length ? 300 : 0), (width) => driftPlot(words, forks, shownOf(shown))(width)),
  ];
}

function driftLine(forks, subject) {
  return {
    type: 'line',
    name: subject.figure.label,
    symbolSize: 5,
    triggerLineEvent: true,
    lineStyle: { color: colour('soft'), width: 1, opacity: 0.45 },
    emphasis: { focus: 'series', lineStyle: { color: colour('accent'), width: 2.5, opacity: 1 } },
    data: subject.forks.filter((fork) => fork.used).map((fork) => ({
      value: [forks.blocks.indexOf(fork.block) + 1, fork.micros / subject.level],
      symbol: FORK_STATES[fork.state].symbol,
      itemStyle: { color: colour(fork.state === 0 ? 'soft' : FORK_STATES[fork.state].colour) },
      tip: forkTip(forks, subject, fork, `${signedPercent(fork.micros / subject.level)} of the mean of its forks`),
    })),
  };
}

function driftPlot(words, forks, subjects) {
  return (width) => {
    const narrow = width < 560;
    const axis = valueAxis(`block of this ${words.document}, in time`, narrow);
    const option = {
      ...baseOption(),
      grid: { left: 64, right: 18, top: 12, bottom: 46, outerBoundsMode: 'none' },
      xAxis: { ...axis, min: 1, max: forks.blocks.length, minInterval: 1 },
      yAxis: {
        ...axis, name: undefined, splitNumber: 5,
        axisLabel: { color: colour('soft'), formatter: signedPercent },
      },
      series: [
        ...subjects.map((subject) => driftLine(forks, subject)),
        {
          type: 'line', name: 'median over the subjects', symbol: 'none', silent: true, z: 3,
          lineStyle: { color: colour('accent'), width: 3 },
          data: forks.drift.map((value, index) => [index + 1, value]),
        },
      ],
    };
    option.tooltip.formatter = (params) => (params.data && params.data.tip) || tipName(params.seriesName);
    return option;
  };
}

function blockList(blocks) {
  return blocks.length > 3
    ? element('details', {}, element('summary', {}, `${blocks.length} blocks`), blocks.join(', '))
    : blocks.join(', ') || '–';
}

function forkTable({ words }, doc, subjects) {
  const quartile = (index) => ({ own }) => (own.quartiles ? significant(own.quartiles[index], 4) : '–');
  return table(`Forks of ${doc.title}: quartiles of µs per ${words.unit}, and the blocks whose fork is marked.`, [
    { head: headWord(words.subject), class: 'name', cell: ({ figure }) => figure.label },
    { head: 'Forks', class: 'number', cell: ({ figure }) => figure.forkMicros.length },
    { head: 'Lower quartile', class: 'number', cell: quartile(0) },
    { head: 'Median', class: 'number', cell: quartile(1) },
    { head: 'Upper quartile', class: 'number', cell: quartile(2) },
    { head: 'Slope, % a second', class: 'number', optional: true, cell: ({ figure }) => (present(figure.slope) ? slopeText(figure.slope.value) : '–') },
    { head: 'Not steady in block', class: 'text', cell: ({ own }) => blockList(own.notSteady) },
    { head: 'Contended in block', class: 'text', cell: ({ own }) => blockList(own.contended) },
    { head: 'Second attempt in block', class: 'text', cell: ({ own }) => blockList(own.secondAttempt) },
    { head: 'In no figure, block', class: 'text', cell: ({ own }) => blockList(own.leftOut.map(([block]) => block)) },
  ], subjects, null, { about: ({ figure }) => ({ subject: figure.subject }), order: CATALOGUE_ORDER });
}

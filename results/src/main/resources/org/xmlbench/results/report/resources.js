/** Whether forks of the run recorded memory, collector or compiler: those that call servers do not. */
function tellsResources(run) {
  return run.comparison.documents.some((doc) => doc.subjects.some((figure) =>
    [figure.allocatedBytesPerInputByte, figure.gcCpuShare, figure.jitCpuShare].some(present)));
}

/** Above and below the plot of a chart, and the least height of the whole. */
const RESOURCE_MARGINS = 60;
const RESOURCE_LEAST = 380;

/** A line in the margin for each subject. */
function resourceHeight(run, state, kind) {
  return Math.max(RESOURCE_LEAST, RESOURCE_MARGINS + LABEL_LINE * (1 + resourcePoints(run, state.doc, kind).length));
}

/** What a subject takes besides its time: memory, the collector, the compiler; one document at a time. */
function resourcesSection(run, names, id) {
  if (!tellsResources(run)) {
    return null;
  }
  const documents = run.comparison.documents;
  const select = element('select', { id: `${id}-resources-document` },
    names.map((name, index) => element('option', { value: `${id}-d${index}`, title: name }, label(name))));
  const state = { doc: documents[0] };
  let shown = null;
  const text = (kind) => () => `${kind.title(run)}, ${counted(resourcePoints(run, state.doc, kind).length, run.words.subject)} on ${
    state.doc.title}. The figures are in the table that follows.`;
  const allocation = chartBox(text(ALLOCATION), () => resourceHeight(run, state, ALLOCATION), resourcePlot(run, state, ALLOCATION));
  const collector = chartBox(text(COLLECTOR), () => resourceHeight(run, state, COLLECTOR), resourcePlot(run, state, COLLECTOR));
  const place = element('div', {});
  const show = (value) => {
    const doc = documents[Number(value.slice(`${id}-d`.length))];
    select.value = value;
    if (shown === doc) {
      return;
    }
    shown = doc;
    state.doc = doc;
    [allocation, collector].forEach(drawAgain);
    place.replaceChildren(modelRows(run.models.resources[run.comparison.documents.indexOf(doc)],
      `${doc.title}: memory, collector and compiler while measured; means over forks.`, { order: CATALOGUE_ORDER }));
    if (place.isConnected) {
      nameTables(place);
      followView(place);
    }
  };
  sectionChoice(`${id}-resources`, names.map((name, index) => `${id}-d${index}`), show);
  select.addEventListener('change', () => choose(`${id}-resources`, select.value));
  return element('section', { 'aria-labelledby': `${id}-resources` },
    element('h2', { id: `${id}-resources` }, `Memory, collector and compiler against ${measureWord(run)}`),
    element('p', { class: 'soft' },
      `What a ${run.words.subject} allocates ${run.words.ofMessages ? `in a ${run.words.unit}, in the thread that calls` : 'for each byte that it reads'}, and which part of the process’s CPU time the collector took while it was measured. `
      + 'Both are figures of these conditions: another collector or heap gives others.'),
    element('p', { class: 'choice' }, element('label', { for: `${id}-resources-document` }, `${headWord(run.words.document)} `), select),
    element('div', { class: 'two' },
      element('div', {}, element('h3', {}, ALLOCATION.title(run)), allocation),
      element('div', {}, element('h3', {}, COLLECTOR.title(run)), collector)),
    place);
}

/** Parsers have a speed in bytes; of messages a whole call is timed, and allocates. */
function measureWord({ words }) {
  return words.ofMessages ? 'time' : 'speed';
}

function measureOf({ comparison, words }, figure) {
  return (figure[comparison.clock] || {})[words.ofMessages ? 'microsPerOperation' : 'megabytesPerSecond'];
}

function measureUnit({ words }) {
  return words.ofMessages ? `µs a ${words.unit}` : 'MB/s';
}

function allocationUnit({ words }) {
  return words.ofMessages ? `bytes allocated a ${words.unit}` : 'bytes allocated per input byte';
}

function allocation({ words }, doc, figure) {
  return words.ofMessages ? allocatedBytes(doc, figure) : figure.allocatedBytesPerInputByte;
}

const ALLOCATION = {
  title: (run) => `Allocation against ${measureWord(run)}`,
  value: allocation,
  axis: (run, values, narrow) => logAxis(allocationUnit(run), logRange(values), significantText, narrow),
  shown: (value) => value > 0,
};
const COLLECTOR = {
  title: (run) => `Collector time against ${measureWord(run)}`,
  value: (run, doc, figure) => figure.gcCpuShare,
  axis: (run, values, narrow) => ({
    ...numberAxis('collector’s share of CPU time', narrow),
    min: 0,
    axisLabel: { color: colour('soft'), hideOverlap: true, formatter: (value) => `${significantText(100 * value)} %` },
  }),
  shown: () => true,
};

function resourcePoints(run, doc, kind) {
  return doc.subjects
    .filter(({ subject }) => showsSubject(subject))
    .map((figure) => ({ figure, allocated: allocation(run, doc, figure), x: kind.value(run, doc, figure), speed: measureOf(run, figure) }))
    .filter(({ x, speed }) => present(x) && speed && kind.shown(x));
}

function resourcePlot(run, state, kind) {
  const indexOf = seriesIndex(run);
  return (width) => {
    const narrow = width < 460;
    const points = resourcePoints(run, state.doc, kind);
    const name = axisName(`${measureUnit(run)} by ${clockName(run)} (${run.words.ofMessages ? 'less' : 'more'} is better)`, resourceHeight(run, state, kind) - RESOURCE_MARGINS, narrow);
    const option = {
      ...baseOption(),
      grid: { left: 62 + name.extra, right: narrow ? 100 : 130, top: 12, bottom: 48 },
      xAxis: { ...kind.axis(run, points.length ? points.map(({ x }) => x) : [1], narrow), nameGap: 28 },
      yAxis: { ...numberAxis(name.text, narrow), min: 0, nameGap: 44 },
      title: points.length ? undefined : {
        text: 'Not known here', left: 'center', top: 'middle', textStyle: { color: colour('soft'), fontSize: 13, fontWeight: 'normal' } },
      series: [
        ...points.flatMap((point) => resourceSeries(point, seriesStyle(indexOf(point.figure.label)))),
        marginLabels(points.map(({ figure, x, speed }) => ({
          text: figure.label, stroke: seriesStyle(indexOf(figure.label)).colour, x, y: speed.value,
        }))),
      ],
    };
    option.tooltip.formatter = (params) =>
      resourceTip(run, points.find(({ figure }) => figure.label === params.seriesName));
    return option;
  };
}

function resourceSeries({ figure, x, speed }, style) {
  return [
    {
      name: figure.label, type: 'custom', silent: true, renderItem: uprightWhisker(style.colour),
      encode: { x: 0, y: [1, 2, 3] }, data: [[x, speed.value, speed.low ?? NaN, speed.high ?? NaN]],
    },
    {
      name: figure.label, type: 'scatter', data: [[x, speed.value]], symbol: style.symbol, symbolSize: 9,
      itemStyle: { color: figure.outcome === 'ok' ? style.colour : colour('page'), borderColor: style.colour, borderWidth: 1.5 },
    },
  ];
}

function share(value) {
  return present(value) ? percent(value) : '–';
}

function resourceTip(run, { figure, speed, allocated }) {
  return [
    tipName(figure.label) + (figure.outcome === 'ok' ? '' : `, ${figure.outcome}`),
    `${significant(speed.value, 4)} ${measureUnit(run)}${marginText(speed)}`,
    `${significant(allocated, 3)} ${allocationUnit(run)}`,
    `collector ${share(figure.gcCpuShare)}, compiler ${share(figure.jitCpuShare)} of CPU time`,
  ].join('\n');
}

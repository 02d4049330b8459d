const ASIDE = { declared: 'aside', unverified: 'aside', skipped: 'aside', void: 'aside' };

/** The words for a condition's names and values in headings. */
function conditionTexts(condition) {
  const words = {
    gc: (value) => `${value} collector`,
    heap: (value) => `heap ${value}`,
    cpus: (value) => (value === '1' ? '1 CPU' : `CPUs: ${value}`),
    input: (value) => `input from ${value}`,
    parser: (value) => `${value} parser`,
  };
  return Object.entries(condition || {})
    .map(([key, value]) => (words[key] ? words[key](value) : `${key} ${value}`));
}

function conditionList(condition) {
  return element('ul', { class: 'conditions', 'aria-label': 'Conditions' },
    conditionTexts(condition).map((text) => element('li', {}, text)));
}

/** The documents' titles; where one document has several conditions, with what differs. */
function titles(documents) {
  const values = {};
  for (const doc of documents) {
    for (const [key, value] of Object.entries(doc.condition || {})) {
      (values[key] = values[key] || new Set()).add(value);
    }
  }
  return documents.map((doc) => {
    const differing = Object.entries(doc.condition || {}).filter(([key]) => values[key].size > 1);
    return [doc.title, ...differing.map(([, value]) => value)].join(' · ');
  });
}

function mark(kind, text) {
  return element('span', { class: `mark ${kind}` }, text);
}

/** The notes on a figure that do not hold for the whole document. */
function marks(doc, figure) {
  const all = [];
  if (figure.fastest) {
    all.push(mark('fastest', 'fastest'));
  }
  if (figure.outcome !== 'ok') {
    all.push(mark(ASIDE[figure.outcome] || 'bad', figure.outcome));
  }
  if (figure.unsteady && !doc.unsteadyThroughout) {
    all.push(mark('aside', `${figure.notSteady} of ${figure.forks} not steady${inBrackets(unsteadyText(figure))}`));
  }
  if (figure.contended > 0 && !doc.contendedThroughout) {
    all.push(mark('aside', `${figure.contended} of ${figure.forks} contended`));
  }
  return figure.reason ? [...all, figure.reason] : all;
}

/** By which rules forks are not steady, and the numbers of warmth. */
function unsteadyText(figure) {
  const { offPlateau, becameFaster, compiling } = figure.unsteadyBy || {};
  const rules = [['off the plateau', offPlateau], ['became faster', becameFaster], ['compiling', compiling]]
    .filter(([, forks]) => forks > 0)
    .map(([rule, forks]) => `${rule} ${forks}`)
    .join(', ');
  return [rules, warmthText(figure.jitCpuShare, figure.slope?.value)].filter(Boolean).join('; ');
}

/** The numbers of warmth; empty where they are unknown. */
function warmthText(compiler, slope) {
  return [
    present(compiler) ? `compiler ${(100 * compiler).toFixed(1)} % of CPU time` : null,
    present(slope) ? `slope ${slopeText(slope)} % a second` : null,
  ].filter(present).join(', ');
}

/** In per cent a second, with its sign. */
function slopeText(slope) {
  const text = (100 * slope).toFixed(1);
  return /^-?0\.0$/.test(text) ? '0.0' : slope > 0 ? `+${text}` : text;
}

function inBrackets(text) {
  return text ? ` (${text})` : '';
}

function aboutDocument({ doc }) {
  return { document: doc.document };
}

function clockName(run) {
  return CLOCKS[run.comparison.clock];
}

function documentSection(run, doc, name, id) {
  return element('section', { class: 'document', 'aria-labelledby': id, 'data-document': doc.document, 'data-run': report.runs.indexOf(run) },
    element('h3', { id }, name),
    conditionList(doc.condition),
    element('p', { class: 'answer' }, capital(familyPart(run).answer(run, doc))),
    element('p', { class: 'soft' }, capital(doc.resolution), blocksText(doc)),
    present(doc.method) ? element('p', { class: 'soft' }, `Told apart by ${doc.methodText}.`) : null,
    doc.forkNotes.length ? element('p', { class: 'forknotes' }, doc.forkNotes.map((note) => mark('aside', note))) : null,
    familyPart(run).document(run, doc) ?? [documentChart(run, doc), documentTable(run, doc)],
    forkFolds(run, doc, id));
}

function capital(text) {
  const [first = '', ...rest] = text;
  return `${first.toUpperCase()}${rest.join('')}${/[.?!]$/.test(text) ? '' : '.'}`.replace(/ %/g, '\u00a0%');
}

function blocksText(doc) {
  return missesBlocks(doc) ? ` The plan asked for ${doc.blocksPlanned} blocks.` : null;
}

function documentChart(run, doc) {
  const compared = doc.compared > 1;
  const unit = run.words.ofMessages ? `µs a ${run.words.unit}` : 'MB/s';
  const shownFigures = () => doc.subjects.filter((figure) => showsSubject(figure.subject));
  const points = () => shownFigures().map((figure) => {
    const speed = (figure[shownClock(run)] || {})[run.words.ofMessages ? 'microsPerOperation' : 'megabytesPerSecond'];
    const shown = compared ? figure.ratio : speed;
    return {
      label: figure.label,
      fastest: figure.fastest,
      value: shown ? shown.value : null,
      low: shown ? shown.low : null,
      high: shown ? shown.high : null,
      word: shown ? null : `${figure.outcome === 'ok' ? '' : `${figure.outcome}, `}not compared`,
      tip: `${tipName(figure.label)}\n${speed ? `${significant(speed.value, 4)} ${unit} by ${CLOCKS[shownClock(run)]}` : ''}${
        figure.ratio ? `\n${figure.ratio.value.toFixed(3)} × the time of the fastest` : ''}`,
    };
  });
  const what = compared ? 'time relative to the fastest' : `${run.words.ofMessages ? 'time' : 'speed'}, not compared`;
  const text = () => `Dot plot with intervals of ${counted(shownFigures().length, 'subject')}: ${what}. The figures are in the table that follows.`;
  return chartBox(text, (width) => dotPlotHeight(shownFigures().length, width), (width) => dotPlot({
    points: points(),
    axis: compared ? 'time / time of the fastest (less is better)'
      : `${unit} by ${CLOCKS[shownClock(run)]} (${run.words.ofMessages ? 'less' : 'more'} is better; not compared)`,
    logName: compared && `time / ${width < 560 ? '' : 'time of the '}fastest, logarithmic axis (less is better)`,
    from: compared ? 1 : undefined,
    band: compared && doc.method === 'tukey' ? [1, 1 + doc.separablePercent / 100] : null,
  })(width));
}

function documentTable(run, doc) {
  const size = present(doc.documentBytes) && !run.words.ofMessages ? `, ${megabytes(doc.documentBytes)}` : '';
  return table(`${doc.title}${size}. ${conditionTexts(doc.condition).join(', ')}.`, [
    { head: headWord(run.words.subject), cell: (figure) => figure.label, class: 'name' },
    ...speedColumns(run, 'cpu', 'CPU time'),
    ...(doc.subjects.some((figure) => present(figure['cpu-less-compiler']))
      ? speedColumns(run, 'cpu-less-compiler', 'CPU time without the compiler’s') : []),
    ...speedColumns(run, 'wall', 'wall clock'),
    ...messageColumns(run, doc),
    { ...allocationColumn(run, doc), optional: true },
    ...(doc.subjects.some((figure) => present(figure.jitCpuShare)) ? [{ ...COMPILER_COLUMN, optional: true }] : []),
    RATIO_COLUMN,
    { head: 'Letters', cell: (figure) => figure.letters || '–' },
    { head: 'Marks', class: 'text', cell: (figure) => marks(doc, figure) },
  ], doc.subjects, (figure) => (figure.fastest ? 'fastest' : figure.compared ? null : 'aside'),
  { about: ({ subject }) => ({ subject }), order: CATALOGUE_ORDER });
}

const RATIO_COLUMN = {
  head: 'Time / fastest', class: 'number', estimate: (figure) => figure.ratio, cell: (figure) => withInterval(figure.ratio) };

/** What the compiler’s threads took while measured. */
const COMPILER_COLUMN = { head: 'Compiler, of CPU time', class: 'number', value: (figure) => figure.jitCpuShare, cell: (figure) => share(figure.jitCpuShare) };

/** Speed and time by one clock; of messages, whose bytes are each subject's own, the time alone. */
function speedColumns({ words, comparison }, clock, name) {
  const speed = (figure) => (figure[clock] || {}).megabytesPerSecond;
  const time = (figure) => (figure[clock] || {}).microsPerOperation;
  const optional = clock !== comparison.clock;
  return words.ofMessages ? [
    { head: `µs a ${words.unit} by ${name}`, class: 'number', clock, optional, estimate: time, cell: (figure) => withMargin(time(figure)) },
  ] : [
    { head: `MB/s by ${name}`, class: 'number', clock, optional, estimate: speed, cell: (figure) => withMargin(speed(figure)) },
    { head: `µs per ${words.unit} by ${name}`, class: 'number', clock, optional, value: (figure) => time(figure)?.value,
      cell: (figure) => significant(time(figure)?.value, 4) },
  ];
}

/** The bytes of a subject's own messages, of the table in which its calls stand; null where they were not counted. */
function ownMessage(run, { document: name, condition }, { subject }) {
  const model = (sectionOf(run)?.section?.tables ?? []).find(({ id }) => id === callsOf(condition));
  const place = model?.columns.findIndex(({ head }) => head === name) ?? -1;
  const cell = place < 0 ? null : model.rows.find(({ key }) => key === subject)?.cells[model.columns[place + 1].key];
  return present(cell?.value) ? cell : null;
}

/** The table that has the calls of a condition. */
function callsOf({ seam, encoding, form }) {
  return present(seam) ? `${encoding}, seam ${seam}` : form;
}

/** The bytes of each subject's own messages, where they were counted. */
function messageColumns(run, doc) {
  const own = (figure) => ownMessage(run, doc, figure);
  return doc.subjects.some((figure) => present(own(figure)?.value)) ? [
    { head: doc.subjects.some((figure) => present(own(figure)?.second)) ? 'Bytes, request › reply' : 'Bytes of its message', class: 'number',
      value: (figure) => (own(figure) ? own(figure).value + (own(figure).second || 0) : null),
      cell: (figure) => (own(figure) ? wholeText(own(figure)) : '–') },
  ] : [];
}

function allocationColumn({ words }, doc) {
  const value = (figure) => (words.ofMessages ? allocatedBytes(doc, figure) : figure.allocatedBytesPerInputByte);
  return { head: words.ofMessages ? `Bytes allocated a ${words.unit}` : 'Bytes allocated per input byte', class: 'number', value,
    cell: (figure) => significant(value(figure), 3) };
}

/** In addition to the documents' tables, with its list of documents, and never instead of them. */
function geometricSection(run, id) {
  const means = run.comparison.geometricMeans;
  return means.length === 0 ? null : element('section', { 'aria-labelledby': `${id}-mean` },
    element('h2', { id: `${id}-mean` }, `Over several ${run.words.document}s`),
    means.map((mean) => [
      element('p', { class: 'soft' }, mean.subjects.length
        ? `Geometric mean over ${mean.documents.join(', ')}: of just these ${run.words.document}s, each weighing the same.`
        : `No geometric mean: it needs two ${run.words.document}s on which every ${run.words.subject} is ok.`),
      conditionList(mean.condition),
      mean.notes ? element('p', { class: 'soft' }, mean.notes.map((text) => `${capital(text)}.`).join(' ')) : null,
      mean.leftOut.length ? element('p', { class: 'soft' }, `Left out: ${leftOutText(mean.leftOut)}.`) : null,
      mean.subjects.length ? table(`Geometric mean of ${mean.documents.length} ${run.words.document}s${mean.kind === 'call' ? '' : ` (${mean.kind})`}.`, [
        { head: headWord(run.words.subject), cell: (figure) => figure.subject, class: 'name' },
        RATIO_COLUMN,
        { head: 'Letters', cell: (figure) => figure.letters || '–' },
        ...(mean.subjects.some((figure) => figure.marks) ? [{ head: 'Marks', class: 'text', cell: (figure) => (figure.marks ?? []).map((text) => mark('aside', text)) }] : []),
      ], [...mean.subjects].sort((a, b) => a.ratio.value - b.ratio.value), (figure) => (figure.fastest ? 'fastest' : null),
      { about: (figure) => ({ subject: subjectOf(figure.subject) }), order: TIME_ORDER }) : null,
    ]));
}

/** Who was left out, by the reason, each of which is stated once. */
function leftOutText(texts) {
  const reasons = new Map();
  texts.forEach((text) => {
    const at = text.indexOf(': ');
    const reason = text.slice(at + 2);
    reasons.set(reason, [...(reasons.get(reason) ?? []), text.slice(0, at)]);
  });
  return [...reasons].map(([reason, names]) => `${names.join(', ')}: ${reason}`).join('; ');
}

function troubleSection(run, names, id) {
  const rows = run.comparison.documents.flatMap((doc, index) => doc.subjects
    .filter((figure) => figure.outcome !== 'ok' || figure.failedForks > 0)
    .map((figure) => ({ figure, doc, name: names[index] })));
  const heading = element('h2', { id: `${id}-trouble` }, run.words.ofMessages ? 'What failed' : 'What failed, is declared or unverified');
  if (rows.length === 0) {
    return element('section', {}, heading, element('p', {}, 'Nothing: every fork was verified and timed.'));
  }
  return element('section', { 'aria-labelledby': `${id}-trouble` }, heading,
    table('Everything that is in no comparison, and every fork that failed.', [
      { head: headWord(run.words.subject), class: 'name', cell: ({ figure }) => figure.label },
      { head: headWord(run.words.document), class: 'name', cell: ({ name }) => name },
      { head: 'Outcome', cell: ({ figure }) => mark(figure.outcome === 'ok' ? 'aside' : ASIDE[figure.outcome] || 'bad',
        figure.outcome === 'ok' ? 'ok after all' : figure.outcome) },
      { head: 'Why', class: 'text', cell: ({ figure }) => figure.reason || '–' },
    ], rows, null, { about: ({ figure, doc }) => ({ subject: figure.subject, document: doc.document }) }));
}

const ASIDE = { declared: 'aside', unverified: 'aside', skipped: 'aside', void: 'aside' };

/** What a condition's names and values are called in headings. */
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

function marks(figure) {
  const all = [];
  if (figure.fastest) {
    all.push(mark('fastest', 'fastest'));
  }
  if (figure.outcome !== 'ok') {
    all.push(mark(ASIDE[figure.outcome] || 'bad', figure.outcome));
  }
  if (figure.unsteady) {
    all.push(mark('aside', `${figure.notSteady} of ${figure.forks} not steady`));
  }
  if (figure.contended > 0) {
    all.push(mark('aside', `${figure.contended} of ${figure.forks} contended`));
  }
  return figure.reason ? [...all, figure.reason] : all;
}

function answerSection(run, names, id) {
  const documents = run.comparison.documents;
  const rows = documents.map((doc, index) => ({ doc, index }));
  const caption = `By ${clockName(run)}. Subjects that stand together cannot be told apart.`;
  return element('section', { 'aria-labelledby': `${id}-answer` },
    element('h2', { id: `${id}-answer` }, 'The answer'),
    table(caption, [
      { head: 'Document', class: 'name', cell: ({ index }) => element('a', { href: `#${id}-d${index}` }, names[index]) },
      { head: 'Fastest', class: 'text', cell: ({ doc }) => fastestText(doc) },
      { head: 'How well it is known', class: 'text', cell: ({ doc }) => doc.resolution },
    ], rows));
}

function fastestText(doc) {
  const fastest = doc.subjects.filter((figure) => figure.fastest).map((figure) => figure.label);
  return fastest.length === 0 || (fastest.length === doc.compared && fastest.length > 1)
    ? doc.answer
    : element('strong', {}, fastest.join(', '));
}

function clockName(run) {
  return run.comparison.clock === 'cpu' ? 'process CPU time' : 'wall clock';
}

function heatSection(run, names, id) {
  const chosen = run.comparison.documents
    .map((doc, index) => ({ doc, name: names[index] }))
    .filter(({ doc }) => doc.kind === 'parse');
  const rows = [...new Set(chosen.flatMap(({ doc }) => doc.subjects.map((figure) => figure.label)))];
  const fields = chosen.flatMap(({ doc }, column) => doc.subjects.map((figure) => ({
    column,
    row: rows.indexOf(figure.label),
    ratio: figure.ratio ? figure.ratio.value : null,
    fastest: figure.fastest,
    word: figure.outcome === 'ok' ? 'not compared' : figure.outcome,
  })));
  const map = { rows, columns: chosen.map(({ name }) => name), fields };
  const text = `Heat map of ${rows.length} subjects on ${chosen.length} documents: time relative to the fastest. The same ratios are in the tables below.`;
  return element('section', { 'aria-labelledby': `${id}-heat` },
    element('h2', { id: `${id}-heat` }, 'All at a glance'),
    element('p', { class: 'soft' },
      'Time relative to the fastest subject of each document: 2.00 means twice the time. Bold: cannot be told from the fastest.'),
    heatMapBox(text, map));
}

function documentSection(run, doc, name, id) {
  return element('section', { class: 'document', 'aria-labelledby': id },
    element('h3', { id }, name),
    conditionList(doc.condition),
    element('p', { class: 'answer' }, capital(doc.answer)),
    element('p', { class: 'soft' }, capital(doc.resolution), blocksText(doc)),
    present(doc.method) ? element('p', { class: 'soft' }, `Told apart by ${doc.methodText}.`) : null,
    documentChart(run, doc),
    documentTable(run, doc),
    forkFolds(run, doc, id));
}

function capital(text) {
  const [first = '', ...rest] = text;
  return `${first.toUpperCase()}${rest.join('')}.`.replace(/ %/g, '\u00a0%');
}

function blocksText(doc) {
  return doc.blocksStarted < doc.blocksPlanned || (doc.compared > 0 && doc.blocks < doc.blocksPlanned) ? ` The plan asked for ${doc.blocksPlanned} blocks.` : null;
}

function documentChart(run, doc) {
  const compared = doc.compared > 1;
  const clock = run.comparison.clock;
  const points = doc.subjects.map((figure) => {
    const shown = compared ? figure.ratio : (figure[clock] || {}).megabytesPerSecond;
    const speed = (figure[clock] || {}).megabytesPerSecond;
    return {
      label: figure.label,
      fastest: figure.fastest,
      value: shown ? shown.value : null,
      low: shown ? shown.low : null,
      high: shown ? shown.high : null,
      word: shown ? null : `${figure.outcome === 'ok' ? '' : `${figure.outcome}, `}not compared`,
      tip: `${tipName(figure.label)}\n${speed ? `${significant(speed.value, 4)} MB/s` : ''}${
        figure.ratio ? `\n${figure.ratio.value.toFixed(3)} × the time of the fastest` : ''}`,
    };
  });
  const what = compared ? 'time relative to the fastest' : 'speed, not compared';
  const label = `Dot plot with intervals of ${points.length} subjects: ${what}. The figures are in the table that follows.`;
  return chartBox(label, 62 + 27 * points.length, dotPlot({
    points,
    axis: compared ? 'time / time of the fastest (less is better)' : 'MB/s (more is better; not compared)',
    from: compared ? 1 : undefined,
    band: compared && doc.method === 'tukey' ? [1, 1 + doc.separablePercent / 100] : null,
  }));
}

function documentTable(run, doc) {
  const clock = run.comparison.clock;
  const size = present(doc.documentBytes) ? `, ${megabytes(doc.documentBytes)}` : '';
  const speed = (name) => (figure) => withMargin((figure[name] || {}).megabytesPerSecond);
  return table(`${doc.title}${size}. ${conditionTexts(doc.condition).join(', ')}. In the catalogue’s order.`, [
    { head: 'Subject', cell: (figure) => figure.label, class: 'name' },
    { head: 'MB/s by CPU time', class: 'number', cell: speed('cpu') },
    { head: 'MB/s by wall clock', class: 'number', cell: speed('wall') },
    { head: `µs per document (${clock})`, class: 'number',
      cell: (figure) => (figure[clock] ? significant(figure[clock].microsPerOperation.value, 4) : '–') },
    { head: 'Bytes allocated per input byte', class: 'number', cell: (figure) => significant(figure.allocatedBytesPerInputByte, 3) },
    { head: 'Time / fastest', class: 'number', cell: (figure) => withInterval(figure.ratio) },
    { head: 'Letters', cell: (figure) => figure.letters || '–' },
    { head: 'Marks', class: 'text', cell: marks },
  ], doc.subjects, (figure) => (figure.fastest ? 'fastest' : figure.compared ? null : 'aside'));
}

/** Beside the documents' tables, with its list of documents, and never instead of them. */
function geometricSection(run, id) {
  const means = run.comparison.geometricMeans;
  return means.length === 0 ? null : element('section', { 'aria-labelledby': `${id}-mean` },
    element('h2', { id: `${id}-mean` }, 'Over several documents'),
    means.map((mean) => [
      element('p', { class: 'soft' }, mean.subjects.length
        ? `Geometric mean over ${mean.documents.join(', ')}: of just these documents, each weighing the same.`
        : 'No geometric mean: it needs two documents on which every subject is ok.'),
      conditionList(mean.condition),
      mean.leftOut.length ? element('p', { class: 'soft' }, `Left out: ${mean.leftOut.join('; ')}.`) : null,
      mean.subjects.length ? table(`Geometric mean of ${mean.documents.length} documents (${mean.kind}). In the catalogue’s order.`, [
        { head: 'Subject', cell: (figure) => figure.subject, class: 'name' },
        { head: 'Time / fastest', class: 'number', cell: (figure) => withInterval(figure.ratio) },
        { head: 'Letters', cell: (figure) => figure.letters },
      ], mean.subjects, (figure) => (figure.fastest ? 'fastest' : null)) : null,
    ]));
}

function troubleSection(run, names, id) {
  const rows = run.comparison.documents.flatMap((doc, index) => doc.subjects
    .filter((figure) => figure.outcome !== 'ok' || figure.failedForks > 0)
    .map((figure) => ({ figure, name: names[index] })));
  const heading = element('h2', { id: `${id}-trouble` }, 'What failed, is declared or unverified');
  if (rows.length === 0) {
    return element('section', {}, heading, element('p', {}, 'Nothing: every fork was verified and timed.'));
  }
  return element('section', { 'aria-labelledby': `${id}-trouble` }, heading,
    table('Everything that is in no comparison, and every fork that failed.', [
      { head: 'Subject', class: 'name', cell: ({ figure }) => figure.label },
      { head: 'Document', class: 'name', cell: ({ name }) => name },
      { head: 'Outcome', cell: ({ figure }) => mark(figure.outcome === 'ok' ? 'aside' : ASIDE[figure.outcome] || 'bad',
        figure.outcome === 'ok' ? 'ok after all' : figure.outcome) },
      { head: 'Why', class: 'text', cell: ({ figure }) => figure.reason || '–' },
    ], rows));
}

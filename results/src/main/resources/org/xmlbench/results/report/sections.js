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
    documentParts(run, doc),
    forkFolds(run, doc, id));
}

function capital(text) {
  const [first = '', ...rest] = text;
  return `${beginsWithName(text) ? first : first.toUpperCase()}${rest.join('')}${/[.?!]$/.test(text) ? '' : '.'}`.replace(/ %/g, '\u00a0%');
}

function blocksText(doc) {
  return missesBlocks(doc) ? ` The plan asked for ${doc.blocksPlanned} blocks.` : null;
}

/** Picture and table of a document. */
function documentParts(run, doc) {
  const { documents = [], pictures = [] } = run.models;
  const model = documents[run.comparison.documents.indexOf(doc)];
  const size = present(doc.documentBytes) && !run.words.ofMessages ? `, ${megabytes(doc.documentBytes)}` : '';
  return model && [modelPicture(model, pictures.find(({ table: place }) => place === model.id)), modelTable(`${model.title}${size}.`, model, run.comparison.clock)];
}

/** In addition to the documents' tables, with its list of documents, and never instead of them. */
function geometricSection(run, id) {
  const means = run.comparison.geometricMeans;
  return means.length === 0 ? null : element('section', { 'aria-labelledby': `${id}-mean` },
    element('h2', { id: `${id}-mean` }, `Over several ${run.words.document}s`),
    means.map((mean, index) => [
      element('p', { class: 'soft' }, mean.subjects.length
        ? `Geometric mean over ${mean.documents.join(', ')}: of just these ${run.words.document}s, each weighing the same.`
        : `No geometric mean: ${run.models.means[index].notes.find((note) => note.startsWith('none: ')).slice('none: '.length)}.`),
      conditionList(mean.condition),
      mean.notes ? element('p', { class: 'soft' }, mean.notes.map(capital).join(' ')) : null,
      mean.leftOut.length ? element('p', { class: 'soft' }, `Left out: ${leftOutText(mean.leftOut)}.`) : null,
      mean.subjects.length ? modelTable(`Geometric mean of ${mean.documents.length} ${run.words.document}s${mean.kind === 'call' ? '' : ` (${mean.kind})`}.`,
        run.models.means[index], run.comparison.clock, TIME_ORDER) : null,
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

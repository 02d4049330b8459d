/** Capabilities whose absence affects readers of documents most, in the order in which missing ones are listed. */
const MISSED_FIRST = [
  'doctype',
  'internal-entities',
  'default-namespace',
  'nested-default-namespaces',
  'attribute-defaults',
  'supplementary-characters',
  'supplementary-character-references',
  'tab-in-attribute-value',
  'namespace-defaults',
  'prefixed-root-attribute',
  'prefixed-attribute-in-long-document',
  'mixed-names-beyond-latin-1',
  'end-tag-beyond-latin-1-in-long-document',
  'long-cdata-section',
  'empty-cdata-section',
  'external-entities',
  'attribute-types',
];
/** Kinds that matter less than what is missing from a document's events, by how their names begin. */
const MISSED_LAST = ['encoding:', 'rejects:', 'error-'];
const LACKS_SHOWN = 3;

/** Capabilities that a subject lacks, what matters most first. */
function lacksOf(run, subject) {
  const { lacks = [] } = run.manifest.subjects.find(({ id }) => id === subject) || {};
  const place = (name) => (MISSED_FIRST.includes(name) ? MISSED_FIRST.indexOf(name)
    : MISSED_FIRST.length + 1 + MISSED_LAST.findIndex((start) => name.startsWith(start)));
  return [...lacks].sort((a, b) => place(a) - place(b));
}

/** How many capabilities a subject lacks and the first of them, the rest folded; nothing where it lacks none. */
function lacksText(run, subject) {
  const lacks = lacksOf(run, subject);
  if (lacks.length <= LACKS_SHOWN) {
    return lacks.length ? element('div', { class: 'lacks' }, `lacks ${lacks.length}: ${lacks.join(', ')}`) : null;
  }
  return element('details', { class: 'lacks' },
    element('summary', {}, `lacks ${lacks.length}: ${lacks.slice(0, LACKS_SHOWN).join(', ')}, …`), `lacks ${lacks.length}: ${lacks.join(', ')}`);
}

/** The fastest subjects, each with what it lacks; the answer in words where none stands out. */
function fastestText(run, doc) {
  const fastest = doc.subjects.filter((figure) => figure.fastest);
  return fastest.length === 0 || (fastest.length === doc.compared && fastest.length > 1)
    ? doc.answer
    : fastest.map((figure) => element('div', {}, element('strong', {}, figure.label), lacksText(run, figure.subject)));
}

/** The fastest of those that read all and check, or where that is not known of those that check, where some do and some do not. */
function checkingColumn(run) {
  const sound = run.comparison.documents.some((doc) => present(doc.answerOfSound));
  const cell = ({ doc }) => {
    const fastest = doc.subjects.filter((figure) => (sound ? figure.fastestSound : figure.fastestChecking));
    return fastest.length ? fastest.map(({ label }) => element('div', {}, label)) : '–';
  };
  return sound || run.comparison.documents.some((doc) => present(doc.answerOfChecking))
    ? { head: `Fastest of those that ${sound ? 'read all and check' : 'check'}`, class: 'text brief', cell } : null;
}

/** Parsers that come with the JDK; none in a run of anything else. */
function jdkSubjects(run) {
  return run.words.ofMessages ? []
    : run.manifest.subjects.filter(({ library }) => library === 'JDK').map(({ id }) => id);
}

/** How the JDK's own parsers compare with the fastest; nothing in a run without them. */
function jdkColumn(run) {
  const ids = jdkSubjects(run);
  const cell = ({ doc }) => {
    const own = doc.subjects.filter(({ subject }) => ids.includes(subject));
    return own.length ? own.map((figure) => element('div', {}, `${figure.label}: `, jdkText(doc, figure))) : '–';
  };
  return ids.length ? { head: 'The JDK’s own, time / fastest', class: 'text brief', cell } : null;
}

function jdkText(doc, figure) {
  if (!figure.ratio) {
    return figure.outcome === 'ok' ? 'not compared' : figure.outcome;
  }
  if (figure.fastest) {
    return doc.subjects.filter(({ fastest }) => fastest).length > 1 ? doc.meaningOfFastest ?? 'cannot be told from the fastest' : 'the fastest';
  }
  return withInterval(figure.ratio);
}

/** Blocks that count for a document: fewer than planned where the run ended, or a subject failed, before. */
function blocksMade(doc) {
  return doc.compared > 0 ? Math.min(doc.blocks, doc.blocksStarted) : doc.blocksStarted;
}

function missesBlocks(doc) {
  return blocksMade(doc) < doc.blocksPlanned;
}

/** Which documents have fewer blocks than the plan asked for; nothing where each has all. */
function missedBlocksNote(run, names) {
  const missed = run.comparison.documents.map((doc, index) => ({ doc, name: names[index] })).filter(({ doc }) => missesBlocks(doc));
  return missed.length === 0 ? null : element('div', { class: 'note', role: 'note' },
    'Fewer blocks than planned, so intervals are wider than they were meant to be: ',
    foldedList(missed.map(({ doc, name }) => `${name} ${blocksMade(doc)} of ${doc.blocksPlanned}`)));
}

/** What it means that a subject belongs to the fastest, by the rule of the run. */
function meaningOfFastest(run) {
  return run.comparison.documents.map((doc) => doc.meaningOfFastest).find(present) ?? 'cannot be told from the fastest';
}

function answerSection(run, names, id) {
  return element('section', { 'aria-labelledby': `${id}-answer` },
    element('h2', { id: `${id}-answer` }, 'The answer'),
    missedBlocksNote(run, names),
    answerTable(run, names, id));
}

/** The answers side by side, with what the fastest lack. */
function answerTable(run, names, id) {
  const all = run.comparison.documents.map((doc, index) => ({ doc, index }));
  const withOthers = all.filter(({ doc }) => doc.subjects.length > 1);
  const rows = withOthers.length ? withOthers : all;
  const alone = all.length - rows.length;
  const caption = `By ${clockName(run)}. Subjects that stand together: ${meaningOfFastest(run)}.`;
  return [
    table(caption, [
      { head: headWord(run.words.document), class: 'name', cell: ({ index }) => element('a', { href: `#${id}-d${index}` }, names[index]) },
      checkingColumn(run),
      { head: 'Fastest', class: 'text brief', cell: ({ doc }) => fastestText(run, doc) },
      jdkColumn(run),
      { head: 'How well it is known', class: 'text brief', cell: ({ doc }) => doc.resolution },
    ].filter(present), rows, null, { about: aboutDocument, order: CATALOGUE_ORDER, stacks: true }),
    alone ? element('p', { class: 'soft' },
      `Not in the table: ${counted(alone, run.words.document)} of one ${run.words.subject} alone, with nothing to compare it with. Each has its section below.`) : null,
  ];
}

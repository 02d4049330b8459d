const PARSER_WORDS = [
  ['Verified', 'In each fork the events of every timed operation are added up and compared with what the document must give, and its last parse is compared event by event. A figure exists only if that succeeds.'],
  ['Declared', 'The document needs something that the library is known to lack. It is timed, marked, and in no comparison.'],
  ['Unverified', 'The right events of the document are not known: too few independent parsers agree. It is timed, marked, and in no comparison.'],
  ['Accepts', 'How many of XMLBench’s malformed documents, one for each constraint of XML, the parser accepts; the tests of XMLBench hold it for its own drivers, of others it is counted when the run begins. To check is work, so “fastest of those that check” compares only parsers that accept at most five.', (run) => figuresOf(run).some((figure) => present(figure.acceptedMalformations))],
  ['First document', 'The wall time from the request for a parser to the end of the first document in a fresh JVM: class loading, code that is not compiled yet. The median over forks and, in parentheses, the least and the most of them: no interval.', (run) => figuresOf(run).some((figure) => present(figure.firstDocumentMicros))],
  ['Single documents', 'Small documents were timed one by one, after the operations that the verdicts are of: what half of them did not exceed, what 99 of 100 did not, and the longest, by wall clock. Medians over forks.', (run) => figuresOf(run).some((figure) => present(figure.singleP50Micros))],
  ['Instructions and misses', 'What the processor counted in the thread that parses, without the kernel, the collector and the compiler: instructions for each byte of the document, wrongly predicted branches and cache misses for 1024 bytes. Means over forks; they order nothing, and compare subjects on one host only.', (run) => figuresOf(run).some((figure) => present(figure.instructionsPerByte) || present(figure.branchMissesPerKib) || present(figure.cacheMissesPerKib))],
  ['Trees', 'build-walk builds a tree and walks it, which is comparable with streaming. build only builds it, and is compared with other builds only.'],
];

/** What several threads of one JVM gain; nothing where none was measured. */
function threadsSection(run, id) {
  const scaling = run.comparison.threadScaling ?? [];
  return scaling.length === 0 ? null : element('section', { 'aria-labelledby': `${id}-threads` },
    element('h2', { id: `${id}-threads` }, 'What threads gain'),
    element('p', { class: 'soft' }, 'Several threads of one JVM, each with a parser of its own, parse at the same time. Throughput is documents a second by wall time, of all threads together over that of one thread in the same block: geometric mean, with an interval that holds by itself. Efficiency is the same over the number of threads, or of processors where these are fewer.'),
    scaling.map((doc) => [element('h3', {}, doc.title), threadsTable(doc)]));
}

function threadsTable(doc) {
  const conditions = Object.entries(doc.condition).map(([name, value]) => `${name}=${value}`).join(', ');
  return table(`${doc.title}: throughput over that of one thread, with ${conditions}.`, [
    { head: 'Parser', class: 'name', cell: (row) => row.subject },
    { head: 'Threads', class: 'number', value: (row) => row.threads, cell: (row) => String(row.threads) },
    { head: 'Blocks', class: 'number', value: (row) => row.blocks, cell: (row) => String(row.blocks) },
    { head: 'Throughput / 1 thread', class: 'number', estimate: (row) => row.throughput, cell: (row) => ratioText(row.throughput) },
    { head: 'Efficiency', class: 'number', estimate: (row) => row.efficiency, cell: (row) => ratioText(row.efficiency) },
  ], doc.lines, null, { about: (row) => ({ subject: row.subject }), order: CATALOGUE_ORDER });
}

/** What scorecards found of the run's drivers before it; nothing where none did. */
function scoresSection(run, id) {
  const scores = run.manifest.scores ?? [];
  if (scores.length === 0) {
    return null;
  }
  const heads = [...new Set(scores.flatMap((score) => score.figures.map((figure) => figure.head)))];
  const drivers = [...new Set(scores.map((score) => score.driver))];
  const figure = (driver, head) => scores.filter((score) => score.driver === driver).flatMap((score) => score.figures).find((one) => one.head === head);
  const families = [...new Set(scores.map((score) => `“${score.family}”`))].join(', ');
  return element('section', { 'aria-labelledby': `${id}-scores` },
    element('h2', { id: `${id}-scores` }, 'What speed costs'),
    element('p', { class: 'soft' }, `Found before this run by ${families}, whose own reports have the details.`),
    table('What was found of each parser beside its speed.',
      [{ head: 'Parser', class: 'name', cell: (driver) => driver },
        ...heads.map((head) => ({ head, cell: (driver) => figure(driver, head)?.text ?? '–' }))],
      drivers, null, { about: (driver) => ({ subject: driver }), order: CATALOGUE_ORDER }));
}

function parserSections(run, id) {
  const parts = [threadsSection(run, id), scoresSection(run, id)].filter(present);
  return parts.length === 0 ? null : parts;
}

function parserLink(run) {
  return run.comparison.threadScaling ? ['threads', 'Threads'] : run.manifest.scores ? ['scores', 'What speed costs'] : null;
}

registerFamily('parsers', {
  sections: parserSections,
  link: parserLink,
  question: () => 'Which parser is fastest, and how sure is that?',
  words: PARSER_WORDS,
});

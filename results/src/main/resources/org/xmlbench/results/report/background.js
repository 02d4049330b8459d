/** Toolkits have a section of that name already: that of their figures. */
function subjectsTitle({ words }) {
  return words.ofMessages ? 'Versions and options' : 'Subjects';
}

/** How messages may differ from the reference; nothing of what has no messages. */
function otherwiseColumn({ words }) {
  const cell = ({ saysOtherwise: texts }) => (present(texts) && texts.length === 0 ? 'none' : foldedList(texts || []));
  return words.ofMessages ? { head: 'Says otherwise', class: 'text', cell } : null;
}

const OTHERWISE_TEXT = 'Says otherwise: how messages may differ from the reference without saying anything else, as their {subject} declares. They were verified under this leniency, and namespace prefixes are free to all; – where the run did not record it.';

/** An assertion, what it asks for, and what is done instead, where the run recorded that. */
function unmetText({ assertion, text, instead }) {
  return `${assertion} (asks for: ${text})${present(instead) ? `: ${instead}` : ''}`;
}

/** What toolkits declare about WS-I's Basic Profile; nothing for other subjects. */
function declaredColumn({ words }) {
  const cell = ({ doesNotMeet: unmet }) => {
    if (!present(unmet)) {
      return '–';
    }
    return unmet.length ? foldedList(unmet.map(unmetText), '; ') : 'none';
  };
  return words.subject === 'toolkit' ? { head: 'WS-I, declared not met', class: 'text', cell } : null;
}

const DECLARED_TEXT = 'Declared not met: assertions of WS-I Basic Profile 1.1 that the toolkit’s requests or replies break at some seam, whether this run looks at that seam or not, each with what it asks for and, after the colon, what the toolkit does instead, where the run recorded it; – where the profile does not apply to its messages, or the run did not record it.';

/** What a toolkit's messages go through over HTTP; nothing where no subject has it. */
function overHttpColumn(run, head, name) {
  const has = run.manifest.subjects.some((subject) => present(subject[name]));
  return has ? { head, class: 'text', cell: (subject) => subject[name] || '–' } : null;
}

function subjectsSection(run, id) {
  const name = { head: headWord(run.words.subject), class: 'name', cell: (subject) => subject.id };
  const show = (caption, columns) => table(caption, [name, ...columns], run.manifest.subjects, null,
    { about: (subject) => ({ subject: subject.id }), order: CATALOGUE_ORDER });
  return element('section', { 'aria-labelledby': `${id}-subjects` },
    element('h2', { id: `${id}-subjects` }, subjectsTitle(run)),
    show('Versions, licences, and every option and limit that differs from the library’s default.', [
      { head: 'Library', cell: (subject) => `${subject.library} ${subject.version}` },
      { head: headWord(run.words.style), cell: (subject) => subject.style },
      { head: 'Licence', cell: (subject) => subject.licence },
      { head: 'Lacks', class: 'text', cell: (subject) => foldedList(subject.lacks) },
      { head: 'Options', class: 'text', cell: (subject) => foldedList(subject.options) },
      { head: 'Raised limits', class: 'text', cell: (subject) => foldedList(subject.raisedLimits) },
      overHttpColumn(run, 'Host of its server', 'host'),
      overHttpColumn(run, 'HTTP client', 'client'),
    ].filter(present)),
    declaredTable(run, show));
}

/** What is declared of messages; nothing of what has none. */
function declaredTable(run, show) {
  const declared = [
    [otherwiseColumn(run), OTHERWISE_TEXT.replace('{subject}', run.words.subject)],
    [declaredColumn(run), DECLARED_TEXT],
  ].filter(([column]) => present(column));
  return declared.length ? show(declared.map(([, text]) => text).join(' '), declared.map(([column]) => column)) : null;
}

function documentsSection(run, id) {
  const count = (value) => (present(value) ? value.toLocaleString('en-US') : '–');
  const { document: noun, ofMessages } = run.words;
  const tally = (head, name) => (run.manifest.documents.some((doc) => present((doc.tally || {})[name]))
    ? { head, class: 'number', value: (doc) => (doc.tally || {})[name], cell: (doc) => count((doc.tally || {})[name]) } : null);
  return element('section', { 'aria-labelledby': `${id}-documents` },
    element('h2', { id: `${id}-documents` }, `${headWord(noun)}s`),
    table(ofMessages ? `What was done. The bytes are those of the reference messages, which no ${run.words.subject} writes; those of a ${run.words.subject}’s own messages stand with its figures.` : 'What was parsed.', [
      { head: headWord(noun), class: 'name', cell: (doc) => doc.name },
      { head: ofMessages ? 'Bytes of the reference' : 'Bytes', class: 'number', value: (doc) => doc.bytes, cell: (doc) => count(doc.bytes) },
      tally('Elements', 'elements'),
      tally('Attributes', 'attributes'),
      tally('Namespace declarations', 'namespaceDeclarations'),
      tally('UTF-16 units of text', 'textUnits'),
      ofMessages ? null : { head: 'Needs', class: 'text', cell: (doc) => (doc.needs.length ? doc.needs.join(', ') : '–') },
      { head: 'What it is', class: 'text', cell: (doc) => doc.description || '–' },
    ].filter(present), run.manifest.documents, null, { about: (doc) => ({ document: doc.name }), order: CATALOGUE_ORDER }));
}

/** Names of a host's facts that are not their keys' own words. */
const HOST_FACTS = {
  cpuFamilyModelStepping: 'Processor family / model / stepping',
  physicalCores: 'Physical cores',
};

/** The name of a host's fact: its key's own words where it has no other name. */
function factName(key) {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return HOST_FACTS[key] || `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The facts of a host as pairs of a name and a value, those that every host has first. */
function hostPairs({ cpu, microcode, cores, memoryGiB, os, kernel, arch, jdkVersion, jdkVendor, vm, ...more }) {
  return [
    ['Processor', cpu],
    ['Microcode', microcode],
    ['Logical processors', cores],
    ['Memory, up to the next power of two', present(memoryGiB) ? `${memoryGiB} GiB` : null],
    ['System', [os, kernel, arch].filter(present).join(' ')],
    ['JDK', [jdkVersion, jdkVendor].filter(present).join(', ')],
    ['Virtual machine', vm],
    ...Object.entries(more).map(([key, value]) => [factName(key), value]),
  ];
}

/** A host that an option names by its facts, such as os=Linux; cores=2. */
function hostText(value) {
  const facts = value.split('; ').map((fact) => [fact.slice(0, fact.indexOf('=')), fact.slice(fact.indexOf('=') + 1)]);
  return hostPairs(Object.fromEntries(facts)).filter(([, fact]) => present(fact) && fact !== '')
    .map(([name, fact]) => `${name}: ${fact}`).join(' · ');
}

function hostSection(run, id) {
  const { host, plan } = run.manifest;
  const flags = [...new Set(plan.blocks.map((block) => block.jvmFlags.join(' ')))];
  return element('section', { 'aria-labelledby': `${id}-host` },
    element('h2', { id: `${id}-host` }, 'Where and how'),
    doctorPart(run, id),
    pairs([
      ...hostPairs({ ...host, more: undefined, ...host.more }),
      ['Run', run.manifest.run],
      ['Started', run.manifest.createdUtc],
      [run.arms ? 'Kind' : 'Profile', run.manifest.profile],
      ['Clock of comparisons', clockName(run)],
      ['Seed', run.manifest.seed],
      ['Plan', run.manifest.planHash],
      ...run.settings.map(({ key, name, value }) => [name, key === 'serverHost' ? hostText(value) : value]),
      ...flags.map((text) => [flags.length > 1 ? flagOwners(plan, text) : 'JVM flags', text]),
    ]));
}

function flagOwners(plan, text) {
  const owners = plan.blocks.filter((block) => block.jvmFlags.join(' ') === text)
    .map((block) => block.document);
  return `JVM flags of ${[...new Set(owners)].join(', ')}`;
}

function measuredByNodes({ nodes }) {
  return Boolean(nodes && nodes.effects);
}

const COMMON_WORDS = [
  ['Time / fastest', 'A subject’s time over the time of the fastest. 1.25 means a quarter more time. The 95 % intervals hold for a whole table at once, so reading many of them does not make a false difference likelier.'],
  ['Fastest', 'Every subject that cannot be told from the one with the least time or, where a run states a margin, is not shown to be slower by more than that. Where a chart has a tinted band, that is it. The order of subjects inside that set means nothing.'],
  ['Letters', 'Two subjects that share a letter cannot be told apart. The method stands above each table.'],
  ['Fork and block', 'A fork is {fork} that measures one subject once; it is the unit of every interval. A block is every subject once. {pairing} Differences are taken inside blocks.', (run) => !measuredByNodes(run)],
  ['Nodes', 'Every node measured all that stands here. All forks of a subject on a node count as one, its mean, and the node is the unit of every interval: where these pages say block or fork, it is a node.', measuredByNodes],
  ['Collector and compiler', 'The part of the process’s CPU time that the collector’s threads with the virtual machine’s own, or the compiler’s threads, took while a fork was measured: the mean over forks. It is inside the CPU time of the process, not beside it; the clock that leaves the compiler out is named so.', tellsResources],
  ['Not steady, contended', 'The compiler was still at work while a fork was measured; or the fork had to wait for a processor. Such forks are kept, and counted: once above the chart where it holds of every subject, else beside the figure. The slope is by how much an operation’s time changed in a second of measuring, mean over the forks: below 0 it was still becoming faster. A label on more than a fifth of all forks is named at the top, as a defect of the run where these numbers show a trend, of the label where they exclude one of more than 3 %; else neither can be said.',
    (run) => figuresOf(run).some((figure) => figure.notSteady > 0 || figure.contended > 0)],
  ['What this does not say', 'How a subject does on other documents or messages, options, machines or JDKs. The conditions stand in every heading: a change in one of them is another experiment.'],
];

const TURNS = 'all its JVMs exist at the same time and measure short iterations in turn, so that a slow half second of the machine hits all of them';

/** How the forks of a block are arranged in time in these runs. */
function pairingText(runs) {
  const pairings = new Set(runs.map((run) => run.manifest.options?.pairing));
  const only = pairings.size === 1 ? [...pairings][0] : null;
  return { turns: capital(TURNS), forks: 'One runs right after the other.' }[only]
    || `Where the pairing is by turns, ${TURNS}; where it is by forks, one runs right after the other.`;
}

const GUIDE = 'docs/reading-a-report.md';

/** One for each family that the page has runs of. */
function readingSection(runs, id) {
  const families = [...new Map(runs.map((run) => [run.words.part, run])).values()];
  const forks = [...new Set(families.map((run) => run.words.fork))].join(', or ');
  const common = shownWords(families.length > 1 ? [CLOCK_WORDS, ...COMMON_WORDS] : COMMON_WORDS, runs)
    .map(([word, text]) => [word, text.replace('{fork}', forks).replace('{pairing}', pairingText(runs))]);
  const seen = new Set(common.map(([, text]) => text));
  const parts = families.map((run) => ({ part: run.words.part, words: familyWords(run).filter(([, text]) => !seen.has(text) && seen.add(text)) }))
    .filter(({ words }) => words.length > 0);
  return element('section', { 'aria-labelledby': `${id}-reading` },
    element('h2', { id: `${id}-reading` }, 'How to read it'),
    element('p', { class: 'soft' }, 'With examples and the usual traps: ', element('code', {}, GUIDE), ', which comes with XMLBench.'),
    families.length > 1
      ? [...parts, { part: 'All parts', words: common }].map(({ part, words }) => [element('h3', {}, part), wordList(words)])
      : wordList([...parts[0].words, ...common]));
}

function wordList(words) {
  return element('dl', { class: 'words' }, words.map(([word, text]) =>
    [element('dt', {}, word), element('dd', {}, text)]));
}

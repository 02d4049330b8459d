const PARSER_WORDS = [
  ['Verified', 'In each fork the events of every timed operation are added up and compared with what the document must give, and its last parse is compared event by event. A figure exists only if that succeeds.'],
  ['Declared', 'The document needs something that the library is known to lack. It is timed, marked, and in no comparison.'],
  ['Unverified', 'The right events of the document are not known: too few independent parsers agree. It is timed, marked, and in no comparison.'],
  ['Accepts', 'How many of XMLBench’s malformed documents, one for each constraint of XML, the parser accepts; the tests of XMLBench hold it for its own drivers, of others it is counted when the run begins. To check is work, so “fastest of those that check” compares only parsers that accept at most five.', (run) => figuresOf(run).some((figure) => present(figure.acceptedMalformations))],
  ['Reads rightly', 'Of the recorded corpus of real documents from public repositories, how many the parser reads rightly: it delivers the events that the majority of unrelated parsers delivers. A failure counts whether or not its driver declares it. Measured once for each version of a library; a version that was not measured has no number. “Read all and check” means every document of the corpus, and at most five of the malformed ones accepted.', (run) => figuresOf(run).some((figure) => present(figure.readsRightly))],
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
    scaling.map((doc, index) => [element('h3', {}, doc.title), modelRows(run.models.threads[index],
      `${doc.title}: throughput over that of one thread, with ${conditionTexts(doc.condition).join(', ')}.`, { order: CATALOGUE_ORDER })]));
}

/** One driver with several versions of its library: a chart, and a table for each document; nothing without any. */
function versionsSection(run, id) {
  const trends = run.comparison.versionTrends ?? [];
  if (trends.length === 0) {
    return null;
  }
  const keyOf = (trend) => JSON.stringify([trend.driver, trend.operation, trend.condition]);
  const groups = new Map();
  trends.forEach((trend) => groups.set(keyOf(trend), [...(groups.get(keyOf(trend)) ?? []), trend]));
  return element('section', { 'aria-labelledby': `${id}-versions` },
    element('h2', { id: `${id}-versions` }, 'From version to version'),
    element('p', { class: 'soft' }, `Time by ${clockName(run)} over that of the version before it that has figures, and over the first, in the same blocks: geometric mean. The intervals of a column hold for all versions of a table at once with ${Math.round(100 * run.comparison.confidence)} %; faster or slower where that interval excludes 1.`),
    [...groups.values()].map((group) => versionsPart(run, group)));
}

function versionsPart(run, trends) {
  const [{ driver, operation, condition }] = trends;
  const name = operation === 'parse' ? driver : `${driver} ${operation}`;
  const shown = () => trends.filter((trend) => showsDocument(trend.document));
  return [
    element('h3', {}, name),
    conditionList(condition),
    chartBox(() => `Time of ${name} over that with ${trends[0].lines[0].version}, for each version and document. The figures are in the tables that follow.`,
      () => (shown().length ? 320 : 0), (width) => versionsPlot(shown(), width)),
    trends.map((trend) => [
      element('p', {}, `${label(trend.document)}: ${trend.answer}.`),
      modelRows(run.models.versions[run.comparison.versionTrends.indexOf(trend)], `${trend.title}: time from version to version.`,
        { about: () => ({ document: trend.document }), order: 'In the order of the run.' }),
    ]),
  ];
}

/** The first version that has figures is 1, without an interval. */
function overFirst(line) {
  return present(line.micros) ? line.overFirst ?? { value: 1 } : null;
}

function versionsPlot(trends, width) {
  const narrow = width < 560;
  const points = trends.map((trend, index) => ({
    trend, index, style: seriesStyle(index),
    data: trend.lines.map((line, x) => ({ line, x, ratio: overFirst(line) })).filter(({ ratio }) => ratio),
  }));
  const shift = (index) => (trends.length < 2 ? 0 : 0.3 * (index / (trends.length - 1) - 0.5));
  const versions = trends[0].lines.map((line) => line.version);
  const values = points.flatMap(({ data }) => data.flatMap(({ ratio }) => [ratio.value, ratio.low ?? ratio.value, ratio.high ?? ratio.value]));
  const margin = 0.06 * (Math.max(...values) - Math.min(...values) || 1);
  const ends = [Math.max(0, Math.min(...values) - margin), Math.max(...values) + margin];
  const option = {
    ...baseOption(),
    grid: { left: narrow ? 56 : 64, right: narrow ? 96 : 170, top: 12, bottom: 48 },
    xAxis: {
      type: 'value', min: -0.5, max: versions.length - 0.5, name: 'version', nameLocation: 'middle', nameGap: 28,
      nameTextStyle: { color: colour('soft') }, splitLine: { show: false }, axisLine: { lineStyle: { color: colour('line') } },
      axisTick: { show: false, customValues: versions.map((none, x) => x) },
      axisLabel: { color: colour('ink'), hideOverlap: true, customValues: versions.map((none, x) => x), formatter: (x) => versions[x] ?? '' },
    },
    yAxis: { ...numberAxis('time over the first (less is better)', narrow), min: ends[0], max: ends[1], nameGap: narrow ? 40 : 46 },
    series: [
      ...points.flatMap(({ trend, data, style, index }) => [
        {
          name: trend.document, type: 'line', symbol: style.symbol, symbolSize: 8,
          lineStyle: { color: style.colour, width: 1.5, type: style.dash }, itemStyle: { color: style.colour },
          data: data.map(({ line, x, ratio }) => ({ value: [x + shift(index), ratio.value], line })),
        },
        {
          name: trend.document, type: 'custom', silent: true, renderItem: uprightWhisker(style.colour), encode: { x: 0, y: [1, 2, 3] },
          data: data.map(({ x, ratio }) => [x + shift(index), ratio.value, ratio.low ?? NaN, ratio.high ?? NaN]),
        },
      ]),
      marginLabels(points.filter(({ data }) => data.length > 0).map(({ trend, data, style, index }) => ({
        text: label(trend.document), stroke: style.colour,
        x: data[data.length - 1].x + shift(index), y: data[data.length - 1].ratio.value,
      }))),
    ],
  };
  option.tooltip.formatter = ({ seriesName, data }) => [
    tipName(seriesName), data.line.version, `${duration(data.line.micros)} an operation`,
    `over the first: ${ratioText(overFirst(data.line))}`,
    data.line.overBefore ? `over the one before: ${ratioText(data.line.overBefore)}` : null,
  ].filter(present).join('\n');
  return option;
}

/** What scorecards found of the run's drivers before it; nothing where none did. */
function scoresSection(run, id) {
  const scores = run.manifest.scores ?? [];
  if (scores.length === 0) {
    return null;
  }
  const families = [...new Set(scores.map((score) => score.family).filter((family) => family !== 'maintenance'))].map((family) => `“${family}”`);
  return element('section', { 'aria-labelledby': `${id}-scores` },
    element('h2', { id: `${id}-scores` }, 'What speed costs'),
    families.length === 0 ? null
      : element('p', { class: 'soft' }, `Found before this run by ${families.join(', ')}, whose own reports have the details.`),
    element('p', { class: 'soft' }, 'Of a library’s jar: when it was built, the least Java that runs it, and what it weighs with all that it needs. “Not looked up” says nothing of its faults; “xmlbench list maintenance” has those that were looked up.'),
    modelRows(run.models.scores, 'What was found of each parser beside its speed.', { order: CATALOGUE_ORDER }));
}

/** Documents whose answers, and rows of a picture for which, the first screen has room: on a phone, and elsewhere. */
const ROOM = { phone: { answers: 3, rows: 5 }, wide: { answers: 4, rows: Infinity } };
const PHONE = matchMedia('(max-width: 40rem)');

function room() {
  return PHONE.matches ? ROOM.phone : ROOM.wide;
}

/** The first screen: the answer in sentences, one picture, and what to do next. */
function parserFirst(run, names, id) {
  const { answers } = sectionOf(run);
  const links = shortNames(answers.map((answer) => answer.document), 40);
  const item = (answer) => element('li', { 'data-document': run.comparison.documents[answers.indexOf(answer)].document },
    element('div', {}, element('a', { href: `#${id}-${answer.id}`, title: answer.document }, links[answers.indexOf(answer)]), ': ',
      element('strong', {}, answer.clauses[0]), capital(['', ...answer.clauses.slice(1)].join('; ')).replace(/^\.$/, '.')));
  const isFirst = (answer) => run.comparison.documents[answers.indexOf(answer)].kind !== 'build';
  const shown = answers.filter(isFirst).slice(0, room().answers);
  const rest = answers.filter((answer) => !shown.includes(answer));
  return element('section', { class: 'first', 'aria-labelledby': `${id}-answer` },
    element('h2', { id: `${id}-answer` }, 'The answer'),
    element('ul', { class: 'answers' }, shown.map(item)),
    rest.length ? element('details', {}, element('summary', {}, shorten(`${rest.length} more: ${rest.map((answer) => answer.document).join(', ')}`, 45)), element('ul', { class: 'answers' }, rest.map(item))) : null,
    run.comparison.noise?.noisy ? element('p', { class: 'noise' }, capital(`${run.comparison.noise.text}. Intervals are wider.`)) : null,
    present(run.comparison.unsteady) ? element('p', { class: 'unsteady' }, capital(run.comparison.unsteady.text)) : null,
    sittingsNote(run),
    firstPicture(run, id),
    nextSteps(run),
    element('details', { class: 'lacking' }, element('summary', {}, 'What the fastest lack, and the JDK’s own'), answerTable(run, names, id)));
}

/** The picture of a document of the reader's choice, at first of the first one. */
function firstPicture(run, id) {
  const { documents: models, pictures } = run.models;
  const at = (place) => {
    const model = models.find((one) => one.id === place);
    const picture = pictures.find((one) => one.table === place);
    return element('div', { class: 'picture', 'data-picture': place },
      modelPicture(model, picture, () => room().rows), pictureRest(model, `#${id}-${place}`));
  };
  const places = models.map((model) => model.id);
  const box = element('div', {}, at(places[0]));
  if (places.length < 2) {
    return box;
  }
  sectionChoice(`${id}-answer`, places, (place) => {
    if (box.firstChild.dataset.picture !== place) {
      select.value = place;
      box.replaceChildren(at(place));
      drawMissing();
    }
  });
  const select = element('select', {}, shortNames(models.map(({ title }) => title), 60).map((text, index) => element('option', { value: models[index].id, title: models[index].title }, text)));
  select.addEventListener('change', () => choose(`${id}-answer`, select.value));
  return [element('label', { class: 'setting' }, element('span', {}, 'Picture of'), select), box];
}

/** How many rows the picture leaves out, with the way to them: it has fewer on a phone. */
function pictureRest(model, target) {
  const major = model.rows.filter(({ minor }) => !minor).length;
  const rest = (text, kind) => element('p', { class: `soft rest ${kind}` }, element('a', { href: target }, text));
  const slower = model.minor ? `${moreText(model)}.` : null;
  const cut = major > ROOM.phone.rows ? `${model.rows.length - ROOM.phone.rows} more in the whole picture.` : slower;
  return [slower ? rest(slower, 'on-wide') : null, cut ? rest(cut, 'on-phone') : null];
}

/** What to take, the command for the reader's own files, the dependency, and the lines that set the parser up. */
function nextSteps(run) {
  const { next } = sectionOf(run);
  return element('div', { class: 'next' },
    element('h3', {}, 'What to do next'),
    next ? [
      element('p', {}, 'Take ', element('strong', { title: next.subject }, shorten(next.subject, 60)), `: fastest${next.checks ? ` of those that ${next.checks}` : ''} on ${next.documents} of ${counted(next.of, 'document')}${next.without?.length ? `; ${next.without.join(', ')}` : ''}.`),
      next.jvm?.length ? element('p', {}, 'Run the JVM with ', element('code', {}, next.jvm.join(' ')), ', as its figures here were measured: without it the parser is slower.') : null,
      lacksText(run, next.subject),
    ] : null,
    element('p', {}, 'Try your own files: ', element('code', {}, 'xmlbench choose --documents DIR')),
    next ? element('div', { class: 'two' }, dependencyPart(next), hardeningPart(next)) : null);
}

/** A version that was never released is in no public repository. */
function dependencyPart({ coordinates, library }) {
  if (!coordinates) {
    return element('div', {}, element('p', {}, `${library} needs no dependency from Maven Central.`));
  }
  const [group, artifact, version] = coordinates.split(':');
  return element('div', {},
    element('p', {}, 'Add the dependency:'),
    element('pre', {}, `<dependency>\n  <groupId>${group}</groupId>\n  <artifactId>${artifact}</artifactId>\n  <version>${version}</version>\n</dependency>`),
    version.endsWith('-SNAPSHOT') ? element('p', { class: 'soft' }, 'It is in no public repository. ', element('code', {}, 'mvn install -DskipTests'), ' in XMLBench’s folder puts it into your own.') : null);
}

function hardeningPart({ hardening }) {
  if (!hardening) {
    return null;
  }
  const { lines, source } = hardening;
  return element('div', {},
    element('p', {}, 'Set it up for untrusted documents:'),
    element('pre', {}, lines.join('\n')),
    source ? element('p', { class: 'soft' }, capital(source.startsWith('nothing to set') ? source : `Source: ${source}`)) : null);
}

function parserAnswer(run, doc) {
  return sectionOf(run).answers[run.comparison.documents.indexOf(doc)].clauses.join('; ');
}

function parserSections(run, id) {
  const parts = [threadsSection(run, id), versionsSection(run, id)].filter(present);
  return parts.length === 0 ? null : parts;
}

function parserLink(run) {
  if (run.comparison.versionTrends) {
    return ['versions', 'Versions'];
  }
  return run.comparison.threadScaling ? ['threads', 'Threads'] : null;
}

function scoresLink(run) {
  return run.manifest.scores?.length ? ['scores', 'What speed costs'] : null;
}

registerFamily('parsers', {
  sections: parserSections,
  first: parserFirst,
  last: scoresSection,
  answer: parserAnswer,
  link: parserLink,
  lastLink: scoresLink,
  question: () => 'Which parser is fastest, and how sure is that?',
  words: PARSER_WORDS,
});

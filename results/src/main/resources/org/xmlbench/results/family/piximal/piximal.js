const SPLIT_TEXT = 'Time of one thread over that of several. A document is cut into a part for each thread; the first thread’s part is so many percent of it, the others are equally long. Figures are geometric means over forks. The best of many splits is a little better than it would be alone.';

/** Speedups: the greater, the warmer. */
const AGAINST_ONE_THREAD = {
  colourOf: (ratio) => Math.max(0, Math.log2(ratio)),
  most: 1,
  ends: ['faster', 'no faster than one thread'],
  scale: (value) => (2 ** value).toFixed(1),
  text: (ratio) => ratio.toFixed(2),
  tip: (row, column, ratio) => `${row}\n${column}\n${ratio.toFixed(3)} × as fast as one thread`,
};

const isOfStates = (speedups) => speedups.experiment === 'state-scalability';

const speedupRowName = (speedups, row) => (isOfStates(speedups) ? `${label(row.subject)}, ${label(row.document)}` : label(row.document));

function bestOf(row, threads) {
  return row.best.find((split) => split.threads === threads);
}

function bestText(split) {
  return split ? [withMargin(split.speedup), ` at ${split.percent} %`] : '–';
}

/** Threads × share of the first one, for one document. */
function splitMap(speedups, row) {
  const percents = [...new Set(row.splits.map((split) => split.percent))].sort((a, b) => a - b);
  const map = {
    rows: speedups.threads.map((count) => `${count} threads`),
    columns: percents.map((share) => `${share} %`),
    fields: row.splits.map((split) => ({
      row: speedups.threads.indexOf(split.threads), column: percents.indexOf(split.percent), ratio: split.speedup.value,
    })),
  };
  const height = (width, box) => {
    box.style.setProperty('--least', `${heatLeft(0) + HEAT_COLUMN * map.columns.length + 12}px`);
    return 8 + HEAT_ROW * map.rows.length + HEAT_BELOW;
  };
  const name = speedupRowName(speedups, row);
  const box = chartBox(() => `Map of the speedup of ${name}, by threads and by the share of the first one. The table that follows has the same figures.`,
    height, heatMap(map, AGAINST_ONE_THREAD));
  box.classList.add('heat');
  return [scrollBox(`Speedups of ${name}`, box), splitTable(row)];
}

function splitTable(row) {
  const timed = row.splits.some((split) => present(split.parts));
  const part = (head, read) => ({
    head, class: 'number', value: (split) => (split.parts ? read(split.parts) : null),
    cell: (split) => (split.parts ? significant(read(split.parts), 4) : '–'),
  });
  return element('details', { class: 'as-table' }, element('summary', {}, 'The same as a table'),
    table('Every split.', [
      { head: 'Threads', class: 'number', cell: (split) => String(split.threads), value: (split) => split.threads },
      { head: 'First part, %', class: 'number', cell: (split) => String(split.percent), value: (split) => split.percent },
      { head: 'Speedup', class: 'number', estimate: (split) => split.speedup, cell: (split) => withMargin(split.speedup) },
      ...(timed ? [part('First part, ms', (parts) => parts.first), part('Longest other part, ms', (parts) => parts.other),
        part('Replay, ms', (parts) => parts.replay)] : []),
    ], row.splits));
}

function speedupSection(speedups, id) {
  const heading = `${id}-${speedups.experiment}`;
  return element('section', { 'aria-labelledby': heading },
    element('h2', { id: heading }, headWord(speedups.experiment.replaceAll('-', ' '))),
    element('p', {}, `${headWord(speedups.about)}.`),
    element('p', { class: 'soft' }, SPLIT_TEXT),
    table('The best split of each number of threads.', [
      { head: isOfStates(speedups) ? 'Automaton' : 'Document', class: 'name', cell: (row) => speedupRowName(speedups, row) },
      { head: 'One thread, ms', class: 'number', estimate: (row) => row.oneThreadMillis, cell: (row) => withMargin(row.oneThreadMillis) },
      ...speedups.threads.map((count) => ({ head: `${count} threads`, class: 'number',
        estimate: (row) => bestOf(row, count)?.speedup, cell: (row) => bestText(bestOf(row, count)) })),
    ], speedups.rows, null, { about: (row) => ({ document: row.document }) }),
    speedups.rows.map((row, place) => {
      const name = `All splits of ${speedupRowName(speedups, row)}`;
      return place === 0 ? [element('h3', {}, name), splitMap(speedups, row)]
        : fold(`${heading}-${place}`, name, () => splitMap(speedups, row));
    }));
}

function stateSection(shares, id) {
  const sum = (row) => row.bytes.reduce((all, bytes) => all + bytes, 0);
  return element('section', { 'aria-labelledby': `${id}-states` },
    element('h2', { id: `${id}-states` }, 'Characters per state'),
    element('p', {}, `${headWord(shares.about)}. A document whose bytes are nearly all of one state leaves few wrong paths: shape decides more than size.`),
    table('Share of the bytes.', [
      { head: 'Document', class: 'name', cell: (row) => label(row.document) },
      ...shares.states.map((state, place) => ({ head: state, class: 'number',
        value: (row) => row.bytes[place] / sum(row), cell: (row) => percent(row.bytes[place] / Math.max(1, sum(row))) })),
    ], shares.rows, null, { about: (row) => ({ document: row.document }) }));
}

function pathSection(paths, id) {
  return element('section', { 'aria-labelledby': `${id}-paths` },
    element('h2', { id: `${id}-paths` }, 'Live paths'),
    element('p', {}, `${headWord(paths.about)}: a mean over 64 cuts. Every path that lives on is one more look into the table for each byte.`),
    table('Live paths by distance from the cut, in bytes.', [
      { head: 'Document', class: 'name', cell: (row) => label(row.document) },
      ...paths.distances.map((distance, place) => ({ head: String(distance), class: 'number',
        value: (row) => row.live[place] ?? null, cell: (row) => (present(row.live[place]) ? row.live[place].toFixed(1) : '–') })),
    ], paths.rows, null, { about: (row) => ({ document: row.document }) }));
}

function parseSection(parse, id, place) {
  const heading = `${id}-${parse.experiment}-${place}`;
  const known = (read) => parse.rows.some((row) => present(read(row)));
  const figure = (head, read) => (known(read)
    ? [{ head, class: 'number', estimate: read, cell: (row) => withMargin(read(row)) }] : []);
  return element('section', { 'aria-labelledby': heading },
    element('h2', { id: heading }, `${headWord(parse.experiment.replaceAll('-', ' '))}, ${label(parse.document)}`),
    element('p', {}, `${headWord(parse.about)}.`),
    table('Means over forks, with 95 % intervals.', [
      { head: 'Subject', class: 'name', cell: (row) => label(row.subject) },
      { head: 'Collector', class: 'text', cell: (row) => label(row.collector) },
      ...figure('Parse, ms', (row) => row.millis),
      { head: 'MB/s', class: 'number', value: (row) => (row.millis ? parse.bytes / 1e3 / row.millis.value : null),
        cell: (row) => (row.millis ? significant(parse.bytes / 1e3 / row.millis.value, 4) : '–') },
      ...(known((row) => row.splitPercent) ? [{ head: 'Best split, %', class: 'number',
        value: (row) => row.splitPercent, cell: (row) => (present(row.splitPercent) ? String(row.splitPercent) : '–') }] : []),
      ...figure('Heap, MiB', (row) => row.heapMiB),
      ...figure('Collections, ms', (row) => row.collectionMillis),
    ], parse.rows, null, { about: (row) => ({ subject: row.subject }) }));
}

function readerSection(reader, id) {
  const figure = (head, read) => ({ head, class: 'number', estimate: read, cell: (row) => withMargin(read(row)) });
  return element('section', { 'aria-labelledby': `${id}-reader` },
    element('h2', { id: `${id}-reader` }, 'The conforming reader with several threads'),
    element('p', {}, `${headWord(reader.about)}: the sum of the speeds of these is a ceiling, which no division of a document can exceed on this host.`),
    table('Time of one thread over that of several. Geometric means over forks, with 95 % intervals.', [
      { head: 'Document', class: 'name', cell: (row) => label(row.document) },
      { head: 'MB/s, one thread', class: 'number', value: (row) => (row.oneThreadMillis ? row.bytes / 1e3 / row.oneThreadMillis.value : null),
        cell: (row) => (row.oneThreadMillis ? significant(row.bytes / 1e3 / row.oneThreadMillis.value, 4) : '–') },
      { head: 'Threads', class: 'number', value: (row) => row.threads, cell: (row) => String(row.threads) },
      figure('Chunks', (row) => row.chunks),
      figure('In order', (row) => row.order),
      figure('Apart', (row) => row.apart),
      figure('Chunks / apart', (row) => row.ofCeiling),
      figure('Joins, ms for 100 MiB', (row) => row.joinMillis),
    ], reader.rows, null, { about: (row) => ({ document: row.document }) }),
    reader.goals.length > 0 ? table(`What is wanted of two threads, on ${reader.processor}.`, [
      { head: 'Document', class: 'name', cell: (row) => label(row.document) },
      { head: 'Figure', class: 'text', cell: (row) => row.what },
      figure('It is', (row) => row.figure),
      { head: 'Wanted', class: 'text', cell: (row) => row.wanted },
      { head: 'Verdict', class: 'text', cell: (row) => row.state },
    ], reader.goals) : null);
}

function withoutSection(without, id) {
  return element('section', { 'aria-labelledby': `${id}-without` },
    element('h2', { id: `${id}-without` }, 'Without a figure'),
    table('Cells that have none, and why.', [
      { head: 'Experiment', class: 'text', cell: (row) => row.experiment },
      { head: 'Document', class: 'name', cell: (row) => label(row.document) },
      { head: 'Subject', class: 'name', cell: (row) => label(row.subject) },
      { head: 'Outcome', class: 'text', cell: (row) => row.outcome },
      { head: 'Reason', class: 'text', cell: (row) => row.reason || '–' },
    ], without));
}

function piximalSections(run, id) {
  const { piximal } = sectionOf(run);
  if (!piximal) {
    return null;
  }
  return [
    piximal.speedups.map((speedups) => speedupSection(speedups, id)),
    piximal.shares ? stateSection(piximal.shares, id) : null,
    piximal.paths ? pathSection(piximal.paths, id) : null,
    piximal.parses.map((parse, place) => parseSection(parse, id, place)),
    piximal.reader ? readerSection(piximal.reader, id) : null,
    piximal.without.length ? withoutSection(piximal.without, id) : null,
  ];
}

function countedExperiments(piximal) {
  const names = piximal ? [...piximal.speedups, ...piximal.parses, ...piximal.without].map(({ experiment }) => experiment) : [];
  const others = piximal ? [piximal.shares, piximal.paths, piximal.reader].filter(present).length : 0;
  return counted(new Set(names).size + others, 'experiment');
}

registerFamily('piximal', {
  question: () => 'What do several threads gain on one document?',
  counts: (run) => countedExperiments(sectionOf(run).piximal),
  isOwn: () => true,
  sections: piximalSections,
});

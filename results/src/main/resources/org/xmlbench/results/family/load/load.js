const LOAD_TEXT = 'Each client calls again as soon as it has its reply, in a virtual thread with a separate connection that it keeps as long as the server does. The clients are none of the toolkits’ own: all servers of an encoding are sent the same bytes. Clients and server share this host’s processors. Each reply is compared with the one that was verified.';
const LATENCY_TEXT = 'Latencies are corrected for coordinated omission: a client that waits for longer than the fork’s median latency is given the calls that it would have made meanwhile, one in each median latency, each with the wait that it would have had. Most of these wait long, so a percentile mostly rises; where many wait shortly it can fall. “As seen” is without that. A dash: fewer than ten calls of a fork lie beyond that percentile (99 % needs 1,000 calls a fork, 99.9 % needs 10,000).';
const LOAD_MARGINS = 'Calls a second, latencies and the server’s CPU time are geometric means over forks with 95 % intervals over forks; calls and errors are those of all forks together, and the longest latency is that of all.';

function loadFigure(head, read) {
  return { head, estimate: read, cell: (cell) => withMargin(read(cell)) };
}

function loadCount(head, name) {
  return { head, value: (cell) => cell[name], cell: (cell) => (cell.rate ? cell[name].toLocaleString('en-US') : '–') };
}

const LOAD_COLUMNS = [
  { head: 'Calls a second', estimate: (cell) => cell.rate, cell: (cell) => (cell.rate ? withMargin(cell.rate) : cell.outcome || '–') },
  loadCount('Calls', 'calls'),
  loadCount('Errors', 'errors'),
  loadFigure('Median, µs', (cell) => cell.corrected.p50),
  loadFigure('90 %, µs', (cell) => cell.corrected.p90),
  loadFigure('99 %, µs', (cell) => cell.corrected.p99),
  loadFigure('99 % as seen, µs', (cell) => cell.seen.p99),
  loadFigure('99.9 %, µs', (cell) => cell.corrected['p99.9']),
  { head: 'Longest, µs', value: (cell) => cell.longestMicros, cell: (cell) => significant(cell.longestMicros, 3) },
  loadFigure('Server’s CPU µs a call', (cell) => cell.serverMicros),
];

function loadColumns(load, index) {
  return LOAD_COLUMNS.map((column) => ({
    head: column.head, class: 'number',
    value: column.value && ((row) => column.value(row.cells[index])),
    estimate: column.estimate && ((row) => column.estimate(row.cells[index])),
    cell: (row) => column.cell(row.cells[index]),
  }));
}

/** A table for each encoding, exchange and number of clients. */
function loadSection(run, id) {
  const { load: tables = [] } = sectionOf(run);
  if (!tables.length) {
    return null;
  }
  return element('section', { 'aria-labelledby': `${id}-load` },
    element('h2', { id: `${id}-load` }, 'Servers under load'),
    element('p', {}, LOAD_TEXT),
    element('p', { class: 'soft' }, LATENCY_TEXT),
    element('p', { class: 'soft' }, LOAD_MARGINS),
    tables.flatMap((load) => [
      element('h3', {}, `${label(load.exchange)}, ${label(load.encoding)}`),
      load.clients.map((clients, index) => table(
        `${counted(clients, 'client')} at a time: geometric means over forks.`,
        [{ head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) }, ...loadColumns(load, index)],
        load.rows, null, { about: (row) => ({ subject: row.toolkit }) })),
    ]));
}

/** Servers under load: calls a second, and no chart of times. */
function ratePair(difference, group, name) {
  const rate = (micros) => (present(micros) ? 1e6 / micros : null);
  const ratio = ({ ratio: times }) => (times ? {
    value: 1 / times.value, ...(present(times.low) ? { low: 1 / times.high, high: 1 / times.low } : {}) } : null);
  return element('div', { 'data-document': group.title },
    element('h3', {}, name),
    conditionList(group.condition),
    table(`${name}: calls a second in A and B, geometric means over forks.`, [
      { head: headWord(report.runs[0].words.subject), cell: (cell) => cell.label, class: 'name' },
      { head: 'A: calls a second', class: 'number', value: (cell) => rate(cell.microsA), cell: (cell) => significant(rate(cell.microsA), 4) },
      { head: 'Forks', class: 'number', cell: (cell) => String(cell.forksA) },
      { head: 'B: calls a second', class: 'number', value: (cell) => rate(cell.microsB), cell: (cell) => significant(rate(cell.microsB), 4) },
      { head: 'Forks', class: 'number', cell: (cell) => String(cell.forksB) },
      { head: 'B / A', class: 'number', estimate: ratio, cell: (cell) => withInterval(ratio(cell)) },
      { head: 'Marks', class: 'text', cell: pairMarks },
    ], group.cells, null, { about: (cell) => ({ subject: subjectOf(cell.label) }), order: CATALOGUE_ORDER }));
}

registerFamily('load', {
  question: () => 'Which server answers most calls, and how long do they take?',
  sections: loadSection,
  link: (run) => (sectionOf(run).load?.length ? ['load', 'Load'] : null),
  pair: ratePair,
});

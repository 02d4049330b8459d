const LOAD_TEXT = 'Each client calls again as soon as it has its reply, in a virtual thread with a connection of its own that it keeps as long as the server does. The clients are none of the toolkits’ own: all servers of an encoding are sent the same bytes. Clients and server share this host’s processors. Each reply is held against the one that was verified.';
const LATENCY_TEXT = 'Latencies are corrected for coordinated omission: a client that waits for a slow reply does not make the calls that it would have made meanwhile, one in each median latency, and these are added with the wait that each would have had. “As seen” is without that.';

function microsCell(name) {
  return {
    value: (cell) => cell[name],
    text: (cell) => (present(cell[name]) ? significant(cell[name], 3) : '–'),
  };
}

const LOAD_COLUMNS = [
  { head: 'Calls a second', value: (cell) => cell.rate?.value,
    text: (cell) => (cell.rate ? [withMargin(cell.rate), cell.errors ? `, ${counted(cell.errors, 'error')}` : null] : cell.outcome || '–') },
  { head: 'Median, µs', ...microsCell('p50Micros') },
  { head: '99 %, µs', ...microsCell('p99Micros') },
  { head: '99.9 %, µs', ...microsCell('p999Micros') },
  { head: 'Longest, µs', ...microsCell('maxMicros') },
  { head: '99 % as seen, µs', ...microsCell('seenP99Micros') },
  { head: 'Server’s CPU µs a call', ...microsCell('serverMicros') },
];

function loadColumns(load, index) {
  return LOAD_COLUMNS.map((column) => ({
    head: column.head, class: 'number',
    value: (row) => column.value(row.cells[index]),
    cell: (row) => column.text(row.cells[index]),
  }));
}

/** A table for each encoding, exchange and number of clients. */
function loadSection(run, id) {
  if (!run.load.length) {
    return null;
  }
  return element('section', { 'aria-labelledby': `${id}-load` },
    element('h2', { id: `${id}-load` }, 'Servers under load'),
    element('p', {}, LOAD_TEXT),
    element('p', { class: 'soft' }, LATENCY_TEXT),
    run.load.flatMap((load) => [
      element('h3', {}, `${label(load.exchange)}, ${label(load.encoding)}`),
      load.clients.map((clients, index) => table(
        `${counted(clients, 'client')} at a time: medians over forks, calls a second with 95 % intervals over forks.`,
        [{ head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) }, ...loadColumns(load, index)],
        load.rows, null, { about: (row) => ({ subject: row.toolkit }) })),
    ]));
}

const VERDICTS = {
  rejected: 'Answered by a fault or a status of 400 or more.',
  closed: 'The connection was closed without an answer.',
  'held open': 'Neither answered nor closed while the attack lasted: a thread or a place in a queue is taken for as long as the attacker likes.',
  accepted: 'Answered as if it were a good request.',
  leaked: 'The attackers gone, the server held more threads or descriptors after a second attack than after the first: it goes on to take them. A pool that has grown once is no leak.',
  fetched: 'The server went to where the message pointed.',
  'told a file': 'A reply told what was in a file of the server’s that the message named.',
  hung: 'The server answered no good client any more after the attack.',
  crashed: 'The server’s process ended.',
};

function kept(share) {
  return present(share) ? `${(100 * share).toFixed(0)} %` : '–';
}

function attackColumns(index) {
  const count = (head, name) => ({ head, class: 'number', value: (row) => row.cells[index][name], cell: (row) => String(row.cells[index][name]) });
  return [
    { head: 'What became of it', cell: (row) => row.cells[index].reason ? `${row.cells[index].verdict}: ${row.cells[index].reason}` : row.cells[index].verdict },
    count('Rejected', 'rejected'), count('Accepted', 'accepted'), count('Closed', 'closed'), count('Unanswered', 'unanswered'),
    count('Threads more', 'leakedThreads'), count('Descriptors more', 'leakedDescriptors'),
    count('Good clients’ errors', 'goodErrors'),
    { head: 'Good calls meanwhile', class: 'number', value: (row) => row.cells[index].keptRate, cell: (row) => kept(row.cells[index].keptRate) },
    { head: 'Good calls afterwards', class: 'number', value: (row) => row.cells[index].rateAfter, cell: (row) => kept(row.cells[index].rateAfter) },
    { head: 'Their 99 % latency, times', class: 'number', value: (row) => row.cells[index].tailFactor,
      cell: (row) => (present(row.cells[index].tailFactor) ? significant(row.cells[index].tailFactor, 3) : '–') },
  ];
}

/** All attacks at a glance, then each with its counts. */
function attackSections(run, id) {
  const { attacks, rows } = run.attacks;
  const name = { head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) };
  return [
    element('section', { 'aria-labelledby': `${id}-attacks` },
      element('h2', { id: `${id}-attacks` }, 'All attacks at a glance'),
      element('p', {}, 'Eight attackers, each with a new connection for each of at most 25 attempts, on loopback, while two good clients go on. Calls a second of the good clients during the attack, of those before.'),
      table('What became of each attack, and what good clients kept.',
        [name, ...attacks.map((attack, index) => ({ head: label(attack), document: attack,
          cell: (row) => `${row.cells[index].verdict}, ${kept(row.cells[index].keptRate)}` }))],
        rows, null, { about: (row) => ({ subject: row.toolkit }) }),
      element('dl', { class: 'words' }, Object.entries(VERDICTS).map(([word, text]) => [element('dt', {}, word), element('dd', {}, text)]))),
    ...attacks.map((attack, index) => element('section', { 'aria-labelledby': `${id}-attack${index}` },
      element('h2', { id: `${id}-attack${index}` }, label(attack)),
      table(`${label(attack)}: attempts by what became of them, what the server holds afterwards, and what good clients lost.`,
        [name, ...attackColumns(index)], rows, null, { about: (row) => ({ subject: row.toolkit }) }))),
  ];
}

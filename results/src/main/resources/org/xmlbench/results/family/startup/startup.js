const STARTUP_TEXT = 'Each server is started in a process of its own and called once, by a client that is none of the toolkits’ own; the time ends with the whole reply, which is then compared with what it must be. An earlier start of the same server verifies it. Memory is read a second later, and again while 16 clients call one after the other reply.';
const STARTUP_MARGINS = 'Figures are geometric means over forks with 95 % intervals over forks. Resident is the memory of the process, files that it maps included; live are the bytes of the objects that can be reached, after a full collection. “aot-cache” are starts with a cache of loaded and linked classes (JEP 514) that a start before has left.';

function startupFigure(head, read) {
  return { head, class: 'number', estimate: (row) => read(row.cell), cell: (row) => withMargin(read(row.cell)) };
}

const STARTUP_COLUMNS = [
  { head: 'Classes', class: 'text', cell: (row) => label(row.cell.classes) },
  { head: 'First answer, ms', class: 'number', estimate: (row) => row.cell.firstAnswerMillis,
    cell: (row) => (row.cell.firstAnswerMillis ? withMargin(row.cell.firstAnswerMillis) : row.cell.outcome || '–') },
  startupFigure('Its CPU time, ms', (cell) => cell.firstAnswerCpuMillis),
  startupFigure('Idle: resident, MiB', (cell) => cell.idle.resident),
  startupFigure('Idle: live, MiB', (cell) => cell.idle.heap),
  startupFigure('Load: resident, MiB', (cell) => cell.load.resident),
  startupFigure('Load: live, MiB', (cell) => cell.load.heap),
  startupFigure('Cache, MiB', (cell) => cell.aotCacheMiB),
  { head: 'Marks', class: 'text', cell: (row) => row.cell.reason || '' },
];

/** A table for each encoding and exchange: a row for each toolkit and way to get classes. */
function startupSection(run, id) {
  const { startup: tables = [] } = sectionOf(run);
  if (!tables.length) {
    return null;
  }
  return element('section', { 'aria-labelledby': `${id}-startup` },
    element('h2', { id: `${id}-startup` }, 'Servers that start'),
    element('p', {}, STARTUP_TEXT),
    element('p', { class: 'soft' }, STARTUP_MARGINS),
    tables.flatMap((startup) => [
      element('h3', {}, `${label(startup.exchange)}, ${label(startup.encoding)}`),
      table('Geometric means over forks.',
        [{ head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) }, ...STARTUP_COLUMNS],
        startup.rows.flatMap((row) => row.cells.map((cell) => ({ toolkit: row.toolkit, cell }))),
        null, { about: (row) => ({ subject: row.toolkit }) }),
    ]));
}

registerFamily('startup', {
  question: () => 'Which server answers first, and what memory does it hold?',
  sections: startupSection,
  link: (run) => (sectionOf(run).startup?.length ? ['startup', 'Starts'] : null),
});

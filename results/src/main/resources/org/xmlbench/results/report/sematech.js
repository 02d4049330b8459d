const SEMATECH_TEXT = 'A trace report of SEMI E134 goes from a process to another, both of the same toolkit, over loopback HTTP. Each stage is timed by the process that does it; readings of two clocks are never subtracted. Both processes have just started, as in the published measurements: each pair’s first message stands apart. What the receiver understood equals what was sent, for every message.';
const SEMATECH_MARGINS = 'Margins are 95 % intervals over pairs of processes. “As published” pools the messages of all pairs as if they were independent, which makes its margin too small.';
const RECEIVING = {
  buffered: 'The receiver has the whole message in memory before its toolkit reads it.',
  streamed: 'The receiver’s toolkit reads the message while it comes.',
};

const SEMATECH_MEASURES = [
  ['dataSender', 'Make the values, µs'],
  ['construct', 'Construct, µs'],
  ['send', 'Send and have the reply, µs'],
  ['write', 'Of that, write, µs'],
  ['xmlReceiver', 'Receive and bind, µs'],
  ['dataReceiver', 'Write to a file, µs'],
  ['senderLoad', 'Sender’s CPU, %'],
  ['receiverLoad', 'Receiver’s CPU, %'],
  ['senderFaults', 'Sender’s page faults a second'],
  ['receiverFaults', 'Receiver’s page faults a second'],
];

/** A margin is part of its figure, and none is known of nothing. */
function withMarginOrZero(estimate) {
  return estimate.value === 0 ? '0' : withMargin(estimate);
}

function sematechColumn(head, read, text) {
  return { head, class: 'number', value: (row) => read(row)?.value ?? read(row), cell: (row) => (present(read(row)) ? text(read(row)) : '–') };
}

function sematechColumns() {
  const figure = (row, key) => row.cell.figures[key];
  const number = (value) => significant(value, 4);
  return [
    { head: 'Pairs', class: 'number', value: (row) => row.cell.pairs, cell: (row) => row.cell.reason ? `${row.cell.outcome}: ${row.cell.reason}` : String(row.cell.pairs) },
    ...SEMATECH_MEASURES.map(([key, head]) => sematechColumn(head, (row) => figure(row, key)?.mean, withMarginOrZero)),
    sematechColumn('Construct, as published', (row) => figure(row, 'construct')?.asPublished, withMarginOrZero),
    sematechColumn('Receive and bind, as published', (row) => figure(row, 'xmlReceiver')?.asPublished, withMarginOrZero),
    sematechColumn('Construct, first message, µs', (row) => figure(row, 'construct')?.first, number),
    sematechColumn('Receive and bind, first message, µs', (row) => figure(row, 'xmlReceiver')?.first, number),
    { head: 'Bytes', class: 'number', value: (row) => row.cell.requestBytes, cell: (row) => (present(row.cell.requestBytes) ? row.cell.requestBytes.toLocaleString('en-US') : '–') },
  ];
}

/** A table for each kind of report, way of receiving, encoding and number of values. */
function sematechSection(run, id) {
  if (!run.sematech.length) {
    return null;
  }
  return element('section', { 'aria-labelledby': `${id}-sematech` },
    element('h2', { id: `${id}-sematech` }, 'Trace reports from process to process'),
    element('p', {}, SEMATECH_TEXT),
    element('p', { class: 'soft' }, SEMATECH_MARGINS),
    run.sematech.flatMap((traces) => [
      element('h3', {}, `${label(traces.operation)}, ${label(traces.receiving)}, ${label(traces.encoding)}`),
      element('p', { class: 'soft' }, RECEIVING[traces.receiving] || ''),
      traces.sizes.map((size, index) => table(
        `${counted(size, 'value')} a message: means over pairs of processes.`,
        [{ head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) }, ...sematechColumns()],
        traces.rows.map((row) => ({ toolkit: row.toolkit, cell: row.cells[index] })), null,
        { about: (row) => ({ subject: row.toolkit }) })),
      profileTable(traces, 'Messages and replies'),
    ]));
}

const SEMATECH_TEXT = 'A trace report of SEMI E134 goes from a process to another, both of the same toolkit, over loopback or, with nodes=2, from node to node HTTP. Each stage is timed by the process that does it; readings of two clocks are never subtracted. Both processes have just started, as in the published measurements: each pair’s first message stands apart. What the receiver understood equals what was sent, for every message.';
const SEMATECH_MEANS = 'XMLTIMESENDER is construct and send. Send ends when the reply is read, so the receiver’s part is in it: it binds, writes its file and answers meanwhile. Figures here are arithmetic means over all pairs, so construct and send add up to XMLTIMESENDER. The tables message by message have its geometric mean over the pairs of those blocks that every toolkit finished: mostly a little less.';
const SEMATECH_MARGINS = 'Margins are 95 % intervals over the means of pairs of processes, by Student’s t. “As published” pools the messages of all pairs as if those of a pair were independent, which makes its margin too small; XMLTIMESENDER has none there, because how construct and send of a message vary together is not recorded. Each pair’s first message is in no figure but those of its own table.';
const SEMATECH_LOADS = 'CPU is the CPU time of a process over wall time, both of all messages of a pair but the first together; 100 % is one core. The sender’s time holds the making of values and of the toolkit’s objects, too. Of a toolkit that is a program, the sender is the program and the one thread of a JVM that commands it and sends. Page faults are minor and major together, a second of the same time. Where both are shown as published, too, the run is of an older version: means over messages, each from the start of construct to the end of send.';
const RECEIVING = {
  buffered: 'The receiver has the whole message in memory before its toolkit reads it.',
  streamed: 'The receiver’s toolkit reads the message while it comes.',
};

const SEMATECH_STAGES = [
  ['dataSender', 'Make the values, µs'],
  ['xmlSender', 'XMLTIMESENDER, µs'],
  ['construct', 'Of that, construct, µs'],
  ['send', 'Of that, send and have the reply, µs'],
  ['write', 'Of send, write, µs'],
  ['xmlReceiver', 'Receive and bind, µs'],
  ['dataReceiver', 'Write to a file, µs'],
  ['senderTotal', 'Sender in all, µs'],
  ['receiverTotal', 'Receiver in all, µs'],
];

const SEMATECH_USE = [
  ['senderLoad', 'Sender’s CPU, %'],
  ['receiverLoad', 'Receiver’s CPU, %'],
  ['senderCpu', 'Sender’s CPU, µs a message'],
  ['receiverCpu', 'Receiver’s CPU, µs a message'],
  ['senderFaults', 'Sender’s page faults a second'],
  ['receiverFaults', 'Receiver’s page faults a second'],
];

function sematechColumn(head, read, text) {
  return { head, class: 'number', optional: true, value: (row) => read(row)?.value ?? read(row), cell: (row) => (present(read(row)) ? text(read(row)) : '–') };
}

function sematechColumns(measures, read, text) {
  return measures.map(([key, head]) => sematechColumn(head, (row) => (row.cell.figures[key] ? read(row.cell.figures[key]) : null), text));
}

function sematechRows(traces, index) {
  return traces.rows.map((row) => ({ toolkit: row.toolkit, cell: row.cells[index] }));
}

const PAIR_COLUMNS = [
  { head: 'Pairs', class: 'number', value: (row) => row.cell.pairs, cell: (row) => row.cell.reason ? `${row.cell.outcome}: ${row.cell.reason}` : String(row.cell.pairs) },
  { head: 'Bytes', class: 'number', optional: true, value: (row) => row.cell.requestBytes, cell: (row) => (present(row.cell.requestBytes) ? row.cell.requestBytes.toLocaleString('en-US') : '–') },
];

/** The figures of one number of values, stages and what they use apart: means over pairs; folded away, what was published, and first messages. */
function sematechTables(traces, size, index, id) {
  const name = { head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) };
  const more = { about: (row) => ({ subject: row.toolkit }) };
  const values = `${counted(size, 'value')} a message`;
  const rows = sematechRows(traces, index);
  const show = (caption, columns) => table(`${values}: ${caption}.`, [name, ...columns], rows, null, more);
  const used = (read) => SEMATECH_USE.some(([key]) => rows.some((row) => present(row.cell.figures[key]) && present(read(row.cell.figures[key]))));
  const both = (caption, about, read, text, readUse = read) => [
    show(caption, [...about, ...sematechColumns(SEMATECH_STAGES, read, text)]),
    used(readUse) ? show(`CPU and page faults, ${caption}`, sematechColumns(SEMATECH_USE, readUse, text)) : null,
  ];
  return [
    both('means over pairs of processes', PAIR_COLUMNS, (figure) => figure.mean, withMargin),
    fold(`${id}-published`, `${values}, as published`, () => element('div', {},
      both('as published, all messages pooled', [], (figure) => figure.asPublished, withMargin,
        (figure) => (present(figure.asPublished.low) ? figure.asPublished : null)))),
    fold(`${id}-first`, `${values}, first messages`, () => element('div', {},
      both('each pair’s first message, means over pairs', [], (figure) => figure.first, (first) => significant(first, 4)))),
  ];
}

/** How many messages a pair sends, where that is known. */
function pairMessages(traces) {
  const cells = traces.rows.flatMap((row) => row.cells).filter((cell) => cell.pairs > 0);
  const numbers = [...new Set(cells.map((cell) => 1 + Math.floor(cell.messages / cell.pairs)))].sort((a, b) => a - b);
  return numbers.length ? ` A pair sends ${numbers.join(' or ')} messages, of which the first is dropped.` : '';
}

/** A table for each kind of report, way of receiving, encoding and number of values. */
function sematechSection(run, id) {
  const { sematech = [] } = sectionOf(run);
  if (!sematech.length) {
    return null;
  }
  return element('section', { 'aria-labelledby': `${id}-sematech` },
    element('h2', { id: `${id}-sematech` }, 'Trace reports from process to process'),
    element('p', {}, SEMATECH_TEXT),
    element('p', { class: 'soft' }, SEMATECH_MEANS),
    element('p', { class: 'soft' }, SEMATECH_MARGINS),
    element('p', { class: 'soft' }, SEMATECH_LOADS),
    sematech.flatMap((traces, kind) => [
      element('h3', {}, `${label(traces.operation)}, ${label(traces.receiving)}, ${label(traces.encoding)}`),
      element('p', { class: 'soft' }, RECEIVING[traces.receiving] || '', pairMessages(traces)),
      traces.sizes.map((size, index) => sematechTables(traces, size, index, `${id}-sematech${kind}-${index}`)),
      profileTable(traces, 'Messages and replies'),
    ]),
    claimsTable(run));
}

const TRACE_WORDS = [
  ['XMLTIMESENDER', 'Construct and send of a message together, by the sender’s clock: what toolkits are compared by. Construct goes from the toolkit’s own objects to the last byte of the message in memory, send from the first byte written to the reply read. So the receiver’s part is in it: it binds, writes its file and answers meanwhile.'],
  ['Two means of it', 'In the tables of stages it is the arithmetic mean over all pairs, so that its parts add up. In the comparison it is the geometric mean over the pairs of those blocks that every toolkit finished: mostly a little less.'],
  ['XMLTIMERECEIVER', 'The column “Receive and bind”: from the first byte of the message’s body read to the last value bound, by the receiver’s clock. It lies inside send, so it is not to be added to XMLTIMESENDER. So does “Write to a file”, DATATIMERECEIVER. “Make the values”, DATATIMESENDER, comes before construct.'],
  ['buffered, streamed', 'How the receiver takes a message in. Buffered: it has the whole message in memory before its toolkit reads it. Streamed: its toolkit reads it while it comes.'],
  ['As published', 'The interval of all messages of all pairs pooled, as SEMATECH and NIST published it. Messages of one pair are not independent, so it is too narrow. Beside it stands the interval over pairs, which is to be used.'],
  ['First message', 'Each pair’s first message finds both processes just started: what a JVM loads and sets up for it is in its time. It stands apart, and is in no other figure.'],
  ['CPU', 'CPU time of the sender’s or the receiver’s process over wall time, of all messages of a pair but the first together. 100 % is one core; more than that is several threads at once, as the compiler’s. Of a toolkit that is a program, the sender is the program and the one thread that sends.'],
  ['Page faults', 'Minor and major faults of a process, a second of the same time: pages of memory that were not there yet when it touched them.', (run) => tracesTell(run, 'Faults')],
  ['Encoding', 'What is spoken: document/literal, rpc/encoded. Toolkits are compared with those of the same encoding only. Protocol Buffers is a control: what leaving SOAP would buy.'],
  ['Verified', 'What the receiver understood, which it wrote to its file, equals what was sent, for every message. After the last one each message and reply is compared with the reference. A figure exists only if that succeeds.'],
];

/** Whether a figure of that kind was read on this platform, on either side. */
function tracesTell(run, kind) {
  return (sectionOf(run).sematech ?? []).some((traces) => traces.rows.some((row) => row.cells.some((cell) => ['sender', 'receiver'].some((side) => present(cell.figures[side + kind])))));
}

registerFamily('sematech', {
  question: () => 'What does a trace report take on its way from process to process?',
  sections: (run, id) => ratesSection(run, id) ?? sematechSection(run, id),
  isOwn: (run) => sectionOf(run).rates?.length > 0,
  link: (run) => (sectionOf(run).sematech?.length ? ['sematech', 'Trace reports'] : null),
  words: TRACE_WORDS,
});

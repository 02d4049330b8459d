/** A word of a run's family, as the first one of a heading. */
function headWord(word) {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

const SHARED_WORDS = { subject: 'subjects', style: 'APIs and encodings', document: 'documents and messages' };

/** What a control over all runs calls a kind of thing: as their family does, or as all families do. */
function commonWord(name) {
  const words = [...new Set(report.runs.map((run) => `${run.words[name]}s`))];
  return words.length > 1 ? SHARED_WORDS[name] : words[0];
}

/** Whether a run is told document by document; others have tables of their own instead. */
function isByDocument(run) {
  return run.comparison.documents.length > 0 && !run.strategies.length && !run.iolite && !run.attacks && !run.interoperability.length;
}

/** Bytes that a subject allocates in an operation on this document. */
function allocatedBytes(doc, figure) {
  return present(figure.allocatedBytesPerInputByte) && present(doc.documentBytes)
    ? figure.allocatedBytesPerInputByte * doc.documentBytes : null;
}

/** The bytes of a subject's own messages, which are not those of the reference; null where nobody counted them. */
function ownMessages(run, doc, figure) {
  const { seam, encoding, form } = doc.condition;
  const tables = run.soap.filter((soap) => soap.encoding === (encoding ?? form) && (soap.seam ?? null) === (seam ?? null));
  return tables.flatMap((soap) => soap.rows).filter((row) => row.toolkit === figure.subject)
    .flatMap((row) => row.calls).find((call) => call.exchange === doc.document) ?? null;
}

const CLOCK_WORDS = ['CPU time and wall clock', 'CPU time is that of the whole process: the garbage collector’s and the compiler’s threads count. The wall clock is elapsed time. Which of the two orders subjects was fixed before the run.',
  (run) => figuresOf(run).some((figure) => present(figure.cpu))];
const RATE_WORDS = ['MB/s', 'Megabytes, that is 10⁶ bytes, of document a second. More is better. The ± is the half width of the 95 % interval over forks; where its sides differ, the longer one.'];

const PARSER_WORDS = [
  ['Verified', 'In each fork the events of every timed operation are added up and compared with what the document must give, and its last parse is compared event by event. A figure exists only if that succeeds.'],
  ['Declared', 'The document needs something that the library is known to lack. It is timed, marked, and in no comparison.'],
  ['Unverified', 'Nobody knows the right events of the document: too few independent parsers agree. It is timed, marked, and in no comparison.'],
  ['Trees', 'build-walk builds a tree and walks it, which is comparable with streaming. build only builds it, and is compared with other builds only.'],
];

function timeWords({ unit, subject }) {
  return [`µs a ${unit}`, `Microseconds of a whole ${unit}. Less is better. The ± is the half width of the 95 % interval over forks; where its sides differ, the longer one. There are no MB/s: each ${subject} takes as many bytes as it likes for the same data.`];
}

const TOOLKIT_WORDS = [
  ['receiveX, sendX, echoVoid', 'The names are the server’s: receiveX has a large request, so it tells what writing costs; sendX has a large reply, so it tells what reading costs. echoVoid carries nothing, and is subtracted from nothing.'],
  ['Seam', 'Where the toolkit is cut from the network. stack is its whole client, binding the envelope and its data alone, http has a server and a network below it. Figures of two seams are of different work.'],
  ['Encoding', 'What is spoken: document/literal, rpc/encoded, MTOM. Toolkits are compared with those of the same encoding only.'],
  ['Bytes', 'Of the toolkit’s own request, and of the reply that it reads.'],
  ['Verified', 'In each fork, before and after it is timed, the request is held against the schema and a reference message, and the reply’s values against the data. A figure exists only if that succeeds.'],
];

const FRAMEWORK_WORDS = [
  ['marshal, unmarshal', 'From the framework’s own objects to a message, and back. The number is that of the report’s values.'],
  ['First call', 'The wall time from nothing to the end of the first call: mapping, contexts, class loading, code that is not compiled yet. The median over forks and, in parentheses, the least and the most of them: no interval. It is in no other figure.'],
  ['Form', 'xml or binary. Binary forms are controls, and are compared with each other only.'],
  ['Bytes', 'Of the framework’s own message.'],
  ['Verified', 'In each fork, before and after it is timed, the message is held against the reference and the objects against the report. A figure exists only if that succeeds.'],
];

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
  ['Verified', 'What the receiver understood, which it wrote to its file, equals what was sent, for every message. After the last one each message and reply is held against the reference. A figure exists only if that succeeds.'],
];

/** Whether a figure of that kind was read on this platform, on either side. */
function tracesTell(run, kind) {
  return run.sematech.some((traces) => traces.rows.some((row) => row.cells.some((cell) => ['sender', 'receiver'].some((side) => present(cell.figures[side + kind])))));
}

function figuresOf(run) {
  return run.comparison.documents.flatMap((doc) => doc.subjects);
}

/** The words of what the page shows of one of these runs. */
function shownWords(words, runs) {
  return words.filter(([, , shown]) => !shown || runs.some(shown)).map(([word, text]) => [word, text]);
}

/** What this family’s words mean, before those that every family shares. */
function familyWords(run) {
  const { words } = run;
  const own = run.sematech.length ? TRACE_WORDS : words.subject === 'framework' ? FRAMEWORK_WORDS : words.experiment ? [] : TOOLKIT_WORDS;
  return shownWords(words.ofMessages ? [timeWords(words), CLOCK_WORDS, ...own] : [RATE_WORDS, CLOCK_WORDS, ...PARSER_WORDS], [run]);
}

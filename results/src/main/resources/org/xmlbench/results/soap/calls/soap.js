const SEAMS = {
  stack: 'The toolkit’s whole client above a canned transport: what a call costs its caller, the network left out.',
  control: 'The canned transport with nobody above it: it is part of every figure of the seam stack.',
  http: 'Loopback HTTP to the toolkit’s own server in another JVM, connections kept. CPU time is that of both. Nagle’s algorithm is off in the server: where the host’s default is left on, it and delayed acknowledgement stall a reply; what a call takes then is the column “default would be”.',
  'http-close': 'The same with a new connection for each call.',
  binding: 'The envelope and its data alone, by the toolkit’s API for it. There is no client in these figures.',
};

function messageBytes(call) {
  if (!present(call.requestBytes)) {
    return '–';
  }
  const written = call.requestBytes.toLocaleString('en-US');
  return present(call.replyBytes) ? `${written} › ${call.replyBytes.toLocaleString('en-US')}` : written;
}

function soapColumns(soap) {
  const served = soap.rows.some((row) => row.calls.some((call) => present(call.serverMicros)));
  const first = soap.rows.some((row) => row.calls.some((call) => present(call.firstCallMicros)));
  return soap.exchanges.flatMap((exchange, index) => [
    { head: `µs of ${label(exchange)}`, class: 'number', document: exchange,
      estimate: (row) => row.calls[index].micros,
      cell: (row) => (row.calls[index].micros ? withMargin(row.calls[index].micros) : row.calls[index].outcome || '–') },
    { head: `Bytes of ${label(exchange)}`, class: 'number', document: exchange,
      value: (row) => (row.calls[index].requestBytes || 0) + (row.calls[index].replyBytes || 0),
      cell: (row) => messageBytes(row.calls[index]) },
    first ? { head: `First call of ${label(exchange)}, µs: median, least and most`, class: 'number', document: exchange,
      estimate: (row) => firstCall(row.calls[index]), cell: (row) => withRange(firstCall(row.calls[index])) } : null,
    ...(served ? [['wallMicros', 'Wall µs of'], ['serverMicros', 'Server’s CPU µs of'], ['defaultMicros', 'Default would be, wall µs of']] : []).map(([name, head]) => (
      { head: `${head} ${label(exchange)}`, class: 'number', document: exchange,
        estimate: (row) => row.calls[index][name], cell: (row) => withMargin(row.calls[index][name]) })),
  ]).filter(present);
}

/** The first call as a figure between its least and its most, which is no interval. */
function firstCall({ firstCallMicros: spread }) {
  return spread ? { value: spread.median, low: spread.least, high: spread.most } : null;
}

/** A figure and, smaller, the least and the most. */
function withRange(figure) {
  return figure
    ? [significant(figure.value, 3), ' ',
      element('span', { class: 'margin' }, `(${significant(figure.low, 3)} to ${significant(figure.high, 3)})`)]
    : '–';
}

const TOOLKITS_TEXT = 'receiveX measures serialization: its reply is tiny. sendX measures deserialization: its request is tiny. echoVoid carries nothing: it stands beside the others and is taken from none of them. Each toolkit’s messages were captured and held against the reference before and after they were timed.';
const FRAMEWORKS_TEXT = 'A trace report of SEMI E134 goes from a framework’s own objects to a message and back. Each framework’s message was held against the reference, and what it understood against the report, before and after it was timed. The first call makes the mapping, loads classes and runs uncompiled code: it stands apart, as the median over forks with the least and the most of them, which are no interval.';

const FORMS = {
  xml: 'Text: all frameworks unmarshal the same bytes.',
  binary: 'A control: another form of the same events, which is never compared with text.',
};

function isOfBindings(run) {
  return run.soap.every((soap) => !present(soap.seam));
}

/** How the messages of a table's toolkits stand to WS-I's Basic Profile: nothing where it says nothing of them. */
function profileTable(soap, what) {
  const rows = soap.rows.filter((row) => present(row.profile));
  return rows.length ? [table(`${what}, all valid against the schema, held against WS-I Basic Profile 1.1.`,
    [
      { head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) },
      { head: 'Assertions met', class: 'number', value: (row) => row.profile.passed,
        cell: (row) => `${row.profile.passed} of ${row.profile.asked}` },
      { head: 'Not met', cell: (row) => row.profile.failed.join(' ') || '–' },
    ], rows, null, { about: (row) => ({ subject: row.toolkit }), order: CATALOGUE_ORDER }),
  soap.profileNotes.map((note) => element('p', { class: 'soft' }, note))] : null;
}

/** A table for each seam and encoding: figures of different tables are of different work. */
function soapSection(run, id) {
  if (!run.soap.length) {
    return null;
  }
  const bindings = isOfBindings(run);
  return element('section', { 'aria-labelledby': `${id}-soap` },
    element('h2', { id: `${id}-soap` }, bindings ? 'Frameworks and what they bind' : 'Toolkits and what they call'),
    element('p', {}, bindings ? FRAMEWORKS_TEXT : TOOLKITS_TEXT),
    run.soap.flatMap((soap) => [
      element('h3', {}, present(soap.seam) ? `${label(soap.encoding)}, seam ${label(soap.seam)}` : label(soap.encoding)),
      element('p', { class: 'soft' }, SEAMS[soap.seam] || FORMS[soap.encoding] || ''),
      table(`Microseconds a call by the ${run.comparison.clock} clock, and bytes of ${bindings ? 'the message' : 'request › reply'}.`,
        [{ head: bindings ? 'Framework' : 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) }, ...soapColumns(soap)],
        soap.rows, null, { about: (row) => ({ subject: row.toolkit }), order: CATALOGUE_ORDER }),
      profileTable(soap, 'Requests'),
    ]),
    run.transport.length ? element('p', {}, `The canned transport’s part of the time of the cheapest toolkit that runs in a JVM: ${run.transport.map((part) => `${label(part.exchange)} ${significant(100 * part.share, 2)} % (of ${label(part.cheapest)})`).join(', ')}.`) : null);
}

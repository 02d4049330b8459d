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
      estimate: (row) => spreadFigure(row.calls[index].firstCallMicros), cell: (row) => withRange(spreadFigure(row.calls[index].firstCallMicros)) } : null,
    ...(served ? [['wallMicros', 'Wall µs of'], ['serverMicros', 'Server’s CPU µs of'], ['defaultMicros', 'Default would be, wall µs of']] : []).map(([name, head]) => (
      { head: `${head} ${label(exchange)}`, class: 'number', document: exchange,
        estimate: (row) => row.calls[index][name], cell: (row) => withMargin(row.calls[index][name]) })),
  ]).filter(present);
}

/** How far the messages of a table's toolkits conform to WS-I's Basic Profile: nothing where it does not apply to them. */
function profileTable(soap, what) {
  const rows = soap.rows.filter((row) => present(row.profile));
  return rows.length ? [table(`${what}, all valid against the schema, checked against WS-I Basic Profile 1.1.`,
    [
      { head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) },
      { head: 'Assertions met', class: 'number', value: (row) => row.profile.passed,
        cell: (row) => `${row.profile.passed} of ${row.profile.asked}` },
      { head: 'Not met', cell: (row) => row.profile.failed.join(' ') || '–' },
    ], rows, null, { about: (row) => ({ subject: row.toolkit }), order: CATALOGUE_ORDER }),
  soap.profileNotes.map((note) => element('p', { class: 'soft' }, note))] : null;
}

/** A table for each seam and encoding, or form: figures of different tables are of different work. */
function callsSection(run, id, names) {
  const { soap: tables = [], transport = [] } = sectionOf(run);
  return tables.length ? element('section', { 'aria-labelledby': `${id}-soap` },
    element('h2', { id: `${id}-soap` }, names.title),
    element('p', {}, names.text),
    tables.flatMap((soap) => [
      element('h3', {}, present(soap.seam) ? `${label(soap.encoding)}, seam ${label(soap.seam)}` : label(soap.encoding)),
      element('p', { class: 'soft' }, names.meanings[soap.seam ?? soap.encoding] || ''),
      table(`Microseconds a call by the ${run.comparison.clock} clock, and bytes of ${names.bytes}.`,
        [{ head: names.head, class: 'name', cell: (row) => label(row.toolkit) }, ...soapColumns(soap)],
        soap.rows, null, { about: (row) => ({ subject: row.toolkit }), order: CATALOGUE_ORDER }),
      profileTable(soap, 'Requests'),
    ]),
    transport.length ? element('p', {}, `The canned transport’s part of the time of the cheapest toolkit that runs in a JVM: ${transport.map((part) => `${label(part.exchange)} ${significant(100 * part.share, 2)} % (of ${label(part.cheapest)})`).join(', ')}.`) : null,
    claimsTable(run)) : null;
}

function callOf(run, doc, figure) {
  const { seam, encoding, form } = doc.condition;
  const tables = (sectionOf(run).soap ?? []).filter((soap) => soap.encoding === (encoding ?? form) && (soap.seam ?? null) === (seam ?? null));
  return tables.flatMap((soap) => soap.rows).filter((row) => row.toolkit === figure.subject)
    .flatMap((row) => row.calls).find((call) => call.exchange === doc.document) ?? null;
}

/** The part of a family whose runs are compared call by call. */
function callsPart(names) {
  return {
    question: () => `Which ${names.subject} is fastest, and how sure is that?`,
    sections: (run, id) => callsSection(run, id, names),
    link: (run) => (sectionOf(run).soap?.length ? ['soap', `${names.head}s`] : null),
    words: names.words,
    ownMessages: callOf,
  };
}

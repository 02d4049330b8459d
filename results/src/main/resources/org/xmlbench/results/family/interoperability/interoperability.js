const INTEROP_TEXT = 'Each toolkit’s client wrote one trace report, which was compared with the reference. Each toolkit’s server was given it, with the head of a plain HTTP client. “Reads it” says that what the service got equals what was written, and that the reply says so.';

function interopCell(cell) {
  return cell.reads ? 'reads it' : cell.reason;
}

/** A matrix for each exchange: servers in rows, who wrote the message in columns. */
function interopSections(run, id) {
  const { interoperability } = sectionOf(run);
  return interoperability ? interoperability.map((matrix, number) => element('section', { 'aria-labelledby': `${id}-interop${number}` },
    element('h2', { id: `${id}-interop${number}` }, `Who reads whose message: ${label(matrix.exchange)}`),
    element('p', {}, INTEROP_TEXT),
    table('Servers in rows, who wrote the message in columns.',
      [{ head: 'Server', class: 'name', cell: (row) => label(row.toolkit) },
        { head: 'Speaks', cell: (row) => label(row.encoding) },
        ...matrix.senders.map((sender, index) => ({ head: `From ${label(sender)}`, cell: (row) => interopCell(row.cells[index]) }))],
      matrix.rows, null, { about: (row) => ({ subject: row.toolkit }) }))).concat(subjectsSection(run, id)) : null;
}

registerFamily('interoperability', {
  question: () => 'Which server reads which toolkit’s message?',
  isOwn: () => true,
  sections: interopSections,
});

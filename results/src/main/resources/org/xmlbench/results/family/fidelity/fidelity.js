const FIDELITY_WAYS = [
  ['clientWrites', 'What clients write of their objects', 'Each client was given the value in its own objects; its request was captured and read.'],
  ['clientReads', 'What clients read out of replies', 'Each client got a reply with the value, written without any toolkit; the objects that it made of it were compared.'],
  ['server', 'What servers give back', 'Each server was asked to echo the value, by a request written without any toolkit.'],
];
const FATE_WORDS = [
  ['kept', 'All values are there, and say the same: numbers by their value, all else by its characters.'],
  ['changed', 'One of them says something else, or the message is no XML.'],
  ['lost', 'One of them is not there any more.'],
  ['refused', 'A fault or an exception: right for what is invalid, and for nothing else.'],
  ['unanswered', 'There was no answer in time, or the connection ended without one.'],
];

/** A table for each way: cases in rows, toolkits in columns; then how values differ. */
function fidelitySections(run, id) {
  const { fidelity } = sectionOf(run);
  if (!fidelity) {
    return null;
  }
  const cases = fidelity.cases.map((name, index) => ({ name, index }));
  const about = { about: (row) => ({ document: row.name }) };
  const name = { head: 'Case', class: 'name', cell: (row) => label(row.name) };
  const reasons = fidelity.rows.flatMap((row) => row.cells.filter((cell) => present(cell.reason)).map((cell) => ({ row, cell })));
  return [
    ...FIDELITY_WAYS.map(([way, head, text]) => element('section', { 'aria-labelledby': `${id}-${way}` },
      element('h2', { id: `${id}-${way}` }, head),
      element('p', {}, text),
      table(`${head}: cases in rows, toolkits in columns; – where no such value can be sent that way.`,
        [name, ...fidelity.rows.map((row) => ({ head: label(row.toolkit), subject: row.toolkit, cell: ({ index }) => row.cells[index][way] ?? '–' }))],
        cases, null, about))),
    element('section', { 'aria-labelledby': `${id}-fates` },
      element('h2', { id: `${id}-fates` }, 'How values differ'),
      element('dl', { class: 'words' }, FATE_WORDS.map(([word, text]) => [element('dt', {}, word), element('dd', {}, text)])),
      reasons.length === 0 ? null : table('What arrived where it is not what was sent, and how it was refused.',
        [{ head: 'Toolkit', class: 'name', cell: ({ row }) => label(row.toolkit) },
          { head: 'Case', cell: ({ cell }) => label(cell.case) },
          { head: 'What was found', cell: ({ cell }) => cell.reason }],
        reasons, null, { about: ({ row, cell }) => ({ subject: row.toolkit, document: cell.case }) })),
    subjectsSection(run, id),
  ];
}

registerFamily('fidelity', {
  question: () => 'What do toolkits do to values?',
  isOwn: () => true,
  sections: fidelitySections,
});

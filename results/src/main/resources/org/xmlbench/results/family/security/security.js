const SETUP_WORDS = {
  default: ['Libraries as they come', 'What a program gets that names the class and switches namespaces on.'],
  hardened: ['Libraries as their documentation hardens them', 'What their authors prescribe for documents that nobody has checked; the lines are in the list of subjects of “choose”.'],
};
const EFFECT_WORDS = [
  ['refused', 'The parser rejected the document. Safe.'],
  ['ignored', 'It took it, and did not do what the document asks for. Safe.'],
  ['accepted', 'It took all of it, in a time and memory that its size explains. Safe.'],
  ['read-file', 'It delivered what was in a file that the document names.'],
  ['connected', 'It made a connection that the document names.'],
  ['expanded', 'It delivered all the text that the document’s entities stand for.'],
  ['slowed', 'It took ten times as long as for a harmless document of that size, and more than a second.'],
  ['heap-exhausted', 'The heap of its JVM was full.'],
  ['stack-exhausted', 'The stack of its thread was full.'],
  ['endless', 'It had not ended after 20 s.'],
  ['broke', 'It threw what no parser should.'],
];

function effectCell(cell) {
  return element('span', { class: cell.safe === false ? 'mark bad' : null, title: cell.words ?? null }, cell.effect ?? '–');
}

function securitySections(run, id) {
  const { security } = sectionOf(run);
  if (!security) {
    return null;
  }
  const said = security.setups.flatMap((setup) => setup.rows.flatMap((row) => row.cells
    .filter((cell) => present(cell.words)).map((cell) => ({ setup, row, cell }))));
  return [
    ...security.setups.map((setup) => {
      const [head, text] = SETUP_WORDS[setup.name] ?? [setup.name, ''];
      return element('section', { 'aria-labelledby': `${id}-${setup.name}` },
        element('h2', { id: `${id}-${setup.name}` }, head),
        element('p', {}, text),
        table(`${head}: drivers in rows, hostile documents in columns.`,
          [{ head: 'Driver', class: 'name', cell: (row) => label(row.driver) },
            { head: 'Unsafe', class: 'number', cell: (row) => (present(row.unsafe) ? String(row.unsafe) : '–'), value: (row) => row.unsafe ?? null },
            ...security.documents.map((name, index) => ({ head: name, document: name, cell: (row) => effectCell(row.cells[index]) }))],
          setup.rows, null, { about: (row) => ({ subject: row.driver }) }));
    }),
    element('section', { 'aria-labelledby': `${id}-effects` },
      element('h2', { id: `${id}-effects` }, 'What comes of a hostile document'),
      element('dl', { class: 'words' }, EFFECT_WORDS.map(([word, text]) => [element('dt', {}, word), element('dd', {}, text)])),
      said.length === 0 ? null : element('details', {}, element('summary', {}, `What each parser said: ${said.length}`),
        table('What each parser said, or why nothing is known.',
          [{ head: 'Driver', class: 'name', cell: ({ row }) => label(row.driver) },
            { head: 'Setup', cell: ({ setup }) => setup.name },
            { head: 'Document', cell: ({ cell }) => cell.document },
            { head: 'What came of it', cell: ({ cell }) => cell.effect ?? '–' },
            { head: 'In its words', cell: ({ cell }) => cell.words }],
          said, null, { about: ({ row, cell }) => ({ subject: row.driver, document: cell.document }) }))),
    subjectsSection(run, id),
  ];
}

registerFamily('security', {
  question: () => 'What does each parser let in?',
  counts: (run) => `${countedSubjects(run)}, ${counted((sectionOf(run).security?.documents ?? []).length, 'hostile document')}`,
  isOwn: () => true,
  sections: securitySections,
});

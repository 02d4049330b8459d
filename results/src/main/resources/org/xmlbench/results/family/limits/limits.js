const BEYOND_WORDS = [
  ['refused', 'The parser rejects the document.'],
  ['other-size', 'It ends well, and has delivered something smaller.'],
  ['heap-exhausted', 'The heap of its JVM is full.'],
  ['stack-exhausted', 'The stack of its thread is full.'],
  ['endless', 'It has not ended after 20 s.'],
  ['broke', 'It throws what no parser should.'],
];

function reachedText(cell) {
  if (!present(cell.reached)) {
    return '–';
  }
  const size = cell.reached.toLocaleString('en-US');
  return present(cell.beyond) ? `${size}, then ${cell.beyond}` : `≥ ${size}`;
}

function limitsSections(run, id) {
  const { limits } = sectionOf(run);
  if (!limits) {
    return null;
  }
  const said = limits.rows.flatMap((row) => row.cells.filter((cell) => present(cell.words)).map((cell) => ({ row, cell })));
  return [
    element('section', { 'aria-labelledby': `${id}-limits` },
      element('h2', { id: `${id}-limits` }, 'Where each parser stops'),
      element('p', {}, 'The greatest size that the library delivers as it comes, and what happens at the next.'),
      table('Drivers in rows, what grows in columns; ≥ the greatest size that was tried.',
        [{ head: 'Driver', class: 'name', cell: (row) => label(row.driver) },
          ...limits.dimensions.map((name, index) => ({ head: name, document: name, class: 'number',
            cell: (row) => reachedText(row.cells[index]), value: (row) => row.cells[index].reached ?? null }))],
        limits.rows, null, { about: (row) => ({ subject: row.driver }) }),
      element('dl', { class: 'words' }, BEYOND_WORDS.map(([word, text]) => [element('dt', {}, word), element('dd', {}, text)])),
      said.length === 0 ? null : element('details', {}, element('summary', {}, `What each parser says beyond: ${said.length}`),
        table('What each parser says beyond, or why nothing is known.',
          [{ head: 'Driver', class: 'name', cell: ({ row }) => label(row.driver) },
            { head: 'What grows', cell: ({ cell }) => cell.dimension },
            { head: 'Reached', class: 'number', cell: ({ cell }) => reachedText(cell) },
            { head: 'In its words', cell: ({ cell }) => cell.words }],
          said, null, { about: ({ row, cell }) => ({ subject: row.driver, document: cell.dimension }) }))),
    subjectsSection(run, id),
  ];
}

registerFamily('limits', {
  question: () => 'Where does each parser stop?',
  counts: (run) => `${countedSubjects(run)}, ${counted((sectionOf(run).limits?.dimensions ?? []).length, 'dimension')}`,
  isOwn: () => true,
  sections: limitsSections,
});

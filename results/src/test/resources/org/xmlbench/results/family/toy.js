registerFamily('toy', {
  question: () => 'How many toys are there?',
  counts: (run) => counted(sectionOf(run).toys.forks, 'toy'),
  isOwn: () => true,
  sections: (run, id) => [element('section', { 'aria-labelledby': `${id}-toys` },
    element('h2', { id: `${id}-toys` }, 'All toys'),
    element('p', { class: 'toys' }, String(sectionOf(run).toys.forks)))],
});

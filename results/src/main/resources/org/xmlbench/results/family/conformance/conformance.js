const EXPECTED_WORDS = { reject: 'to be rejected', accept: 'to be accepted', output: 'to be delivered as the suite’s output has it' };
const DEVIATION_WORDS = [
  ['accepted', 'accepted it, which is not well-formed'],
  ['rejected', 'rejected it, which is well-formed'],
  ['other-output', 'delivered other events'],
  ['broke', 'threw what no parser should, or did not end'],
];

/** How many of how many, with the share in its cell's title. */
function scoreCell(score) {
  return present(score) && score.all > 0 ? `${score.of}/${score.all}` : '–';
}

function scoreShare(score) {
  return present(score) && score.all > 0 ? score.of / score.all : null;
}

function scoreColumn(head, of) {
  return { head, class: 'number', cell: (row) => scoreCell(of(row)), value: (row) => scoreShare(of(row)) };
}

/** A part of the suite: what each driver did rightly, and which sections of the specification it failed. */
function partSection(part, id) {
  const key = `${id}-${slug(part.part)}`;
  const about = { about: (row) => ({ subject: row.driver }) };
  const failing = part.sections.filter((section) => section.failed.some((count) => count > 0));
  return element('section', { 'aria-labelledby': key },
    element('h2', { id: key }, part.title),
    table(`${part.title}: ${part.tests} tests; how many of how many each driver did as the suite says.`,
      [{ head: 'Driver', class: 'name', cell: (row) => label(row.driver) },
        scoreColumn('Rejected what is not well-formed', (row) => row.rejected),
        scoreColumn('Accepted what is', (row) => row.accepted),
        scoreColumn('Right output', (row) => row.output),
        scoreColumn('All', (row) => row.right),
        { head: 'Broke', class: 'number', cell: (row) => (present(row.broke) ? String(row.broke) : '–') },
        { head: 'Why nothing is known', optional: true, cell: (row) => row.reason ?? '', value: (row) => (row.reason ? 1 : null) }],
      part.rows, null, about),
    failing.length === 0 ? null : table(`${part.title}: tests that each driver failed, by the section of the specification that they name first.`,
      [{ head: 'Section', class: 'name', cell: (row) => row.section },
        { head: 'Tests', class: 'number', cell: (row) => String(row.tests) },
        ...part.rows.map((row, index) => ({ head: label(row.driver), class: 'number', subject: row.driver,
          cell: (section) => (present(section.failed[index]) ? String(section.failed[index]) : '–') }))],
      failing, null, { narrow: true }));
}

/** What each driver did that failed a test, in words. */
function deviationLines(by) {
  return DEVIATION_WORDS.map(([deviation, words]) => [words, by.filter((one) => one.deviation === deviation).map((one) => one.driver)])
    .filter(([, drivers]) => drivers.length > 0)
    .map(([words, drivers]) => element('li', {}, `${words}: ${drivers.join(', ')}`));
}

function failedTest({ test, by }) {
  return element('details', {},
    element('summary', {}, `${test.id}, section ${test.sections || 'not named'}: ${EXPECTED_WORDS[test.expected]}; drivers that failed: ${by.length}`),
    element('p', {}, `${test.about} (${test.path})`),
    element('ul', {}, deviationLines(by)),
    element('pre', {}, test.text));
}

function conformanceSections(run, id) {
  const { conformance } = sectionOf(run);
  if (!conformance) {
    return null;
  }
  const failedOf = (part) => conformance.failed.filter(({ test }) => test.part === part.part);
  const parts = conformance.parts.filter((part) => failedOf(part).length > 0);
  return [
    ...conformance.parts.map((part) => partSection(part, id)),
    element('section', { 'aria-labelledby': `${id}-failed` },
      element('h2', { id: `${id}-failed` }, 'Each failed test'),
      element('p', {}, parts.length === 0 ? 'No driver failed any.'
        : 'Open a test to see its document, with bytes that are no characters as \\xNN.'),
      parts.map((part) => [element('h3', {}, part.title), failedOf(part).map(failedTest)])),
    subjectsSection(run, id),
  ];
}

registerFamily('conformance', {
  question: () => 'Which documents does each parser take, reject and deliver rightly?',
  counts: (run) => `${countedSubjects(run)}, ${counted((sectionOf(run).conformance?.parts ?? []).reduce((sum, part) => sum + part.tests, 0), 'test')}`,
  isOwn: () => true,
  sections: conformanceSections,
});

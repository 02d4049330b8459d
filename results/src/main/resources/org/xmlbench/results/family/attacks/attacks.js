function kept(share) {
  return present(share) ? `${(100 * share).toFixed(0)} %` : '–';
}

/** The share of calls that good clients kept; marked where it cannot be attributed to the attack. */
function keptMeanwhile(cell) {
  return cell.moreThanBefore ? `more than before (${kept(cell.keptRate)})` : kept(cell.keptRate);
}

/** The verdict, what good clients kept, and how many of their calls failed. */
function glance(cell) {
  return [cell.verdict, keptMeanwhile(cell), cell.goodErrors ? counted(cell.goodErrors, 'error') : null, cell.contended ? 'contended' : null].filter(present).join(', ');
}

function attackColumns(index) {
  const count = (head, name) => ({ head, class: 'number', value: (row) => row.cells[index][name], cell: (row) => String(row.cells[index][name]) });
  return [
    { head: 'Outcome', cell: (row) => row.cells[index].reason ? `${row.cells[index].verdict}: ${row.cells[index].reason}` : row.cells[index].verdict },
    count('Rejected', 'rejected'), count('Accepted', 'accepted'), count('Closed', 'closed'), count('Unanswered', 'unanswered'),
    count('Threads more', 'leakedThreads'), count('Descriptors more', 'leakedDescriptors'),
    count('Good clients’ errors', 'goodErrors'), count('Contended forks', 'contended'),
    { head: 'Good calls meanwhile', class: 'number', value: (row) => (row.cells[index].moreThanBefore ? null : row.cells[index].keptRate), cell: (row) => keptMeanwhile(row.cells[index]) },
    { head: 'Good calls afterwards', class: 'number', value: (row) => row.cells[index].rateAfter, cell: (row) => kept(row.cells[index].rateAfter) },
    { head: 'Their 99 % latency, times', class: 'number', value: (row) => row.cells[index].tailFactor,
      cell: (row) => (present(row.cells[index].tailFactor) ? significant(row.cells[index].tailFactor, 3) : '–') },
  ];
}

/** All attacks at a glance, then each with its counts. */
function attackSections(run, id) {
  if (!sectionOf(run).attacks) {
    return null;
  }
  const { attacks, verdicts, rows } = sectionOf(run).attacks;
  const name = { head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) };
  const hardening = rows.some((row) => row.hardening) ? [{ head: 'Hardening', cell: (row) => label(row.hardening ?? '–') }] : [];
  return [
    element('section', { 'aria-labelledby': `${id}-attacks` },
      element('h2', { id: `${id}-attacks` }, 'All attacks at a glance'),
      element('p', {}, 'Eight attackers, each with a new connection for each of at most 25 attempts, on loopback, while two good clients continue. The share is that of the good clients’ calls a second during the attack, of the larger of their rates before and after it, as a server may not be warm before. It has no margin: it is one fork’s, or the median of several, and what is a little above or below 100 % is chance. As it comes: a server has nothing but what its toolkit does itself, in a sandbox; hardened: the platform’s properties deny its parsers what a message names. “More than before”, over 120 %: the server was not warm before, or the host was busy, and the share, in parentheses, cannot be attributed to the attack. Contended: other work took more than a tenth of the processors’ time meanwhile, and what good clients kept may be of that.'),
      table('The outcome of each attack, and what good clients kept.',
        [name, ...hardening, ...attacks.map((attack, index) => ({ head: label(attack), document: attack,
          cell: (row) => glance(row.cells[index]) }))],
        rows, null, { about: (row) => ({ subject: row.toolkit }) }),
      element('dl', { class: 'words' }, Object.entries(verdicts).map(([word, text]) => [element('dt', {}, word), element('dd', {}, capital(text))]))),
    ...attacks.map((attack, index) => element('section', { 'aria-labelledby': `${id}-attack${index}` },
      element('h2', { id: `${id}-attack${index}` }, label(attack)),
      table(`${label(attack)}: attempts by their outcome, what the server holds afterwards, and what good clients lost: their calls over the larger of the rates before and after the attack, their tail over the shorter of those. No tail is shown where fewer than ten calls lie beyond it.`,
        [name, ...hardening, ...attackColumns(index)], rows, null, { about: (row) => ({ subject: row.toolkit }) }))),
    subjectsSection(run, id),
  ];
}

registerFamily('attacks', {
  question: () => 'What do servers do when they are attacked?',
  isOwn: () => true,
  sections: attackSections,
});

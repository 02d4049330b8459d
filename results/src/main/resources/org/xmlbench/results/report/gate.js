const VERDICT_MARKS = { PASS: 'fine', REGRESSED: 'bad', INCONCLUSIVE: 'aside' };

/** The verdict of a gate, as gate.json has it. */
function gateSection(run, id) {
  const { gate } = run;
  if (!gate) {
    return null;
  }
  const bound = (value) => (present(value) ? value.toFixed(3) : '–');
  return element('section', { 'aria-labelledby': `${id}-gate` },
    element('h2', { id: `${id}-gate` }, `Gate: ${gate.word}`),
    pairs([
      ['Baseline', `${gate.baseline.label} (${gate.baseline.subject} ${gate.baseline.version}, JDK ${gate.baseline.jdk})`],
      ['Candidate', `${gate.candidate.label} (${gate.candidate.subject} ${gate.candidate.version}, JDK ${gate.candidate.jdk})`],
    ]),
    table('Candidate time over baseline time, with one-sided 95 % bounds.', [
      { head: 'Cell', class: 'name', cell: (cell) => cell.cell },
      { head: 'Verdict', cell: (cell) => mark(VERDICT_MARKS[cell.verdict] || 'aside', cell.verdict) },
      { head: 'Ratio', class: 'number', cell: (cell) => bound(cell.ratio) },
      { head: 'Lower', class: 'number', cell: (cell) => bound(cell.lower) },
      { head: 'Upper', class: 'number', cell: (cell) => bound(cell.upper) },
      { head: 'Stage', class: 'number', cell: (cell) => String(cell.stage) },
      { head: 'Blocks', class: 'number', cell: (cell) => String(cell.blocks) },
      { head: 'Detectable', class: 'number', cell: (cell) => detectable(cell.minimumDetectableEffect) },
      { head: 'A new test needs', class: 'number', cell: (cell) => optionally(cell.blocksNeeded, (blocks) => `about ${blocks} blocks`) },
    ], gate.verdict.cells),
    gate.failures.map((failure) => element('p', {}, `Failed: ${failure}`)),
    gate.skipped.map((skip) => element('p', {}, `Skipped: ${skip}`)),
    element('p', {}, gate.machine),
    element('p', { class: 'soft' }, gate.guarantee));
}

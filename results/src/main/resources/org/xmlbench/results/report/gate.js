const VERDICT_MARKS = { PASS: 'fine', REGRESSED: 'bad', INCONCLUSIVE: 'aside' };

/** The verdict of a gate, as gate.json has it. */
function gateSection(run, id) {
  const { gate } = run;
  if (!gate) {
    return null;
  }
  const ratio = (value) => (present(value) ? value.toFixed(3) : '–');
  const fit = gate.verdict.sentinels.fitness === 'FIT';
  return element('section', { 'aria-labelledby': `${id}-gate` },
    element('h2', { id: `${id}-gate` }, `Gate: ${gate.word}`),
    pairs([
      ['Baseline', `${gate.baseline.label} (${gate.baseline.subject} ${gate.baseline.version}, JDK ${gate.baseline.jdk})`],
      ['Candidate', `${gate.candidate.label} (${gate.candidate.subject} ${gate.candidate.version}, JDK ${gate.candidate.jdk})`],
      ['Pairing', placementText(gate.placement)],
    ]),
    table(`Candidate time over baseline time, with one-sided ${confidence(gate.settings.passLevel)} bounds.`, [
      { head: 'Cell', class: 'name', cell: (cell) => cellName(cell.cell) },
      { head: 'Verdict', cell: (cell) => verdictMark(cell) },
      { head: 'Ratio', class: 'number', cell: (cell) => ratio(cell.ratio) },
      { head: 'Lower', class: 'number', cell: (cell) => optionally(cell.lower, lowEnd) },
      { head: 'Upper', class: 'number', cell: (cell) => optionally(cell.upper, highEnd) },
      { head: 'Stage', class: 'number', cell: (cell) => String(cell.stage) },
      { head: 'Blocks', class: 'number', cell: (cell) => (cell.failed ? '–' : String(cell.blocks)) },
      { head: 'Detectable', class: 'number', cell: (cell) => detectable(cell.minimumDetectableEffect) },
      { head: 'A new test needs', class: 'number', cell: (cell) => needed(cell, fit) },
    ], gate.verdict.cells, null, { narrow: true }),
    gate.failures.map((failure) => element('p', {}, capital(`failed: ${failure}`))),
    gate.skipped.map((skip) => element('p', {}, capital(`skipped: ${skip}`))),
    // Older gates have neither of these lists.
    [...(gate.acceptedByBoth || []), ...(gate.notices || [])].map((note) => element('p', {}, capital(`note: ${note}`))),
    element('p', {}, capital(gate.machine)),
    element('p', { class: 'soft' }, gate.guarantee));
}

function verdictMark(cell) {
  return cell.failed
    ? mark('bad', `not measured: the ${cell.failed} failed`)
    : mark(VERDICT_MARKS[cell.verdict] || 'aside', cell.verdict);
}

function needed(cell, fit) {
  if (cell.verdict === 'INCONCLUSIVE' && !cell.failed && !fit) {
    return 'first a fit machine';
  }
  return optionally(cell.blocksNeeded, (blocks) => `about ${blocks} blocks`);
}

/** Of a gate or a calibration without a result, that it has none. */
function unendedSection(run, id) {
  const { unended } = run;
  return unended ? element('section', { 'aria-labelledby': `${id}-unended` },
    element('h2', { id: `${id}-unended` }, unended.head),
    element('p', {}, unended.sentence)) : null;
}

/** How the forks of a block were arranged in time; absent in older files. */
function placementText(placement) {
  if (!placement) {
    return null;
  }
  const { pairing, boundTo } = placement;
  const processors = boundTo.join() === 'none' ? 'no processor' : boundTo.join(', ');
  return boundTo.length ? `${pairing}, measuring threads bound to ${processors}` : pairing;
}

/** A cell's document, and below it, smaller, the condition that belongs to its name. */
function cellName(name) {
  const [, title, condition] = /^(.*)\/([^/]*=[^/]*)$/s.exec(name) || [null, name, null];
  return [title, condition && ' ', condition && element('span', { class: 'condition' }, condition.replace(/,/g, ', '))];
}

const FITNESS = {
  FIT: (bound) => `fit for gates with a pass bound of ${bound}`,
  TOO_NOISY: (bound) => `unfit for gates with a pass bound of ${bound}: too noisy`,
  ALARM: () => 'unfit: equal arms differ',
  UNKNOWN: () => 'unknown: there were too few blocks',
};

/** A slowdown that a gate can see. More than a doubling says only that nothing can be seen. */
function detectable(effect) {
  if (!present(effect)) {
    return '–';
  }
  return effect > 1 ? 'more than 100 %' : `+${percent(effect)}`;
}

/** What bounds hold with, given the probability that they do not. */
function confidence(level) {
  return `${Number((100 * (1 - level)).toFixed(4))} %`;
}

function optionally(value, form) {
  return present(value) ? form(value) : '–';
}

/** What a calibration found, as calibration.json has it. */
function calibrationSection(run, id) {
  const { calibration } = run;
  if (!calibration) {
    return null;
  }
  const { source, settings, machine } = calibration;
  return element('section', { 'aria-labelledby': `${id}-calibration` },
    element('h2', { id: `${id}-calibration` }, `This host is ${FITNESS[machine.fitness](percent(settings.passBound))}`),
    pairs([
      ['Held against itself', source.subject],
      ['Forks', `${source.forks}, ${source.notSteady} of them not steady, ${source.forkSeconds.toFixed(1)} s each`],
      ['Profile and clock', `${source.profile}, ${clockName(run)}`],
      ['Pairing', source.pairing],
      ['All blocks together', present(machine.sd)
        ? `${machine.blocks} of equal arms, ratio ${machine.ratio.toFixed(3)} (${confidence(settings.errorRate)} interval ${optionally(machine.lower, lowEnd)} to ${optionally(machine.upper, highEnd)}), standard deviation of a block ${percent(machine.sd)}`
        : `${machine.blocks}: too few`],
    ]),
    element('h3', {}, 'The smallest slowdown that a gate sees'),
    effectsTable(calibration),
    element('h3', {}, 'How often a gate would fail falsely'),
    falseAlarmsTable(calibration),
    windowsNote(calibration),
    element('h3', {}, 'How much blocks scatter'),
    spreadTable(calibration),
    source.failures.map((failure) => element('p', {}, capital(`failed: ${failure}`))),
    source.skipped.map((skip) => element('p', {}, capital(`skipped: ${skip}`))));
}

function effectsTable(calibration) {
  if (calibration.effects.length === 0) {
    return element('p', {}, 'Unknown: there were too few blocks.');
  }
  return table(`Proven with a probability of 90 %, by a whole gate of that length; the spread is that of ${calibration.machine.blocks} blocks.`, [
    { head: 'Time', class: 'name', cell: (effect) => `${effect.minutes} minutes` },
    { head: 'Documents', class: 'number', cell: (effect) => String(effect.cells) },
    { head: 'Slowdown', class: 'number', cell: (effect) => (present(effect.effect) ? detectable(effect.effect) : 'too short') },
    { head: 'Blocks in stage 2', class: 'number', cell: (effect) => optionally(effect.confirmBlocks, String) },
  ], calibration.effects);
}

function falseAlarmsTable(calibration) {
  if (calibration.gates.length === 0) {
    return element('p', {}, 'Unknown: there were too few blocks.');
  }
  return table('Whole gates on resampled blocks of equal arms; the bound is one-sided, 95 %.', [
    { head: 'True ratio', class: 'name', cell: (gates) => String(gates.trueRatio) },
    { head: 'Gates', class: 'number', cell: (gates) => String(gates.gates) },
    { head: 'False failures', class: 'number', cell: (gates) => String(gates.failed) },
    { head: 'At most', class: 'number', cell: (gates) => `${(100 * gates.failedUpper).toFixed(2)} %` },
    { head: 'Inconclusive', class: 'number', cell: (gates) => String(gates.inconclusive) },
    { head: 'Machine unfit', class: 'number', cell: (gates) => String(gates.unfit) },
  ], calibration.gates);
}

function windowsNote(calibration) {
  const { windows } = calibration;
  const blocks = calibration.settings.screenBlocks;
  return element('p', { class: 'soft' }, windows.windows === 0
    ? `No document has the ${blocks} blocks of a stage 1.`
    : `Of ${windows.windows} real windows of ${blocks} blocks stage 1 flags ${windows.flagged}, where ${windows.expectedFlagged.toFixed(1)} are expected of independent blocks (at most ${percent(windows.flaggedUpper)} of windows, 95 % bound), and sends ${windows.entering} to stage 2, where ${windows.expectedEntering.toFixed(1)} are expected.`);
}

function spreadTable(calibration) {
  return table('Second copy over first copy, whose truth is 1, with a 95 % interval.', [
    { head: 'Cell', class: 'name', cell: (cell) => cellName(cell.cell) },
    { head: 'Blocks', class: 'number', cell: (cell) => String(cell.blocks) },
    { head: 'Standard deviation', class: 'number', cell: (cell) => optionally(cell.sd, (sd) => `${(100 * sd).toFixed(2)} %`) },
    { head: 'Ratio', class: 'number', cell: (cell) => optionally(cell.ratio, (ratio) => ratio.toFixed(3)) },
    { head: 'Interval', class: 'number', cell: (cell) => optionally(cell.lower, (lower) => `${lowEnd(lower)} to ${highEnd(cell.upper)}`) },
    { head: 'A gate detects', class: 'number', cell: (cell) => detectable(cell.minimumDetectableEffect) },
  ], calibration.cells, null, { narrow: true });
}

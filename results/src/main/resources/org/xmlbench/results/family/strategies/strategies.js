function secondsText(estimate) {
  return present(estimate.low)
    ? `${significant(estimate.value, 3)} ±${marginOf(estimate)}`
    : significant(estimate.value, 3);
}

function strategyTitle(group) {
  return `${group.subject} on ${label(group.document)}, ${group.cache}, ${counted(Number(group.cpus), 'processor')}`;
}

/** The strategies that are faster than plain, or that none is. */
function strategyAnswer(group) {
  const faster = group.rows.filter((row) => row.speedup && present(row.speedup.low) && row.speedup.low > 1);
  return faster.length
    ? `Faster than plain: ${faster.map((row) => `${row.strategy} ${ratioText(row.speedup)}`).join('; ')}.`
    : 'No strategy is shown to be faster than plain.';
}

function speedupChart(group) {
  const rows = group.rows.filter((row) => present(row.speedup) && row.strategy !== 'plain');
  const points = rows.map((row) => ({
    label: row.strategy, value: row.speedup.value, low: row.speedup.low, high: row.speedup.high,
    fastest: present(row.speedup.low) && row.speedup.low > 1,
  }));
  return chartBox(`Dot plot with intervals: speedup over plain of ${counted(rows.length, 'strategy').replace('strategys', 'strategies')}. The figures are in the table that follows.`,
    () => (rows.length ? 62 + 27 * rows.length : 0),
    (width) => dotPlot({
      points,
      axis: 'time of plain / time (more is better)',
      logName: 'time of plain / time, logarithmic axis (more is better)',
      from: 1,
      to: 1,
    })(width));
}

function strategyTable(group) {
  const cost = (row, name, form) => (present(row.costs[name]) ? form(row.costs[name]) : '–');
  return table('Speedup = larger requests × offload × overlap; 95 % intervals over rounds.', [
    { head: 'Strategy', class: 'name', cell: (row) => row.strategy },
    { head: 'Runs', class: 'number', cell: (row) => (row.voidRuns ? `${row.runs}, ${row.voidRuns} void` : String(row.runs)) },
    { head: 'Seconds a run', class: 'number', cell: (row) => secondsText(row.seconds) },
    { head: 'Speedup as published', class: 'number', cell: (row) => ratioText(row.published) },
    { head: 'Speedup', class: 'number', cell: (row) => ratioText(row.speedup) },
    { head: 'Larger requests', class: 'number', cell: (row) => ratioText(row.largerRequests) },
    { head: 'Offload', class: 'number', cell: (row) => ratioText(row.offload) },
    { head: 'Overlap', class: 'number', cell: (row) => ratioText(row.overlap) },
    { head: 'Model', class: 'name', cell: (row) => (present(row.modelHolds) ? (row.modelHolds ? 'holds' : 'does not hold') : '–') },
    { head: 'CPU seconds', class: 'number', cell: (row) => (present(row.cpuSeconds) ? significant(row.cpuSeconds, 3) : '–') },
    { head: 'I/O wait seconds', class: 'number', cell: (row) => cost(row, 'ioStallSeconds', (value) => significant(value, 3)) },
    { head: 'MB from the device', class: 'number', cell: (row) => cost(row, 'deviceBytes', (value) => (value / 1e6).toFixed(1)) },
    { head: 'Pages before', class: 'number', cell: (row) => cost(row, 'residentBefore', (value) => value.toFixed(0)) },
    { head: 'Pages after', class: 'number', cell: (row) => cost(row, 'residentAfter', (value) => value.toFixed(0)) },
    { head: 'Limit MB/s', class: 'number', cell: (row) => cost(row, 'throttleBytesPerSecond', (value) => (value / 1e6).toFixed(0)) },
    { head: 'Device MB/s', class: 'number', cell: (row) => cost(row, 'deviceBytesPerSecond', (value) => (value / 1e6).toFixed(0)) },
  ], group.rows, null, { order: 'Plain first, then by time; where intervals of the time overlap, in the order of the plan.' });
}

const STRATEGY_WORDS = [
  ['Speedup', 'Time of plain over time of the strategy, round by round. As published: the mean of plain\'s runs over each run, all runs taken as independent.'],
  ['Larger requests', 'What the same thread gains when it asks for as many bytes at once as the strategy does.'],
  ['Offload', 'From the runs with the file in the page cache: CPU time that the second thread takes off the parser\'s, less what the hand-off costs.'],
  ['Overlap', 'What is left: waiting for the device that the second thread, or reads in flight, hid behind parsing.'],
  ['Model', 'No strategy can be faster than its own parser\'s thread, nor than reading alone: where the figures say otherwise, the model does not hold.'],
  ['Uncached', 'Out of this host\'s page cache, looked at before each run; a virtual disk\'s host may still hold it: every file was read once before.'],
];

/** Each goal, whether it is met, and the figure that decides. */
function goalSection(goals, id) {
  return element('section', { 'aria-labelledby': `${id}-goals` },
    element('h2', { id: `${id}-goals` }, 'Goals'),
    table('Figures are ratios of times, more is better; 95 % intervals over rounds.', [
      { head: 'Goal', class: 'name', cell: (goal) => goal.what },
      { head: 'State', class: 'name', cell: (goal) => goal.state },
      { head: 'Where', class: 'name', cell: (goal) => goal.where || '–' },
      { head: 'Strategy', class: 'name', cell: (goal) => goal.who || '–' },
      { head: 'Figure', class: 'number', cell: (goal) => ratioText(goal.figure) },
      { head: 'At least', class: 'number', cell: (goal) => goal.atLeast.toFixed(2) },
      { head: 'Larger requests', class: 'number', cell: (goal) => ratioText(goal.largerRequests) },
    ], goals));
}

/** The results of the readahead experiment. */
function strategySections(run, id) {
  const { strategies = [], sweeps = [], goals = [] } = sectionOf(run);
  return strategies.length === 0 ? null : [goalSection(goals, id)].concat(strategies.map((group, index) => element('section', { 'aria-labelledby': `${id}-s${index}` },
    element('h2', { id: `${id}-s${index}` }, strategyTitle(group)),
    element('p', {}, strategyAnswer(group)),
    ...(present(group.heldToOwn)
      ? [element('p', {}, `Verified against the driver's own events by plain: ${group.heldToOwn}.`)] : []),
    speedupChart(group),
    strategyTable(group)))).concat(sweepSections(sweeps, id), element('section', { 'aria-labelledby': `${id}-reading` },
    element('h2', { id: `${id}-reading` }, 'How to read it'),
    element('dl', { class: 'words' }, STRATEGY_WORDS.map(([word, text]) =>
      [element('dt', {}, word), element('dd', {}, text)]))));
}

registerFamily('strategies', {
  question: () => 'Which way to bring a file to the parser is fastest?',
  isOwn: () => true,
  sections: strategySections,
});

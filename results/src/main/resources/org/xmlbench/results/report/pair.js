/** Two runs side by side, or why they must not be compared; nothing for one run. */
function pairSection(sideBySide) {
  if (!sideBySide) {
    return new Set(report.runs.map((run) => run.words.part)).size === report.runs.length || report.runs.length < 3 ? null : element('p', { class: 'note', role: 'note' },
      'Runs are put side by side two at a time, and only runs of one kind: name two of them to see the times of one over those of the other.');
  }
  const { difference } = sideBySide;
  return element('section', { class: 'pair', 'aria-labelledby': 'pair' },
    element('h2', { id: 'pair' }, 'The two runs side by side'),
    difference ? pairParts(difference) : pairRefusal(sideBySide));
}

function pairRefusal({ refusal, meanings }) {
  return [
    element('p', { class: 'note', role: 'note' }, capital(refusal)),
    meanings.length === 0 ? null : element('p', {}, 'What the figures would be worth:'),
    meanings.length === 0 ? null : element('ul', {}, meanings.map((text) => element('li', {}, text))),
  ];
}

function pairParts(difference) {
  const groups = pairGroups(difference.cells);
  const names = titles(groups);
  return [
    element('p', { class: 'answer' }, 'This is no verdict.'),
    difference.cautions.map((caution) => element('p', { class: 'note', role: 'note' }, caution)),
    pairs([['A', difference.runA], ['B', difference.runB],
      ...difference.differences.map(({ what, detail }) => [`They differ in ${what}`, detail])]),
    (difference.findings ?? []).map((finding) => element('p', { class: 'finding' }, finding)),
    groups.map((group, index) => pairDocument(difference, group, names[index])),
    difference.unmatched.length === 0 ? null
      : element('p', { class: 'soft' }, `Not compared: ${difference.unmatched.join('; ')}.`),
  ];
}

/** Cells of one document and condition, in their order. */
function pairGroups(cells) {
  const groups = new Map();
  for (const cell of cells) {
    const key = JSON.stringify([cell.document, cell.condition]);
    if (!groups.has(key)) {
      groups.set(key, { title: cell.document, condition: cell.condition, cells: [] });
    }
    groups.get(key).cells.push(cell);
  }
  return [...groups.values()];
}

function pairDocument(difference, group, name) {
  const text = `Dot plot with intervals of ${counted(group.cells.length, 'cell')} on ${name}: time in B over time in A. The figures are in the table that follows.`;
  const points = () => group.cells.filter((cell) => showsSubject(subjectOf(cell.label))).map((cell) => ({
    label: cell.label,
    value: cell.ratio ? cell.ratio.value : null,
    low: cell.ratio ? cell.ratio.low : null,
    high: cell.ratio ? cell.ratio.high : null,
    word: cell.ratio ? null : 'no ratio',
    tip: cell.ratio ? `${tipName(cell.label)}\n${cell.ratio.value.toFixed(3)} × the time in A` : '',
  }));
  return element('div', { 'data-document': group.title },
    element('h3', {}, name),
    conditionList(group.condition),
    // Of rates there is no chart of times.
    !difference.counted && chartBox(text, (width) => dotPlotHeight(points().length, width), (width) => dotPlot({
      points: points(),
      axis: 'time in B / time in A',
      logName: 'time in B / time in A, logarithmic axis',
      from: 1,
      to: 1,
      // No width: the line of no difference.
      band: [1, 1],
    })(width)) || '',
    pairTable(difference, group, name));
}

/** Times, or of a family whose figure is a rate, of which a time is the inverse, that rate. */
function pairTable(difference, group, name) {
  const { words } = report.runs[0];
  const { counted: things } = difference;
  const unit = things ? `${things} a second` : `µs per ${words.unit}`;
  const figure = (micros) => (things && present(micros) ? 1e6 / micros : micros);
  const ratio = ({ ratio: times }) => (things && times ? {
    value: 1 / times.value, ...(present(times.low) ? { low: 1 / times.high, high: 1 / times.low } : {}) } : times);
  return table(`${name}: ${things ? `${unit} in A and B` : 'A and B'}, geometric means over forks${things ? '' : ` by ${clockName({ comparison: difference })}`}.`, [
    { head: headWord(words.subject), cell: (cell) => cell.label, class: 'name' },
    ...['A', 'B'].flatMap((side) => [
      { head: `${side}: ${unit}`, class: 'number', value: (cell) => figure(cell[`micros${side}`]), cell: (cell) => significant(figure(cell[`micros${side}`]), 4) },
      { head: 'Forks', class: 'number', cell: (cell) => String(cell[`forks${side}`]) },
    ]),
    { head: 'B / A', class: 'number', estimate: ratio, cell: (cell) => withInterval(ratio(cell)) },
    { head: 'Marks', class: 'text', cell: pairMarks },
  ], group.cells, null, { about: (cell) => ({ subject: subjectOf(cell.label) }), order: CATALOGUE_ORDER });
}

function pairMarks(cell) {
  return [
    cell.versionA === cell.versionB ? null : `${cell.versionA} against ${cell.versionB}`,
    ...[['A', cell.outcomeA], ['B', cell.outcomeB]].map(([side, outcome]) =>
      (outcome === 'ok' ? null : mark(ASIDE[outcome] || 'bad', `${side}: ${outcome}`))),
  ].filter(present);
}

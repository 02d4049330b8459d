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
    groups.map((group, index) => pairDocument(difference, group, names[index], index)),
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

function pairDocument(difference, group, name, index) {
  const model = report.pair.tables[index];
  const { counted: things } = difference;
  return element('div', { 'data-document': group.title },
    element('h3', {}, name),
    conditionList(group.condition),
    report.pair.pictures.filter(({ table: place }) => place === model.id).map((picture) => modelPicture(model, picture)),
    modelRows(model, `${name}: ${things ? `${things} a second in A and B` : 'A and B'}, geometric means over forks${things ? '' : ` by ${clockName({ comparison: difference })}`}.`, { order: CATALOGUE_ORDER }));
}

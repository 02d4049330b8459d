/** The nodes that made a run together: how they differ where all measured the same, and who measured what. */
function nodesPart(run, id) {
  const { nodes } = run;
  if (!nodes) {
    return null;
  }
  return [
    element('h3', { id: `${id}-nodes` }, 'The nodes'),
    nodes.effects ? effectsOfNodes(nodes.effects) : null,
    table(nodes.replicated ? 'Every node measured the whole plan.' : 'Each node measured its shard; nothing is compared across nodes.', [
      { head: 'Node', cell: (share) => share.node },
      { head: 'Measured', class: 'text', cell: (share) => share.assignment },
      { head: 'Forks', class: 'number', cell: (share) => String(share.forks), value: (share) => share.forks },
      { head: 'Failed or wrong', class: 'number', cell: (share) => String(share.faults), value: (share) => share.faults },
      { head: 'What', class: 'text', cell: (share) => share.documents.map(label).join(', ') },
    ], nodes.shares),
  ].flat();
}

const FEWEST_NODES = 5;

function effectsOfNodes(effects) {
  const odd = effects.nodes.filter((node) => node.odd).map((node) => node.node);
  const verdict = effects.nodes.length < FEWEST_NODES
    ? `Below ${FEWEST_NODES} nodes it is not said which is odd.`
    : odd.length === 0 ? 'No node is odd.' : `Odd: ${odd.join(', ')}.`;
  return [
    element('p', { class: odd.length ? 'note' : null, role: odd.length ? 'note' : null },
      `${verdict} A cell’s time differs by ${percent(effects.between)} between nodes and by ${percent(effects.within)} between the runs of a node (standard deviations).`),
    table('Times of a node over those of all nodes, in geometric means over what was measured. Odd is one that differs from the others by more than any of equal nodes does in 99 of 100 runs.', [
      { head: 'Node', cell: (node) => node.node },
      { head: 'Time / all nodes', class: 'number', cell: (node) => node.ratio.toFixed(3), value: (node) => node.ratio },
      { head: 'Finding', cell: (node) => (node.odd ? mark('bad', 'odd') : mark('fine', effects.nodes.length < FEWEST_NODES ? 'not judged' : 'like the others')) },
    ], effects.nodes),
  ];
}

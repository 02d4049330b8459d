/** The nodes that made a run together: how they differ where all measured the same, and who measured what. */
function nodesSection(run, id) {
  const { nodes } = run;
  if (!nodes) {
    return null;
  }
  return element('section', { 'aria-labelledby': `${id}-nodes` },
    element('h2', { id: `${id}-nodes` }, 'The nodes'),
    nodes.effects ? effectsOfNodes(nodes.effects, run.models.nodes[1]) : null,
    modelRows(run.models.nodes[0], `${modelTitle(run.models.nodes[0])}.`));
}

const oddNodes = ({ nodes }) => nodes.filter((node) => node.odd).map((node) => node.node);

/** On top of the page, since figures of all nodes hold those of an odd one, too. */
function oddNodesNote(run, id) {
  const odd = run.nodes && run.nodes.effects ? oddNodes(run.nodes.effects) : [];
  return odd.length
    ? element('p', { class: 'note', role: 'note' }, `${odd.length === 1 ? 'One node differs' : `${odd.length} nodes differ`} from the others: ${odd.join(', ')} (`,
      element('a', { href: `#${id}-nodes` }, 'the nodes'), ').')
    : null;
}

const FEWEST_NODES = 5;

function effectsOfNodes(effects, model) {
  const odd = oddNodes(effects);
  const verdict = effects.nodes.length < FEWEST_NODES
    ? `Below ${FEWEST_NODES} nodes it is not said which is odd.`
    : odd.length === 0 ? 'No node is odd.' : `Odd: ${odd.join(', ')}.`;
  return [
    element('p', { class: odd.length ? 'note' : null, role: odd.length ? 'note' : null },
      `${verdict} A cell’s time differs by ${percent(effects.between)} between nodes and by ${percent(effects.within)} between the runs of a node (standard deviations; of what nodes differ by, what the runs’ own scatter explains is taken off, so that it may be 0 beside an odd node).`),
    modelRows(model, 'Times of a node over those of all nodes, in geometric means over what was measured and on each document. Odd is one that differs from the others by more than any of equal nodes does in 99 of 100 runs.'),
    effects.documents.length > 1 ? mapOfNodes(effects) : null,
  ];
}

/** Times over those of all nodes: the farther from them, in either direction, the warmer. */
const AGAINST_ALL_NODES = {
  colourOf: (ratio) => Math.abs(Math.log2(ratio)),
  most: Math.log2(1.01),
  ends: ['farther from the others', 'like them'],
  scale: (value) => `${(100 * (2 ** value - 1)).toFixed(1)} %`,
  text: (ratio) => ratio.toFixed(3),
  tip: (row, column, ratio) => `${row}\non ${column}\n${ratio.toFixed(3)} × the time of all nodes`,
};

/** Node × document: whether a node is slow in all, or on some alone. */
function mapOfNodes({ nodes, documents }) {
  const map = {
    rows: nodes.map(({ node }) => node),
    columns: documents.map(label),
    fields: nodes.flatMap(({ ratios }, row) => ratios.map((ratio, column) => ({ row, column, ratio }))),
  };
  const text = () => `Map of ${counted(map.rows.length, 'node')} on ${counted(map.columns.length, 'document')}: time relative to all nodes. The table above has the same ratios.`;
  return [
    element('p', {}, 'Times of a node over those of all nodes, on each document alone: a node that is slow on some alone lacks something else than speed.'),
    heatFrame('Map of nodes', text, () => map, AGAINST_ALL_NODES),
  ];
}

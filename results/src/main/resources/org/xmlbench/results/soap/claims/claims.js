const CLAIMS_TEXT = 'What the studies of NIST and SEMATECH claimed of XML-based data standards, and what this run says of it.';

/** The published claims and this run's answers; nothing where it answers none. */
function claimsTable(run) {
  const { claims = [] } = sectionOf(run);
  return claims.length ? [
    element('h3', {}, 'What the studies claimed'),
    table(CLAIMS_TEXT, [
      { head: 'Claim', class: 'text', cell: (claim) => `${claim.study}: ${claim.text}` },
      { head: 'Here', class: 'name', cell: (claim) => claim.says },
      { head: 'Evidence', class: 'text', cell: (claim) => claim.evidence },
    ], claims),
  ] : null;
}

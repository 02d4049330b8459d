const FINDING_MARKS = { warns: 'bad', unknown: 'aside', unavailable: 'aside', ok: 'fine' };

/** One line at the top of the page: the warnings about the host, or that its noise is unknown. */
function doctorNote(run, id) {
  if (run.doctorNotice) {
    return element('p', { class: 'note', role: 'note' }, run.doctorNotice);
  }
  const warnings = run.doctor ? run.doctor.findings.filter((finding) => finding.state === 'warns') : [];
  return warnings.length === 0 ? null : element('p', { class: 'note', role: 'note' },
    'The host was noisy: ',
    warnings.map((finding) => `${finding.name} (${finding.value})`).join('; '),
    '. ', element('a', { href: `#${id}-doctor` }, 'What that does, and how to fix it'), '.');
}

/** In how many sittings the run was measured; nothing where it was one. */
function sittingsNote(run) {
  return run.sittings ? element('p', { class: 'note sittings', role: 'note' }, capital(run.sittings)) : null;
}

/** How noisy the host was, check by check. */
function doctorPart(run, id) {
  const heading = element('h3', { id: `${id}-doctor` }, 'How noisy the host was');
  if (!run.doctor) {
    return [heading, element('p', { class: 'soft' },
      run.doctorNotice || 'Not recorded: the run has no doctor.json.')];
  }
  return [heading, table(
    'Read when the run began, and again when it was resumed; the most harmful reading is shown.', [
      { head: 'What', cell: (finding) => finding.name },
      { head: 'Value', class: 'text', cell: (finding) => finding.value || '–' },
      { head: 'Finding', cell: (finding) => mark(FINDING_MARKS[finding.state] || 'aside', finding.state) },
      { head: 'Why', class: 'text', cell: (finding) => finding.why },
      { head: 'How to fix it', class: 'text', cell: (finding) => fixText(finding.mend) },
    ], run.doctor.findings)];
}

/** A command as code to be typed; a sentence as it is. */
function fixText(mend) {
  if (!mend) {
    return '–';
  }
  return /^[A-Z].*\.$/s.test(mend) ? mend : element('code', {}, mend);
}

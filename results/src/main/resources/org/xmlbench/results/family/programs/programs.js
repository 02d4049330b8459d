/** What each transport is, for readers who do not know the paper. */
const TRANSPORTS = {
  conventional: 'read and write copy; two programs are two processes with a pipe of 64 KiB.',
  'large-pipe': 'The control: the same with a pipe of 1 MiB, so what a larger buffer alone gains.',
  mmap: 'The page cache\'s pages are mapped, as by IO-Lite\'s own read of a cached file.',
  'hand-off': 'Two threads of one process hand buffers over.',
  'shared-ring': 'Two processes share a ring of buffers in memory.',
  splice: 'Pages of the file go into the pipe; the reader\'s copy stays.',
  vmsplice: 'Pages of the writer go into the pipe; the reader\'s copy stays.',
};

/** How much less time a ratio of times means, such as 13 %; below nothing it is more time. */
function timeLess(ratio) {
  return `${(100 * (1 - 1 / ratio)).toFixed(0)} %`;
}

function timedWays(program) {
  return program.ways.filter((transport) => present(transport.seconds));
}

function programAnswer(program) {
  const faster = program.ways.filter((transport) => present(transport.ratio) && present(transport.ratio.low) && transport.ratio.low > 1);
  const published = present(program.publishedPercent)
    ? ` The paper's figure for IO-Lite: time less by ${program.publishedPercent} %, a ratio of ${(1 / (1 - program.publishedPercent / 100)).toFixed(2)}.` : '';
  return (faster.length
    ? `Faster than the conventional transport: ${faster.map((transport) => `${transport.way} ${ratioText(transport.ratio)}, time less by ${timeLess(transport.ratio.value)}`).join('; ')}.`
    : 'No transport is shown to be faster than the conventional one.') + published;
}

function programChart(program) {
  const rows = program.ways.filter((transport) => present(transport.ratio));
  const points = rows.map((transport) => ({
    label: transport.way, value: transport.ratio.value, low: transport.ratio.low, high: transport.ratio.high,
    fastest: present(transport.ratio.low) && transport.ratio.low > 1,
  }));
  if (rows.length && present(program.publishedPercent)) {
    points.push({ label: 'IO-Lite, published', value: 1 / (1 - program.publishedPercent / 100), fastest: false });
  }
  return chartBox(`Dot plot with intervals: conventional time over time of ${counted(rows.length, 'transport')}. The figures are in the table that follows.`,
    () => (points.length ? 62 + 27 * points.length : 0),
    (width) => dotPlot({
      points,
      axis: 'conventional time / time (more is better)',
      logName: 'conventional time / time, logarithmic axis (more is better)',
      from: 1,
      to: 1,
    })(width));
}

function programTable(program) {
  return table('Ratios are conventional over own; 95 % intervals over rounds.', [
    { head: 'Transport', class: 'name', cell: (transport) => transport.way },
    { head: 'Rounds', class: 'number', cell: (transport) => String(transport.secondsByRound.length) },
    { head: 'Seconds', class: 'number', cell: (transport) => significant(transport.seconds, 3) },
    { head: 'MB/s', class: 'number', cell: (transport) => (program.bytes / transport.seconds / 1e6).toFixed(0) },
    { head: 'Ratio of wall times', class: 'number', cell: (transport) => ratioText(transport.ratio) },
    { head: 'Time less by', class: 'number', cell: (transport) => (present(transport.ratio) ? timeLess(transport.ratio.value) : '–') },
    { head: 'CPU seconds', class: 'number', cell: (transport) => (present(transport.cpuSeconds) ? significant(transport.cpuSeconds, 3) : '–') },
    { head: 'Ratio of CPU times', class: 'number', cell: (transport) => ratioText(transport.cpuRatio) },
  ], timedWays(program));
}

/** Transports without a figure, or not one for each round, each with its reason. */
function leftOut(program) {
  const rows = program.ways.filter((transport) => present(transport.reason));
  return rows.length ? element('ul', {}, rows.map((transport) => element('li', {}, `${transport.way}: ${transport.reason}`))) : null;
}

/** Nanoseconds for 1024 bytes, also as GB/s. */
function costOfCopyText(estimate) {
  const figure = present(estimate.low)
    ? `${estimate.value.toFixed(1)} (${estimate.low.toFixed(1)} to ${estimate.high.toFixed(1)})` : estimate.value.toFixed(1);
  return `${figure} ns for a KiB, ${(estimate.value / 1024).toFixed(3)} ns for a byte, ${(1024 / estimate.value).toFixed(1)} GB/s`;
}

function copySection(result, id) {
  const rows = [
    ['From memory that is in no cache', result.copyNanosPerKib],
    ['From a buffer that stays in the cache', result.cachedCopyNanosPerKib],
  ].filter(([, estimate]) => present(estimate));
  return element('section', { 'aria-labelledby': `${id}-copy` },
    element('h2', { id: `${id}-copy` }, 'What a copy costs today'),
    rows.length
      ? element('dl', { class: 'words' }, rows.map(([word, estimate]) => [element('dt', {}, word), element('dd', {}, `${costOfCopyText(estimate)}.`)]))
      : element('p', {}, 'Not measured yet.'));
}

/** The results of IO-Lite's programs. */
function programSections(run, id) {
  const { iolite } = sectionOf(run);
  return iolite.programs.map((program, index) => element('section', { 'aria-labelledby': `${id}-p${index}` },
    element('h2', { id: `${id}-p${index}` }, `${label(program.program)}, ${megabytes(program.bytes)}`),
    element('p', {}, programAnswer(program)),
    timedWays(program).length ? [programChart(program), programTable(program)] : element('p', {}, 'Nothing was measured.'),
    leftOut(program))).concat(copySection(iolite, id), element('section', { 'aria-labelledby': `${id}-reading` },
    element('h2', { id: `${id}-reading` }, 'How to read it'),
    element('dl', { class: 'words' },
      Object.entries(TRANSPORTS).map(([word, text]) => [element('dt', {}, word), element('dd', {}, text)]),
      [['CPU seconds', 'Of every process that took part, compiler and collector included: a transport that uses two processors at once can be shorter by the wall clock and cost as much.'],
        ['Published', 'IO-Lite against FreeBSD on a Pentium II of 1999: no promise for this host.']]
        .map(([word, text]) => [element('dt', {}, word), element('dd', {}, text)]))));
}

registerFamily('programs', {
  question: () => 'What is left to gain where bytes are not copied?',
  counts: (run) => `${counted(run.manifest.documents.length, 'program')}, ${counted(sectionOf(run).iolite.rounds, 'round')}`,
  isOwn: () => true,
  sections: programSections,
});

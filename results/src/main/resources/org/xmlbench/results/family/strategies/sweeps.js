const SWEEP_FACTORS = {
  request: { title: 'Over request size', axis: 'bytes asked of the system at once', size: binarySize,
    text: 'Each strategy with requests of several sizes; buffered is the same thread with such requests, so what a line gains over it is not that of larger requests.' },
  document: { title: 'Over document size', axis: 'document size', size: byteSize,
    text: 'Each strategy on documents of several sizes of one family.' },
};

/** A size as requests are written: 64 KiB. */
function binarySize(bytes) {
  const [unit, scale] = [['GiB', 2 ** 30], ['MiB', 2 ** 20], ['KiB', 2 ** 10]].find(([, least]) => bytes >= least) || ['B', 1];
  return `${significantText(bytes / scale)} ${unit}`;
}

/** What was measured at several sizes; nothing where there is no such thing. */
function sweepSections(all, id) {
  return Object.entries(SWEEP_FACTORS).map(([key, factor]) => {
    const sweeps = all.filter((sweep) => sweep.factor.toLowerCase() === key);
    return sweeps.length === 0 ? null : element('section', { 'aria-labelledby': `${id}-sweep-${key}` },
      element('h2', { id: `${id}-sweep-${key}` }, factor.title),
      element('p', { class: 'soft' }, `${factor.text} Time of plain over time of the strategy, on logarithmic axes, with 95 % intervals over rounds where there are several; strategies stand side by side at a size, and the pointer names the true one.`),
      sweeps.map((sweep) => [element('h3', {}, strategyTitle(sweep)), sweepChart(sweep, factor), sweepTable(sweep, factor)]));
  }).filter(present);
}

function sweepSizes(sweep) {
  return [...new Set(sweep.lines.flatMap((line) => line.points.map((point) => point.bytes)))].sort((a, b) => a - b);
}

function sweepChart(sweep, factor) {
  const lines = sweep.lines.filter((line) => line.strategy !== 'plain' && line.points.some((point) => present(point.speedup)));
  return chartBox(`Lines with intervals of ${lines.length} strategies: speedup over plain against ${factor.axis}. The figures are in the table that follows.`,
    () => (lines.length ? Math.max(300, 100 + 17 * lines.length) : 0),
    (width) => sweepPlot(lines, sweepSizes(sweep), factor, width));
}

/** Where the axis ends: at the figures and their intervals, but a wide interval does not flatten the lines. */
function speedupRange(lines) {
  const speedups = lines.flatMap((line) => line.points.map((point) => point.speedup)).filter(present);
  const values = speedups.map((speedup) => speedup.value).concat(1);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ends = speedups.flatMap(({ low, high }) => [low, high]).filter((end) => end > 0);
  return [Math.max(least / 1.5, Math.min(least, ...ends)) / 1.05, Math.min(most * 1.5, Math.max(most, ...ends)) * 1.05];
}

function sweepPlot(lines, sizes, factor, width) {
  const narrow = width < 560;
  const [left, right] = narrow ? [52, 104] : [64, 168];
  const shifts = sideShifts(sizes, lines.length, width - left - right);
  const range = speedupRange(lines);
  const ticks = logTicks(range, 9).length > 2 ? logTicks(range, 9) : fineTicks(range);
  const margin = (sizes[sizes.length - 1] / sizes[0]) ** 0.06;
  const option = {
    ...baseOption(),
    grid: { left, right, top: 12, bottom: 48, outerBoundsMode: 'none' },
    xAxis: { ...ticksAt(sizes, logAxis(factor.axis, [sizes[0] / margin, sizes[sizes.length - 1] * margin], factor.size, narrow)), nameGap: 28 },
    yAxis: { ...ticksAt(ticks, logAxis('time of plain / time (more is better)', range, significantText, narrow)), nameGap: narrow ? 34 : 42 },
    series: [
      ...lines.flatMap((line, index) => sweepSeries(line, seriesStyle(index), shifts[index], index === 0)),
      marginLabels(lines.map((line, index) => {
        const last = line.points.filter((point) => present(point.speedup)).pop();
        return { text: line.strategy, stroke: seriesStyle(index).colour,
          x: last.bytes * shifts[index], y: last.speedup.value };
      })),
    ],
  };
  option.tooltip.formatter = (params) => sweepTip(lines, factor, params);
  return option;
}

/** Ticks of an axis that reaches from one number of the usual steps to less than the next. */
function fineTicks([low, high]) {
  const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5].find((size) => (high - low) / size <= 9) || 1;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (none, index) => Number(((first + index) * step).toFixed(2)));
}

function ticksAt(customValues, axis) {
  return { ...axis, minorTick: { show: false }, axisTick: { customValues }, splitLine: { ...axis.splitLine, customValues },
    axisLabel: { ...axis.axisLabel, customValues, showMinLabel: true, showMaxLabel: true } };
}

function sweepSeries(line, style, shift, first) {
  const points = line.points.filter((point) => present(point.speedup));
  return [
    {
      name: line.strategy, type: 'line', symbol: style.symbol, symbolSize: 8,
      data: points.map((point) => ({ value: [point.bytes * shift, point.speedup.value], bytes: point.bytes })),
      lineStyle: { color: style.colour, width: 1.5, type: style.dash },
      itemStyle: { color: style.colour, borderColor: style.colour, borderWidth: 1.5 },
      emphasis: { focus: 'series' },
      markLine: first ? { silent: true, symbol: 'none', label: { show: false },
        lineStyle: { color: colour('ink'), type: 'solid', width: 1 }, data: [{ yAxis: 1 }] } : undefined,
    },
    {
      name: line.strategy, type: 'custom', silent: true, clip: true, renderItem: uprightWhisker(style.colour),
      encode: { x: 0, y: 1 },
      data: points.map(({ bytes, speedup }) => [bytes * shift, speedup.value,
        present(speedup.low) && speedup.low > 0 ? speedup.low : NaN, speedup.high ?? NaN]),
    },
  ];
}

function sweepTip(lines, factor, params) {
  const line = lines.find((candidate) => candidate.strategy === params.seriesName);
  const point = line.points.find((candidate) => candidate.bytes === params.data.bytes);
  return [tipName(line.strategy), factor.size(point.bytes), `speedup ${ratioText(point.speedup)}`,
    `${significant(point.megabytesPerSecond.value, 4)} MB/s`, counted(point.runs, 'run')].join('\n');
}

function sweepTable(sweep, factor) {
  const at = (line, size) => line.points.find((point) => point.bytes === size);
  const columns = sweepSizes(sweep).flatMap((size) => [
    { head: `Speedup, ${factor.size(size)}`, class: 'number', estimate: (line) => at(line, size)?.speedup,
      cell: (line) => ratioText(at(line, size)?.speedup) },
    { head: `MB/s, ${factor.size(size)}`, class: 'number', estimate: (line) => at(line, size)?.megabytesPerSecond,
      cell: (line) => withMargin(at(line, size)?.megabytesPerSecond) },
  ]);
  return table(`${strategyTitle(sweep)}: speedup over plain and MB/s by ${factor.axis}.`,
    [{ head: 'Strategy', class: 'name', cell: (line) => line.strategy }, ...columns], sweep.lines);
}

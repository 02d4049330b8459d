/** How each kind of picture of a table that is data is drawn. */
const PICTURES = { 'dot-plot': dotPicture, curve: curvePicture, 'heat-map': heatPicture };

/** A picture of a table; of many rows at most the first most(). */
function modelPicture(model, picture, most = () => Infinity) {
  return PICTURES[picture.kind](model, picture, most);
}

/** What a section draws of one of its tables. */
function modelPictures(section, model) {
  return (section.pictures || []).filter(({ table: place }) => place === model.id).map((picture) => modelPicture(model, picture));
}

function columnOf(model, key) {
  return model.columns.find((column) => column.key === key);
}

function nameOf(model, row) {
  return label(row.cells[model.columns.find(({ kind }) => kind === 'name').key].text);
}

function isOfRatios(model, key) {
  return ['ratio', 'fine-ratio', 'interval'].includes(columnOf(model, key).kind);
}

/** A row that has all those figures and that the filter shows. */
function hasFigures(row, keys) {
  return showsSubject(row.key) && keys.every((key) => present(row.cells[key]?.value));
}

/** The name of a row and its figures that decide. */
function rowTip(model, row) {
  const figures = model.columns.filter(({ key, decides, kind }) => decides && kind !== 'name' && present(row.cells[key]?.value));
  return [tipName(nameOf(model, row)), ...figures.map(({ key, head }) => `${head}: ${pageText(row.cells[key].text)}`)].join('\n');
}

/** At most so many rows: the upper ones, but those that are kept stay. */
function firstRows(rows, most) {
  const others = most - rows.slice(1).filter(({ kept }) => kept).length;
  const upper = rows.filter((row, index) => index === 0 || !row.kept).slice(0, Math.max(1, others));
  return rows.filter((row, index) => (index > 0 && row.kept) || upper.includes(row));
}

/** A dot and an interval for each row that is not minor, or the word that stands for them. */
function dotPicture(model, { columns: [key, ...instead], axis, band }, most) {
  const isRatio = isOfRatios(model, key);
  const word = (row) => (present(row.cells[key]?.value) ? null
    : [key, ...instead].map((other) => row.cells[other]).find((cell) => cell && !present(cell.value))?.text);
  const shown = () => firstRows(model.rows.filter((row) => !row.minor && showsSubject(row.key) && (present(row.cells[key]?.value) || word(row))), most());
  const points = () => shown().map((row) => {
    const { value = null, low = null, high = null } = row.cells[key] || {};
    return { label: nameOf(model, row), fastest: isPraised(model, row), value, low, high, word: word(row), tip: rowTip(model, row) };
  });
  const text = () => `Dot plot with intervals of ${counted(shown().length, 'row')} of ${model.title}: ${axis}. The figures are in the table that follows.`;
  return chartBox(text, (width) => dotPlotHeight(shown().length, width), (width) => dotPlot({
    points: points(),
    axis,
    logName: isRatio && axis.replace(/(?= \(|$)/, ', logarithmic'),
    from: isRatio ? 1 : undefined,
    to: isRatio ? 1 : undefined,
    band: band && [band.from, band.to],
  })(width));
}

/** Sizes as whole powers of 1024 where all are such, else as powers of 1000. */
function sizeFormat(sizes, unit) {
  if (unit !== 'bytes') {
    return (size) => size.toLocaleString('en-US');
  }
  return sizes.every((size) => size % 1024 === 0) ? binarySize : byteSize;
}

/** A size as requests are written: 64 KiB. */
function binarySize(bytes) {
  const [unit, scale] = [['GiB', 2 ** 30], ['MiB', 2 ** 20], ['KiB', 2 ** 10]].find(([, least]) => bytes >= least) || ['B', 1];
  return `${significantText(bytes / scale)} ${unit}`;
}

/** A line for each name over the numbers of a column. */
function curvePicture(model, { columns: [across, up], axis }) {
  const names = [...new Set(model.rows.map((row) => nameOf(model, row)))];
  const lines = () => names.map((name, index) => ({ name, style: seriesStyle(index),
    points: model.rows.filter((row) => nameOf(model, row) === name && hasFigures(row, [across, up]))
      .map((row) => ({ ...row.cells[up], size: row.cells[across].value, row })) })).filter(({ points }) => points.length > 0);
  const { head, unit } = columnOf(model, across);
  const text = () => `Lines with intervals of ${lines().length} of ${model.title}: ${axis}, against ${head}. The figures are in the table that follows.`;
  return chartBox(text, () => (lines().length ? Math.max(300, 100 + 17 * lines().length) : 0), (width) => {
    const sizes = lines().flatMap(({ points }) => points.map(({ size }) => size));
    return curvePlot({
      lines: lines(),
      x: { name: head, format: sizeFormat(sizes, unit), ticks: [...new Set(sizes)] },
      y: { name: axis, format: significantText, ...(isOfRatios(model, up) ? ratioRange(lines()) : {}) },
      tip: (line, { row }) => rowTip(model, row),
    })(width);
  });
}

/** The axis of ratios ends at the figures, 1 and their intervals, but a wide interval does not flatten the lines. */
function ratioRange(lines) {
  const points = lines.flatMap((line) => line.points);
  const values = points.map(({ value }) => value).concat(1);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const ends = points.flatMap(({ low, high }) => [low, high]).filter((end) => end > 0);
  const range = [Math.max(least / 1.5, Math.min(least, ...ends)) / 1.05, Math.min(most * 1.5, Math.max(most, ...ends)) * 1.05];
  return { range, ticks: logTicks(range, 9).length > 2 ? logTicks(range, 9) : ratioTicks(range, 9), mark: 1 };
}

/** The least height of the field in which lines are drawn. */
const CURVE_HEIGHT = 220;

/**
 * Lines with intervals on logarithmic axes. A line is { name, style, points, fitted }: with fitted points it is
 * drawn through these. A point is { size, value, low, high, hollow }. An axis is { name, format }, with its own
 * ticks and range where it has such; y may have a mark, at which a line lies across.
 */
function curvePlot({ lines, x, y, tip }) {
  return (width) => {
    const narrow = width < 560;
    const [left, right] = narrow ? [72, 100] : [76, 160];
    const [across, up] = [axisName(x.name, width - left - right, narrow), axisName(y.name, CURVE_HEIGHT, narrow)];
    const sizes = lines.flatMap(({ points }) => points.map(({ size }) => size));
    const shifts = sideShifts(sizes, lines.length, width - left - right);
    const shifted = [...sizes.map((size) => size * shifts[0]), ...sizes.map((size) => size * shifts.at(-1))];
    const values = lines.flatMap(({ points, fitted = [] }) => [...points.flatMap(({ value, low, high }) => [value, low, high]), ...fitted.map(([, value]) => value)]);
    const between = (ends) => {
      const margin = (Math.max(...ends) / Math.min(...ends)) ** 0.06;
      return [Math.min(...ends) / margin, Math.max(...ends) * margin];
    };
    const option = {
      ...baseOption(),
      grid: { left: left + up.extra, right, top: 12, bottom: 48 + across.extra },
      xAxis: { ...ticksAt(x.ticks, logAxis(across.text, x.ticks ? between(shifted) : logRange(shifted), x.format, narrow)), nameGap: 28 },
      yAxis: { ...ticksAt(y.ticks, logAxis(up.text, y.range ?? logRange(values.filter((value) => value > 0)), y.format, narrow)), nameGap: narrow ? 52 : 56 },
      series: [
        ...lines.flatMap((line, index) => curveSeries(line, shifts[index], index === 0 ? y.mark : undefined)),
        marginLabels(lines.map(({ name, style, points }, index) => ({
          text: name, stroke: style.colour, x: points.at(-1).size * shifts[index], y: points.at(-1).value }))),
      ],
    };
    option.tooltip.formatter = (params) => {
      const line = lines.find(({ name }) => name === params.seriesName);
      return tip(line, line.points.find(({ size }) => size === params.data.size));
    };
    return option;
  };
}

function ticksAt(customValues, axis) {
  return customValues ? { ...axis, minorTick: { show: false }, axisTick: { customValues }, splitLine: { ...axis.splitLine, customValues },
    axisLabel: { ...axis.axisLabel, customValues, showMinLabel: true, showMaxLabel: true } } : axis;
}

function curveSeries({ name, style, points, fitted }, shift, mark) {
  const lineStyle = { color: style.colour, width: 1.5, type: style.dash };
  const through = { name, type: 'line', silent: true, symbol: 'none', lineStyle,
    data: (fitted || []).map(([size, value]) => [size * shift, value]) };
  return [
    ...(fitted ? [through] : []),
    {
      name, type: fitted ? 'scatter' : 'line', symbol: style.symbol, symbolSize: 8, lineStyle,
      data: points.map(({ size, value, hollow }) => ({ value: [size * shift, value], size, itemStyle: hollow ? { color: colour('page') } : {} })),
      itemStyle: { color: style.colour, borderColor: style.colour, borderWidth: 1.5 },
      emphasis: { focus: 'series' },
      markLine: mark ? { silent: true, symbol: 'none', label: { show: false },
        lineStyle: { color: colour('ink'), type: 'solid', width: 1 }, data: [{ yAxis: mark }] } : undefined,
    },
    {
      name, type: 'custom', silent: true, clip: true, renderItem: uprightWhisker(style.colour),
      encode: { x: 0, y: 1 },
      data: points.map(({ size, value, low, high }) => [size * shift, value, low > 0 ? low : NaN, high ?? NaN]),
    },
  ];
}

/** Ratios: the greater, the warmer. */
function moreThanOne(head) {
  return {
    colourOf: (ratio) => Math.max(0, Math.log2(ratio)),
    most: 1,
    ends: [`${head}: more`, '1 or less'],
    scale: (value) => (2 ** value).toFixed(1),
    text: (ratio) => ratio.toFixed(2),
    tip: (row, column, ratio) => `${row}\n${column}\n${head}: ${ratio.toFixed(3)}`,
  };
}

/** A field for each row of the table. */
function heatPicture(model, { columns: [down, across, key], axis }) {
  const keys = [down, across, key];
  const shown = () => model.rows.filter((row) => hasFigures(row, keys));
  const names = (at) => {
    const { head, unit } = columnOf(model, at);
    return [...new Map(shown().map(({ cells }) => [cells[at].value, `${cells[at].text} ${unit ?? head}`]))].sort(([a], [b]) => a - b);
  };
  const map = () => {
    const [rows, columns] = [names(down), names(across)];
    const place = (all, value) => all.findIndex(([other]) => other === value);
    return {
      rows: rows.map(([, name]) => name),
      columns: columns.map(([, name]) => name),
      fields: shown().map(({ cells }) => ({ row: place(rows, cells[down].value), column: place(columns, cells[across].value), ratio: cells[key].value })),
    };
  };
  return heatFrame(model.title, `Heat map of ${model.title}: ${axis}. The table that follows has the same figures.`,
    map, moreThanOne(columnOf(model, key).head));
}

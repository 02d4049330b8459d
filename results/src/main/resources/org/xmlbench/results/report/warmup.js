const WARMUP_PANEL = { least: 165, height: 104, above: 24, below: 30, left: 38, gap: 12 };

function warmUpParts({ words }, doc, forks) {
  const rows = doc.subjects
    .map((figure, index) => ({ figure, curve: forks.subjects[index].warmUp }))
    .filter(({ curve }) => present(curve));
  const step = forks.warmUpStep;
  const text = `Warm-up of ${counted(rows.length, words.subject)}, a panel each: time per ${words.unit} relative to the measured level, by the wall clock, against seconds of warm-up. Line: the median fork; band: the middle half of the forks. The table below has the same medians.`;
  return [
    element('p', { class: 'soft' }, `Time per ${words.unit} by the wall clock, relative to the level at which the fork was then measured, against the seconds that its warm-up had taken. Line: the median fork; band: the middle half of the forks. At 1× a fork is warm. A curve ends where fewer than half of the forks still warmed up.`),
    chartBox(text, (width) => warmUpHeight(shownOf(rows), width), (width) => warmUpPlot(shownOf(rows), step)(width)),
    warmUpTable(words, doc, rows, step),
  ];
}

function warmUpColumns(rows, width) {
  return Math.max(1, Math.min(rows.length, Math.floor(width / WARMUP_PANEL.least)));
}

function warmUpHeight(rows, width) {
  const { height, above, below } = WARMUP_PANEL;
  return Math.ceil(rows.length / warmUpColumns(rows, width)) * (height + above + below);
}

/** Seconds at a border of the grid, without the noise of binary fractions. */
function warmUpSeconds(step, index) {
  return Number((step * index).toPrecision(4));
}

function times(value) {
  return `${significant(value, 3)}×`;
}

function warmUpTip(row, step, index) {
  const { low, middle, high } = row.curve;
  return `${tipName(row.figure.label)}\n${warmUpSeconds(step, index)} to ${warmUpSeconds(step, index + 1)} s\nmedian ${times(middle[index])}, half of the forks ${times(low[index])} to ${times(high[index])}`;
}

/** The band between the quartiles, drawn whole as the one item of a custom series. */
function warmUpBand(curve, step) {
  return (params, api) => {
    const edge = (values) => values.map((value, index) => api.coord([(index + 0.5) * step, value]));
    return {
      type: 'polygon',
      shape: { points: [...edge(curve.low), ...edge(curve.high).reverse()] },
      style: { fill: colour('accent'), opacity: 0.25 },
    };
  };
}

function warmUpSeries(row, panel, step) {
  const at = (index) => (index + 0.5) * step;
  return [
    {
      type: 'custom', silent: true, xAxisIndex: panel, yAxisIndex: panel, clip: true,
      renderItem: warmUpBand(row.curve, step),
      data: [[at(0), row.curve.middle[0]]],
    },
    {
      type: 'line', name: row.figure.label, xAxisIndex: panel, yAxisIndex: panel, symbol: 'circle', symbolSize: 4,
      showAllSymbol: true,
      lineStyle: { color: colour('accent'), width: 1.5 },
      itemStyle: { color: colour('accent') },
      data: row.curve.middle.map((value, index) => ({ value: [at(index), value], tip: warmUpTip(row, step, index) })),
      markLine: {
        silent: true, symbol: 'none', label: { show: false },
        lineStyle: { color: colour('soft'), type: 'dashed', width: 1 }, data: [{ yAxis: 1 }],
      },
    },
  ];
}

function warmUpPlot(rows, step) {
  const values = rows.flatMap(({ curve }) => [...curve.low, ...curve.high]);
  const least = Math.min(0.9, ...values);
  const most = Math.max(1.2, ...values) * 1.1;
  const end = Math.max(...rows.map(({ curve }) => curve.middle.length)) * step;
  return (width) => {
    const columns = warmUpColumns(rows, width);
    const { height, above, below, left, gap } = WARMUP_PANEL;
    const across = width / columns;
    const place = (panel) => [(panel % columns) * across, Math.floor(panel / columns) * (height + above + below)];
    const font = `600 12px ${getComputedStyle(document.body).fontFamily}`;
    const option = {
      ...baseOption(),
      title: rows.map((row, panel) => ({
        text: fit(row.figure.label, across - left - gap, 1, font),
        left: place(panel)[0] + left, top: place(panel)[1] + 2, padding: 0,
        textStyle: { color: colour(row.figure.fastest ? 'accent' : 'ink'), fontSize: 12, fontWeight: 600 },
      })),
      grid: rows.map((row, panel) => ({
        left: place(panel)[0] + left, top: place(panel)[1] + above, width: across - left - gap, height,
        outerBoundsMode: 'none',
      })),
      xAxis: rows.map((row, panel) => ({
        type: 'value', gridIndex: panel, min: 0, max: end, splitNumber: 2,
        axisLabel: {
          color: colour('soft'), fontSize: 11, hideOverlap: true, showMaxLabel: false,
          formatter: (value) => `${Number(value.toPrecision(3))} s`,
        },
        axisLine: { show: true, lineStyle: { color: colour('line') } },
        splitLine: { show: false },
      })),
      yAxis: rows.map((row, panel) => ({
        type: 'log', logBase: 2, gridIndex: panel, min: least, max: most, splitNumber: 3,
        axisLabel: {
          color: colour('soft'), fontSize: 11, hideOverlap: true, showMinLabel: false, showMaxLabel: false,
          formatter: (value) => `${Number(value.toPrecision(3))}×`,
        },
        splitLine: { lineStyle: { color: colour('line') } },
      })),
      series: rows.flatMap((row, panel) => warmUpSeries(row, panel, step)),
    };
    option.tooltip.formatter = (params) => (params.data && params.data.tip) || '';
    return option;
  };
}

/** The medians at some moments, for readers who cannot see the chart. */
function warmUpTable(words, doc, rows, step) {
  const longest = Math.max(...rows.map(({ curve }) => curve.middle.length));
  const every = Math.max(1, Math.ceil(longest / 6));
  const moments = Array.from({ length: Math.ceil(longest / every) }, (none, index) => index * every);
  return table(`Warm-up on ${doc.title}: the median fork’s time relative to its measured level, at moments of the warm-up.`, [
    { head: headWord(words.subject), class: 'name', cell: ({ figure }) => figure.label },
    ...moments.map((index) => ({
      head: `${warmUpSeconds(step, index)} to ${warmUpSeconds(step, index + 1)} s`,
      class: 'number',
      cell: ({ curve }) => (present(curve.middle[index]) ? times(curve.middle[index]) : '–'),
    })),
  ], rows, null, { about: ({ figure }) => ({ subject: figure.subject }), order: CATALOGUE_ORDER });
}

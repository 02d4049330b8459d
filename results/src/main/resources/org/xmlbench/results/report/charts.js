/** Charts that are drawn again when the width or the colours change. */
const drawn = [];

function colour(name) {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/**
 * A chart. Its label and its height may be functions of the view; the height gets the chart's width
 * and its box too, and is 0 where there is nothing to show.
 */
function chartBox(label, height, option) {
  const box = element('div', { class: 'chart', role: 'img' });
  const entry = { box, label, height, option };
  drawn.push(entry);
  size(entry);
  return box;
}

function size({ box, label: text, height }) {
  box.hidden = false;
  const pixels = typeof height === 'function' ? height(box.clientWidth, box) : height;
  box.hidden = pixels === 0;
  box.style.height = `${pixels}px`;
  box.setAttribute('aria-label', typeof text === 'function' ? text() : text);
}

/** Draws a chart as the view, the width and the colours are now; a hidden one is left for later. */
function draw(entry) {
  entry.tried = true;
  size(entry);
  if (entry.box.clientWidth === 0) {
    return;
  }
  if (entry.chart) {
    entry.chart.resize();
  }
  entry.chart = entry.chart || startChart(entry.box);
  entry.chart.setOption(entry.option(entry.box.clientWidth), true);
}

function drawMissing() {
  drawn.filter((entry) => !entry.chart).forEach(draw);
}

/** Draws one chart after the other, so that the first one is seen before the last one is drawn. */
function drawInTurn(done) {
  const next = drawn.find((entry) => !entry.tried);
  if (!next) {
    requestAnimationFrame(() => performance.mark('all-charts'));
    done();
    return;
  }
  draw(next);
  if (drawn.filter((entry) => entry.chart).length === 1) {
    requestAnimationFrame(() => performance.mark('first-chart'));
  }
  setTimeout(() => drawInTurn(done));
}

/** A shortened label of an axis shows its whole name where the pointer rests on it. */
function startChart(box) {
  const chart = echarts.init(box, null, { renderer: 'svg' });
  chart.on('mouseover', (event) => {
    box.title = /^[xy]Axis$/.test(event.componentType) ? event.value ?? '' : '';
  });
  chart.on('mouseout', () => {
    box.title = '';
  });
  return chart;
}

function redraw() {
  drawn.forEach((entry) => (entry.tried ? draw(entry) : size(entry)));
}

/** The first line of a tooltip: a whole name, in as many lines as a phone needs. */
function tipName(text) {
  return fit(text, 290, 5, '12px sans-serif');
}

function baseOption() {
  return {
    animation: false,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily, color: colour('ink') },
    tooltip: {
      renderMode: 'richText',
      confine: true,
      backgroundColor: colour('panel'),
      borderColor: colour('line'),
      textStyle: { color: colour('ink'), fontSize: 12 },
    },
  };
}

/** A dot with whiskers, as an item of a custom series: [category, value, low, high, fastest]. An end beyond the axis has no cap. */
function dotAndWhiskers(params, api) {
  const y = api.coord([api.value(1), api.value(0)])[1];
  const at = (dimension) => api.coord([api.value(dimension), api.value(0)])[0];
  const stroke = api.value(4) ? colour('accent') : colour('ink');
  const children = [];
  if (!Number.isNaN(api.value(2))) {
    const line = (x1, y1, x2, y2) => children.push({
      type: 'line', shape: { x1, y1, x2, y2 }, style: { stroke, lineWidth: 1.5 } });
    const [left, right] = [params.coordSys.x, params.coordSys.x + params.coordSys.width];
    line(Math.max(left, at(2)), y, Math.min(right, at(3)), y);
    [at(2), at(3)].filter((end) => end >= left && end <= right).forEach((end) => line(end, y - 4, end, y + 4));
  }
  children.push({ type: 'circle', shape: { cx: at(1), cy: y, r: 4 }, style: { fill: stroke } });
  return { type: 'group', children };
}

function wordFont() {
  return `italic 12px ${getComputedStyle(document.body).fontFamily}`;
}

/** A word where a figure would be, for what is in no comparison: [category, word]. */
function wordInRow(params, api, words, from) {
  const area = params.coordSys;
  const x = from === undefined ? area.x : api.coord([from, api.value(0)])[0];
  const y = area.y + (api.value(0) + 0.5) * area.height / words.length;
  return {
    type: 'text',
    style: {
      x: x + 12, y, text: fit(words[api.value(0)], area.x + area.width - x - 12, 1, wordFont()), fill: colour('soft'),
      font: wordFont(), textVerticalAlign: 'middle',
    },
  };
}

/** Farther out than any axis reaches. */
const BEYOND = 1e99;

/** A ratio whose interval runs off the axis where an end of it bounds nothing. */
function withoutEmptyBounds(point) {
  return { ...point, low: isUnboundedLow(point.low) ? 1 / BEYOND : point.low, high: isUnboundedHigh(point.high) ? BEYOND : point.high };
}

function whiskerLimits(points) {
  const values = points.flatMap((point) => [point.value, point.low, point.high])
    .filter((value) => present(value) && value !== 1 / BEYOND && value !== BEYOND);
  return [Math.min(...values), Math.max(...values)];
}

/** Ratios that reach further than this are drawn on a logarithmic axis: twice is twice everywhere. */
const LINEAR_RATIOS = 4;

/** Whether these positive figures of a plot of ratios need a logarithmic axis. */
function needsLog(plot, [low, high]) {
  return Boolean(plot.logName) && low > 0 && high / low > LINEAR_RATIOS;
}

/** Ticks that one reads: 1, 2 and 5 times powers of ten, fewer of them over a long or narrow axis. */
function logTicks([low, high], most) {
  const powers = [];
  for (let power = Math.floor(Math.log10(low)); 10 ** power <= high; power++) {
    powers.push(power);
  }
  const ticks = (steps) => powers.flatMap((power) => steps.map((step) => Number(`${step}e${power}`)))
    .filter((tick) => tick >= low && tick <= high);
  return [[1, 2, 5], [1, 3], [1]].map(ticks).find((few) => few.length <= most) || ticks([1]);
}

/** Steps of an axis of ratios, the shortest first. */
const RATIO_STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** Ticks of an axis of ratios, counted from 1, so that the fastest stands at one. */
function ratioTicks([low, high], most) {
  const ticks = (step) => {
    const [first, last] = [Math.ceil((low - 1) / step), Math.floor((high - 1) / step)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (none, index) => Number((1 + (first + index) * step).toFixed(2)));
  };
  const step = RATIO_STEPS.find((wanted) => (high - low) / wanted <= most) ?? RATIO_STEPS.at(-1);
  return ticks(step);
}

/** The ends, ticks and name of a dot plot's axis. */
function dotScale(plot, [low, high], narrow) {
  const from = plot.from === undefined ? low : Math.min(plot.from, low);
  const to = Math.max(plot.to === undefined ? -Infinity : plot.to, high);
  if (needsLog(plot, [from, to])) {
    const margin = (to / from) ** 0.04;
    const ends = [from / margin, to * margin];
    const customValues = logTicks(ends, narrow ? 5 : 9);
    return { type: 'log', logBase: 10, min: ends[0], max: ends[1], name: plot.logName,
      axisTick: { show: false, customValues }, axisLabel: allShown({ customValues }), splitLine: { customValues } };
  }
  const margin = (high - low || high) * 0.06;
  const ends = [plot.from === undefined ? Math.max(0, low - margin) : Math.min(plot.from, low - margin), Math.max(to, high + margin)];
  const ticks = plot.from === undefined ? {} : { customValues: ratioTicks(ends, narrow ? 5 : 9) };
  return { type: 'value', name: plot.axis, splitNumber: narrow ? 4 : 7, min: ends[0], max: ends[1],
    axisTick: ticks, axisLabel: allShown(ticks), splitLine: ticks };
}

/** Of ticks that were chosen the first and the last are no ends of the axis, and have labels too. */
function allShown(ticks) {
  return ticks.customValues ? { ...ticks, showMinLabel: true, showMaxLabel: true } : ticks;
}

/** A row's name in the left margin of a plot, shortened to what it has room for. */
function rowName(name, left, narrow) {
  return fit(name, left - 12, 1, `${narrow ? 11 : 13}px ${getComputedStyle(document.body).fontFamily}`);
}

/** The height of a dot plot with that many rows. */
function dotPlotHeight(rows, width) {
  return rows === 0 ? 0 : isNarrowPlot(width) ? 56 + 21 * rows : 62 + 27 * rows;
}

function isNarrowPlot(width) {
  return width < 560;
}

/** Dots and intervals, a row for each subject in the catalogue's order. */
function dotPlot(plot) {
  return (width) => {
    const narrow = isNarrowPlot(width);
    const points = plot.logName ? plot.points.map(withoutEmptyBounds) : plot.points;
    const labels = points.map((point) => point.label);
    const known = points.filter((point) => present(point.value));
    const scale = dotScale(plot, known.length ? whiskerLimits(known) : [0, 1], narrow);
    const left = narrow ? 132 : 180;
    const font = `${narrow ? 11 : 12}px ${getComputedStyle(document.body).fontFamily}`;
    const name = wrap(scale.name, width - left - 18, font);
    const option = {
      ...baseOption(),
      grid: { left, right: 18, top: 8, bottom: 32 + 14 * name.length },
      xAxis: {
        ...scale,
        name: name.join('\n'),
        nameLocation: 'middle',
        nameGap: 28,
        nameTextStyle: { color: colour('soft'), fontSize: narrow ? 11 : 12, lineHeight: NAME_LINE },
        axisLabel: {
          color: colour('soft'), hideOverlap: true, showMinLabel: false, showMaxLabel: false,
          formatter: (value) => String(Number(value.toPrecision(4))),
          ...scale.axisLabel,
        },
        axisLine: { show: false },
        splitLine: { showMinLine: present(scale.splitLine.customValues), showMaxLine: present(scale.splitLine.customValues), ...scale.splitLine, lineStyle: { color: colour('line') } },
      },
      yAxis: {
        type: 'category',
        data: labels,
        inverse: true,
        triggerEvent: true,
        axisTick: { show: false },
        axisLine: { lineStyle: { color: colour('line') } },
        axisLabel: {
          fontSize: narrow ? 11 : 13,
          interval: 0,
          color: (value, index) => (points[index].fastest ? colour('accent') : colour('ink')),
          formatter: (value) => rowName(value, left, narrow),
        },
      },
      series: [
        {
          type: 'custom',
          renderItem: dotAndWhiskers,
          encode: { x: [1, 2, 3], y: 0 },
          data: points.flatMap((point, index) => (present(point.value)
            ? [[index, point.value, point.low ?? NaN, point.high ?? NaN, point.fastest ? 1 : 0]] : [])),
          markArea: plot.band ? {
            silent: true,
            itemStyle: { color: colour('accent-soft') },
            data: [[{ xAxis: plot.band[0] }, { xAxis: plot.band[1] }]],
          } : undefined,
          markLine: plot.band ? {
            silent: true, symbol: 'none', label: { show: false },
            lineStyle: { color: colour('accent'), type: 'solid', width: 1 }, data: [{ xAxis: plot.band[0] }],
          } : undefined,
        },
        {
          type: 'custom',
          silent: true,
          renderItem: (params, api) => wordInRow(params, api, points.map((point) => point.word || ''), plot.from),
          encode: { y: 0 },
          data: points.flatMap((point, index) => (point.word ? [[index]] : [])),
        },
      ],
    };
    option.tooltip.formatter = (params) => points[params.value[0]].tip || '';
    return option;
  };
}

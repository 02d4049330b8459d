const SERIES_COLOURS = 8;
const SERIES_SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'];
const SERIES_DASHES = ['solid', [6, 3], [2, 2], [8, 3, 2, 3]];

/** How the subject at that position of the catalogue is drawn: it is distinguished by colour, form and dash. */
function seriesStyle(index) {
  const turn = Math.floor(index / SERIES_COLOURS) % SERIES_SYMBOLS.length;
  return {
    colour: colour(`series-${index % SERIES_COLOURS}`),
    symbol: SERIES_SYMBOLS[turn],
    dash: SERIES_DASHES[turn],
  };
}

/** Subjects of a run in the catalogue's order: one style each, on every chart. */
function seriesIndex(run) {
  const labels = [...new Set(run.comparison.documents.flatMap((doc) => doc.subjects.map((figure) => figure.label)))];
  return (name) => Math.max(0, labels.indexOf(name));
}

/** The ends of a logarithmic axis that holds these positive values: 1, 2 or 5 times a power of ten. */
function logRange(values) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const steps = (value) => {
    const power = 10 ** Math.floor(Math.log10(value));
    return [1, 2, 5, 10].map((step) => Number((step * power).toPrecision(1)));
  };
  const least = steps(low).filter((step) => step <= low).pop();
  const most = steps(high).find((step) => step >= high);
  return least < most ? [least, most] : [least / 2, most * 2];
}

function logAxis(name, [min, max], format, narrow) {
  return {
    ...numberAxis(name, narrow),
    type: 'log', logBase: 10, min, max,
    minorTick: { show: true, splitNumber: 9 },
    axisLabel: { color: colour('soft'), hideOverlap: true, formatter: format },
  };
}

function numberAxis(name, narrow) {
  return {
    type: 'value',
    name,
    nameLocation: 'middle',
    nameTextStyle: { color: colour('soft'), fontSize: narrow ? 11 : 12, lineHeight: NAME_LINE },
    axisLabel: { color: colour('soft'), hideOverlap: true },
    axisLine: { show: true, lineStyle: { color: colour('line') } },
    splitLine: { lineStyle: { color: colour('line') } },
  };
}

const NAME_LINE = 14;

/** The name of an axis in lines no longer than that axis, and the room that its further lines need. */
function axisName(name, pixels, narrow) {
  const lines = wrap(name, pixels, `${narrow ? 11 : 12}px ${getComputedStyle(document.body).fontFamily}`);
  return { text: lines.join('\n'), extra: NAME_LINE * (lines.length - 1) };
}

/** An upright interval through a point, as an item of a custom series: [x, value, low, high]. */
function uprightWhisker(stroke) {
  return (params, api) => {
    if (Number.isNaN(api.value(2))) {
      return null;
    }
    const [x, low] = api.coord([api.value(0), api.value(2)]);
    const high = api.coord([api.value(0), api.value(3)])[1];
    const line = (x1, y1, x2, y2) => ({
      type: 'line', shape: { x1, y1, x2, y2 }, style: { stroke, lineWidth: 1.5 } });
    return { type: 'group', children: [
      line(x, low, x, high), line(x - 4, low, x + 4, low), line(x - 4, high, x + 4, high)] };
  };
}

const LABEL_LINE = 13;

/** Heights that are at least a line apart, each as near to where it belongs as that allows. */
function spread(wanted, top, bottom) {
  const order = wanted.map((y, index) => ({ y, index })).sort((a, b) => a.y - b.y || a.index - b.index);
  const line = Math.min(LABEL_LINE, (bottom - top) / Math.max(1, order.length));
  const groups = [];
  const start = (group) => Math.min(Math.max(group.sum / group.size - line * (group.size - 1) / 2, top), bottom - line * (group.size - 1));
  order.forEach(({ y }) => {
    let group = { sum: y, size: 1 };
    let before = groups[groups.length - 1];
    while (before && start(before) + line * before.size > start(group)) {
      group = { sum: before.sum + group.sum, size: before.size + group.size };
      groups.pop();
      before = groups[groups.length - 1];
    }
    groups.push(group);
  });
  const heights = groups.flatMap((group) => [...Array(group.size).keys()].map((i) => start(group) + line * i));
  const placed = [];
  order.forEach(({ index }, i) => {
    placed[index] = heights[i];
  });
  return placed;
}

/** Names in the right margin, shortened to what it has room for, each led to its point: { text, x, y, stroke }, in the axes' units. */
function marginLabels(items) {
  return {
    type: 'custom', silent: true, data: items.length ? [[items[0].x, items[0].y]] : [], encode: { x: 0, y: 1 }, clip: false,
    renderItem: (params, api) => {
      const area = params.coordSys;
      const points = items.map(({ x, y }) => api.coord([x, y]));
      const heights = spread(points.map((point) => point[1]), area.y + 4, area.y + area.height - 4);
      const right = area.x + area.width;
      const font = `11px ${getComputedStyle(document.body).fontFamily}`;
      const room = api.getWidth() - right - 9;
      return { type: 'group', children: items.flatMap(({ text, stroke }, index) => {
        const [x, y] = points[index];
        return [
          { type: 'polyline', shape: { points: [[x + 6, y], [right - 2, heights[index]], [right + 4, heights[index]]] },
            style: { stroke, lineWidth: 0.75, opacity: 0.55, fill: 'none' } },
          { type: 'text', style: { x: right + 7, y: heights[index], text: fit(text, room, 1, font), fill: stroke, font, textVerticalAlign: 'middle' } },
        ];
      }) };
    },
  };
}

/** Draws one chart again, after what it shows was changed. */
function drawAgain(box) {
  drawn.filter((entry) => entry.box === box && entry.chart).forEach(draw);
}

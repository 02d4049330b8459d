const SERIES_COLOURS = 8;
const SERIES_SYMBOLS = ['circle', 'rect', 'triangle', 'diamond'];
const SERIES_DASHES = ['solid', [6, 3], [2, 2], [8, 3, 2, 3]];

/** How the subject at that place of the catalogue is drawn: colour, form and dash tell it apart. */
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

/** The whole decades that hold these positive values. */
function decades(values) {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.ceil(Math.log10(Math.max(...values)));
  return [10 ** low, 10 ** Math.max(high, low + 1)];
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
    nameTextStyle: { color: colour('soft'), fontSize: narrow ? 11 : 12 },
    axisLabel: { color: colour('soft'), hideOverlap: true },
    axisLine: { show: true, lineStyle: { color: colour('line') } },
    splitLine: { lineStyle: { color: colour('line') } },
  };
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

/** Draws one chart again, after what it shows was changed. */
function drawAgain(box) {
  drawn.filter((entry) => entry.box === box && entry.chart)
    .forEach((entry) => entry.chart.setOption(entry.option(box.clientWidth), true));
}

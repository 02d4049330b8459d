const HEAT_ROW = 30;
const HEAT_COLUMN = 66;
const HEAT_LABEL_LINES = 3;
const HEAT_BELOW = 15 * HEAT_LABEL_LINES + 52;

function heatLeft(width) {
  return width < 560 ? 124 : 180;
}

/** The chart of a map that may change, in the box that it scrolls in where its columns would become too narrow. */
function heatFrame(name, text, map, look) {
  const height = (width, box) => {
    const { rows, columns } = map();
    box.style.setProperty('--least', `${heatLeft(0) + HEAT_COLUMN * columns.length + 12}px`);
    return rows.length && columns.length ? 8 + HEAT_ROW * rows.length + HEAT_BELOW : 0;
  };
  const box = chartBox(text, height, (width) => heatMap(map(), look)(width));
  box.classList.add('heat');
  return scrollBox(name, box);
}

/**
 * Documents whose figures may stand in one map. Parses do, whatever the conditions; calls only with
 * those of the same seam and encoding, or form.
 */
function heatGroups(run) {
  const groups = new Map();
  run.comparison.documents.forEach((doc, index) => {
    if (doc.kind === 'build') {
      return;
    }
    const apart = doc.kind === 'call' ? ['encoding', 'form', 'seam'].map((key) => doc.condition[key]).filter(present) : [];
    const key = JSON.stringify(apart);
    if (!groups.has(key)) {
      groups.set(key, { name: apart.map((value, place) => (place === 1 ? `seam ${value}` : value)).join(', '), ofCalls: doc.kind === 'call', columns: [] });
    }
    groups.get(key).columns.push({ doc, index, document: doc.document });
  });
  // A map of one call would be that call's own chart again.
  return [...groups.values()].filter(({ ofCalls, columns }) => columns.some(({ doc }) => doc.compared > 1)
    && (!ofCalls || columns.length > 1));
}

/** Subjects in the order of the tables, those that the answer does not need apart. */
function heatRows(run, columns) {
  const all = [...new Map(columns.flatMap(({ doc }) => doc.subjects
    .map(({ label: text, subject }) => [text, { label: text, subject }]))).values()];
  const lines = columns.flatMap(({ index }) => run.models.documents[index].rows);
  const place = (row) => lines.findIndex((line) => line.cells.subject.text === row.label);
  const byPlace = (a, b) => place(a) - place(b);
  const minor = (row) => lines.filter((line) => line.cells.subject.text === row.label).every((line) => line.minor);
  return { rows: all.filter((row) => !minor(row)).sort(byPlace), minor: all.filter(minor).sort(byPlace) };
}

function heatMapOf(run, group) {
  const names = titles(group.columns.map(({ doc }) => doc));
  const columns = group.columns.map((column, place) => ({ ...column, name: names[place] }));
  const { rows, minor } = heatRows(run, columns);
  const fields = columns.flatMap((column) => column.doc.subjects.map((figure) => ({
    column,
    row: [...rows, ...minor].find((row) => row.label === figure.label),
    ratio: figure.ratio ? figure.ratio.value : null,
    fastest: figure.fastest,
    // What is not shown to be slower has no colour: a colour orders.
    plain: figure.fastest || !(figure.ratio?.low > 1),
    word: figure.outcome === 'ok' ? 'not compared' : figure.outcome,
  })));
  return { rows, minor, columns, fields };
}

/** A map for each group that may be compared; nothing where there is no such group. */
function heatSection(run, id) {
  const groups = heatGroups(run);
  return groups.length === 0 ? null : element('section', { 'aria-labelledby': `${id}-heat` },
    element('h2', { id: `${id}-heat` }, 'All at a glance'),
    element('p', { class: 'soft' },
      `Time relative to the fastest ${run.words.subject} of each ${run.words.document}: 2.00 means twice the time. Bold: ${meaningOfFastest(run)}. Without colour: not shown to be slower.`),
    groups.map((group) => {
      const map = heatMapOf(run, group);
      return [group.name ? element('h3', {}, label(group.name)) : null, heatMapBox(run, map, group.name),
        map.minor.length ? element('p', { class: 'soft' }, `${map.minor.length} more, slower than 2× wherever they were compared: in the table.`) : null, heatTable(run, map)];
    }));
}

function heatMapBox({ words }, map, name) {
  const text = () => {
    const { rows, columns } = shownMap(map);
    return `Heat map of ${counted(rows.length, words.subject)} on ${counted(columns.length, words.document)}: time relative to the fastest. The table that follows has the same ratios.`;
  };
  return heatFrame(name ? `Heat map, ${name}` : 'Heat map', text, () => shownMap(map));
}

/** The map without what the filter hides. */
function shownMap(map) {
  const rows = map.rows.filter(({ subject }) => showsSubject(subject));
  const columns = map.columns.filter((column) => showsDocument(column.document));
  return {
    rows: rows.map((row) => row.label),
    columns: columns.map(({ name }) => name),
    fields: map.fields.filter((field) => rows.includes(field.row) && columns.includes(field.column))
      .map((field) => ({ ...field, row: rows.indexOf(field.row), column: columns.indexOf(field.column) })),
  };
}

/** The map's ratios as a table, for readers who cannot see it, and to copy. */
function heatTable(run, map) {
  const { words } = run;
  const fields = new Map(map.columns.map((column) => [column, new Map()]));
  map.fields.forEach((field) => fields.get(field.column).set(field.row, field));
  const columns = map.columns.map((column) => ({
    head: column.name,
    class: 'number',
    document: column.document,
    value: (row) => fields.get(column).get(row)?.ratio,
    cell: (row) => ratioOrWord(fields.get(column).get(row)),
  }));
  return element('details', { class: 'as-table' }, element('summary', {}, 'The same as a table'),
    table(`Time relative to the fastest ${words.subject} of each ${words.document}. Bold: ${meaningOfFastest(run)}.`, [
      { head: headWord(words.subject), class: 'name', cell: (row) => row.label }, ...columns,
    ], [...map.rows, ...map.minor], null, { about: ({ subject }) => ({ subject }), order: run.models.documents.some(({ minor }) => minor) ? FIRST_TABLE_ORDER : CATALOGUE_ORDER }));
}

function ratioOrWord(field) {
  if (!field) {
    return '–';
  }
  const text = present(field.ratio) ? field.ratio.toFixed(3) : field.word;
  return field.fastest ? element('strong', {}, text) : text;
}

/** Times over those of the fastest: the more, the warmer. */
const AGAINST_THE_FASTEST = {
  colourOf: (ratio) => Math.log2(ratio),
  most: 1,
  ends: ['more time', 'less'],
  scale: (value) => (2 ** value).toFixed(1),
  text: (ratio) => ratio.toFixed(2),
  tip: (row, column, ratio) => `${row}\non ${column}\n${ratio.toFixed(3)} × the time of the fastest`,
};

/** Rows × columns; colour by the logarithm of the ratio, the ratio written in the field. */
function heatMap(map, look = AGAINST_THE_FASTEST) {
  return (width) => {
    const fields = map.fields.filter((field) => present(field.ratio));
    const words = map.fields.filter((field) => !present(field.ratio));
    const left = heatLeft(window.innerWidth);
    const column = (width - left - 12) / map.columns.length;
    const font = `12px ${getComputedStyle(document.body).fontFamily}`;
    const { start, labels } = labelsApart(map.columns, column - 4, HEAT_LABEL_LINES, font);
    const option = {
      ...baseOption(),
      // Fixed: a long label must not take space from the rows.
      grid: { left, right: 12, top: 8, bottom: HEAT_BELOW, outerBoundsMode: 'none' },
      xAxis: {
        type: 'category', data: map.columns, axisTick: { show: false }, axisLine: { show: false },
        triggerEvent: true,
        // What all columns begin with stands once, to the left of their labels.
        name: fit(start, left - 24, HEAT_LABEL_LINES, font), nameLocation: 'start', nameGap: 8,
        nameTextStyle: { color: colour('soft'), fontSize: 12, lineHeight: 15, align: 'right', verticalAlign: 'top', padding: [8, 0, 0, 0] },
        axisLabel: {
          color: colour('ink'), interval: 0, fontSize: 12, hideOverlap: false, lineHeight: 15,
          formatter: (value, index) => labels[index],
        },
      },
      yAxis: {
        type: 'category', data: map.rows, inverse: true, axisTick: { show: false }, axisLine: { show: false },
        triggerEvent: true,
        axisLabel: {
          color: colour('ink'), interval: 0, fontSize: 12,
          formatter: (value) => fit(value, left - 12, 1, font),
        },
      },
      visualMap: {
        type: 'continuous', dimension: 2, seriesIndex: 0, min: 0,
        max: Math.max(look.most, ...fields.map((field) => look.colourOf(field.ratio))),
        orient: 'horizontal', left: 8, bottom: 4, itemWidth: 12, itemHeight: 120, calculable: false,
        inRange: { color: [colour('heat-low'), colour('heat-middle'), colour('heat-high')] },
        text: look.ends, textStyle: { color: colour('soft') },
        formatter: look.scale,
      },
      series: [
        {
          type: 'heatmap',
          data: fields.map((field) => ({
            value: [field.column, field.row, look.colourOf(field.ratio)],
            label: { fontWeight: field.fastest ? 'bold' : 'normal' },
            // A colour would order subjects that cannot be distinguished.
            ...(field.plain ?? field.fastest ? { visualMap: false, itemStyle: { color: colour('panel') } } : {}),
          })),
          label: {
            show: true, color: colour('heat-ink'), fontSize: 12,
            formatter: (params) => look.text(fields[params.dataIndex].ratio),
          },
          itemStyle: { borderColor: colour('page'), borderWidth: 2 },
          emphasis: { disabled: true },
        },
        {
          type: 'custom',
          silent: true,
          encode: { x: 0, y: 1 },
          data: words.map((field) => [field.column, field.row]),
          renderItem: (params, api) => {
            const [x, y] = api.coord([api.value(0), api.value(1)]);
            return {
              type: 'text',
              style: {
                x, y, text: words[params.dataIndex].word, fill: colour('soft'), font: wordFont(),
                textAlign: 'center', textVerticalAlign: 'middle',
              },
            };
          },
        },
      ],
    };
    option.tooltip.formatter = (params) => {
      const { row, column, ratio } = fields[params.dataIndex];
      return look.tip(tipName(map.rows[row]), tipName(map.columns[column]), ratio);
    };
    return option;
  };
}

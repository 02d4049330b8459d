/** The renderer of tables that are data: { columns, rows, terms }, whose figures are formatted already. */
const TONES = { good: 'fine', plain: 'aside', aside: 'aside', bad: 'bad' };
/** Columns of one clock, by how their keys begin; those without a name there are of the run's own clock. */
const KEY_CLOCKS = [[/^cpu_less_compiler_/, 'cpu-less-compiler'], [/^cpu_/, 'cpu'], [/^wall_/, 'wall'], [/^(mb_per_s|us_per_)/, null]];

/** Text of a cell as a page shows it: files and terminals have plain ASCII. */
function pageText(text) {
  return text.replace(/\+-/g, '±').replace(/^>= ?/, '≥ ').replace(/^-$/, '–').replace(/^\(?-/, (sign) => sign.replace('-', '−'));
}

/** A head as a page shows it; a name, such as that of an operation, is as it is. */
function pageHead(text) {
  return /[a-z][A-Z]|:/.test(text) ? text : headWord(pageText(text).replace(/^us\b|\bus$/g, 'µs'));
}

function clockOf(key, own) {
  const found = KEY_CLOCKS.find(([start]) => start.test(key));
  return found && (found[1] ?? own);
}

/** The terms of a row, as marks. */
function modelMarks(model, words, replaces) {
  return (words || []).map(({ term, text }) => {
    const { label: name, tone } = model.terms.find(({ id }) => id === term);
    return mark(TONES[tone], replaces ? name : text || name);
  });
}

function modelWords(model, row, kind) {
  return model.columns.filter((column) => column.kind === kind).flatMap(({ key }) => row.cells[key]?.words || []);
}

function modelCell(model, column, row) {
  const value = row.cells[column.key];
  if (column.kind === 'name') {
    return [value.text, modelMarks(model, goodSigns(model, row), true).map((sign) => [' ', sign])];
  }
  if (!value) {
    return '–';
  }
  if (value.words && !present(value.value)) {
    return modelMarks(model, value.words);
  }
  if (column.kind === 'whole' && present(value.value)) {
    return wholeText(value);
  }
  if (['median', 'most'].includes(column.kind) && present(value.least) && !value.words) {
    return withRange(spreadFigure({ ...value, median: value.value }));
  }
  const [, figure, interval] = /^(.*?)( [[(+].*)?$/.exec(value.text);
  return interval ? [pageText(figure), element('span', { class: 'margin' }, pageText(interval))] : pageText(value.text);
}

/** Whole numbers, such as bytes of a request and of its reply. */
function wholeText({ value, of, second }) {
  const text = (number) => number.toLocaleString('en-US');
  return `${text(value)}${present(of) ? ` of ${text(of)}` : ''}${present(second) ? ` › ${text(second)}` : ''}`;
}

/** Its columns as those of a table of the page, without those of which nothing is known. */
function modelColumns(model, clock) {
  const known = (column) => model.rows.some((row) => row.cells[column.key]);
  return model.columns.filter((column) => column.kind !== 'signs' && known(column)).map((column) => {
    const isText = ['name', 'text', 'sentence'].includes(column.kind);
    const figure = (row) => row.cells[column.key];
    const sorts = isText ? {} : model.rows.some((row) => present(figure(row)?.low))
      ? { estimate: (row) => (present(figure(row)?.value) ? figure(row) : null) } : { value: (row) => figure(row)?.value };
    return { head: pageHead(column.head || 'marks'), title: column.meaning, text: column.kind === 'name' ? (row) => figure(row).text : undefined, class: column.kind === 'name' ? 'name' : isText ? 'text' : 'number', ...sorts,
      clock: clockOf(column.key, clock),
      cell: (row) => modelCell(model, column, row) };
  });
}

/** Signs that praise: what else they say has words in another column of a page. */
function goodSigns(model, row) {
  return modelWords(model, row, 'signs').filter(({ term }) => model.terms.find(({ id }) => id === term).tone === 'good');
}

function hasSign(model, row) {
  return goodSigns(model, row).length > 0;
}

/** The table: by groups, minor rows folded. */
function modelTable(caption, model, clock) {
  return table(caption, modelColumns(model, clock), model.rows, (row) => [
    hasSign(model, row) ? 'fastest' : row.cells.ratio?.value ? null : 'aside', row.minor ? 'minor' : null].filter(present).join(' ') || null,
  { about: ({ key }) => ({ subject: key }), group: ({ group }) => group, minor: model.minor && moreText(model),
    order: 'Least time first, by API; neighbours whose intervals overlap may change places.' });
}

function moreText(model) {
  return `${model.rows.filter(({ minor }) => minor).length} more, all ${pageText(model.minor).replace('2x', '2×')}`;
}

/** Rows that a picture shows. */
function majorRows(model) {
  return model.rows.filter((row) => !row.minor && showsSubject(row.key));
}

/** The picture of one of its columns: a dot and an interval for each row that is not minor, at most the first most(). */
function modelPlot(model, { columns: [key] }, most = () => Infinity) {
  const isRatio = model.columns.find((column) => column.key === key).kind === 'ratio';
  const { head } = model.columns.find((column) => column.key === key);
  const shown = () => majorRows(model).slice(0, most());
  const points = () => shown().map((row) => {
    const value = row.cells[key] || {};
    const name = row.cells.subject.text;
    const word = row.cells.ratio && !present(row.cells.ratio.value) ? row.cells.ratio.text : 'not compared';
    return { label: name, fastest: hasSign(model, row), value: value.value ?? null, low: value.low ?? null, high: value.high ?? null,
      word: present(value.value) ? null : word,
      tip: [tipName(name), row.cells.mb_per_s ? `${row.cells.mb_per_s.text} MB/s` : null,
        isRatio && present(value.value) ? `${value.value.toFixed(3)} × the time of the fastest` : null].filter(present).join('\n') };
  });
  const text = () => `Dot plot with intervals of ${counted(shown().length, 'subject')} on ${model.title}: ${isRatio ? 'time relative to the fastest' : head}.`;
  return chartBox(text, (width) => dotPlotHeight(shown().length, width), (width) => dotPlot({
    points: points(),
    axis: isRatio ? 'time / fastest (less is better)' : `${head} (more is better; not compared)`,
    logName: isRatio && 'time / fastest, logarithmic (less is better)',
    from: isRatio ? 1 : undefined,
  })(width));
}

function hasTables(section) {
  return section?.tables.length > 0;
}

/** A title as a page shows it. */
function modelTitle(model) {
  return headWord(label(pageText(model.title).replace(/\bus\b/g, 'µs')));
}

function modelRows(model) {
  return table(`${counted(model.rows.length, 'row')}.`, modelColumns(model), model.rows, null, { about: ({ key }) => ({ subject: key }) });
}

/** What its columns and the terms of its tables mean. */
function modelTerms(section) {
  const tables = [...section.tables, ...(section.details || [])];
  const columns = ({ rows, columns: all }) => all.filter(({ key, meaning }) => meaning && rows.some((row) => row.cells[key]));
  const terms = new Map([
    ...tables.flatMap(columns).map(({ head, meaning }) => [pageHead(head), meaning]),
    ...tables.flatMap((model) => (model.terms || []).map(({ label: name, meaning }) => [name, meaning])),
  ]);
  return terms.size && element('dl', { class: 'words' }, [...terms].map(([name, meaning]) => [element('dt', {}, pageText(name)), element('dd', {}, capital(meaning))]));
}

/** A section of tables that are data; null where it has none. */
function modelSection(section, id) {
  if (!hasTables(section)) {
    return null;
  }
  return element('section', { 'aria-labelledby': `${id}-${section.id}` },
    element('h2', { id: `${id}-${section.id}` }, section.title),
    section.method.map((sentence) => element('p', { class: 'soft' }, pageText(sentence))),
    section.tables.flatMap((model) => [
      element('h3', {}, modelTitle(model)),
      modelRows(model),
      (model.notes || []).map((note) => element('p', { class: 'soft' }, pageText(note))),
    ]),
    modelTerms(section) || '',
    (section.details || []).filter((model) => model.rows.length).map((model) => element('details', {},
      element('summary', {}, `${modelTitle(model)}: ${model.rows.length}`), modelRows(model))));
}

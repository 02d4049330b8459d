/** The renderer of tables that are data: { columns, rows, terms }, whose figures are formatted already. */
const TONES = { good: 'fine', plain: 'aside', aside: 'aside', bad: 'bad' };
/** Columns of one clock, by how their keys begin; those without a name there are of the run's own clock. */
const KEY_CLOCKS = [[/^cpu_less_compiler_/, 'cpu-less-compiler'], [/^cpu_/, 'cpu'], [/^wall_/, 'wall'], [/^(mb_per_s|us_per_)/, null]];

/** Text of a cell as a page shows it: files and terminals have plain ASCII. */
function pageText(text) {
  return text.replace(/\+-/g, '±').replace(/^>= ?/, '≥ ').replace(/^-$/, '–').replace(/^\(?-/, (sign) => sign.replace('-', '−'));
}

/** A head as a page shows it; a name, such as that of a subject or an operation, is as it is. */
function pageHead(text) {
  const head = pageText(text).replace(/\bus\b/g, 'µs').replace(/\bcpu\b/, 'CPU').replace(/^io\b/, 'I/O').replace(/^xml\b/, 'XML');
  return isSubject(text) || /[a-z][A-Z]|:|^s\/|^\w =|^µs/.test(head) ? head : headWord(head);
}

function isSubject(text) {
  return report.runs.some(({ manifest }) => manifest.subjects.some(({ id }) => id === text));
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

/** A cell, and why it is so. */
function modelCell(model, column, row) {
  const value = row.cells[column.key];
  return value?.reason ? [modelFigure(model, column, row, value), ' ', element('span', { class: 'margin' }, value.reason)] : modelFigure(model, column, row, value);
}

/** A name as its label, with the whole of it where the pointer rests. */
function wholeName(name) {
  const text = label(name);
  return text === name ? text : element('span', { title: name }, text);
}

function modelFigure(model, column, row, value) {
  if (column.kind === 'name') {
    return [wholeName(value.text), modelMarks(model, goodSigns(model, row), true).map((sign) => [' ', sign])];
  }
  if (!value) {
    return '–';
  }
  if (column.kind === 'long') {
    return element('details', {}, element('summary', {}, column.head), element('pre', {}, value.text));
  }
  if (value.words && !present(value.value)) {
    return modelMarks(model, value.words);
  }
  if (value.words?.some(({ term }) => model.terms.find(({ id }) => id === term).tone === 'bad')) {
    return mark('bad', pageText(value.text));
  }
  if (column.kind === 'whole' && present(value.value)) {
    return wholeText(value);
  }
  if (['median', 'most'].includes(column.kind) && present(value.least) && !value.words) {
    return withRange(spreadFigure({ ...value, median: value.value }));
  }
  const [, figure, interval] = present(value.value) ? /^(.*?)( [[(+].*)?$/.exec(value.text) : [null, value.text];
  return interval ? [pageText(figure), element('span', { class: 'margin' }, pageText(interval))] : pageText(value.text);
}

/** Whole numbers, such as bytes of a request and of its reply. */
function wholeText({ value, of, second }) {
  const text = (number) => number.toLocaleString('en-US');
  return `${text(value)}${present(of) ? ` of ${text(of)}` : ''}${present(second) ? ` › ${text(second)}` : ''}`;
}

/** Whether something is known of a column, and not only one reason why it is absent in each row. */
function isKnown(model, { key, absent }) {
  return !absent && model.rows.some((row) => row.cells[key]);
}

/** Why columns are left out that are absent in each row for one reason. */
function absentNotes(model) {
  return model.columns.filter(({ absent }) => absent).map(({ head, absent }) => capital([pageHead(head), absent].filter(Boolean).join(': ')));
}

/** Its columns as those of a table of the page, without those of which nothing is known: names head their rows. */
function modelColumns(model, clock) {
  return model.columns.filter((column) => column.kind !== 'signs' && isKnown(model, column)).sort((a, b) => (b.kind === 'name') - (a.kind === 'name')).map((column) => {
    const isText = ['name', 'text', 'long', 'sentence'].includes(column.kind);
    const figure = (row) => row.cells[column.key];
    const sorts = isText ? {} : model.rows.some((row) => present(figure(row)?.low))
      ? { estimate: (row) => (present(figure(row)?.value) ? figure(row) : null) } : { value: (row) => shareOf(figure(row)) };
    return { head: pageHead(column.head || 'marks'), title: column.meaning, text: column.kind === 'name' ? (row) => label(figure(row).text) : undefined, class: column.kind === 'sentence' ? 'text' : isText ? column.kind : 'number', ...sorts,
      clock: clockOf(column.key, clock), subject: isSubject(column.head) ? column.head : undefined,
      cell: (row) => modelCell(model, column, row) };
  });
}

/** What a cell is sorted by: a count out of others by its share. */
function shareOf(value) {
  return value?.of ? value.value / value.of : value?.value;
}

/** Signs that praise: what else they say has words in another column of a page. */
function goodSigns(model, row) {
  return modelWords(model, row, 'signs').filter(({ term }) => model.terms.find(({ id }) => id === term).tone === 'good');
}

/** Whether a term of the row praises it. */
function isPraised(model, row) {
  return Object.values(row.cells).flatMap(({ words = [] }) => words).some(({ term }) => model.terms.find(({ id }) => id === term).tone === 'good');
}

/** The table: by groups, minor rows folded. */
function modelTable(caption, model, clock, order = model.rows.some(({ group }) => group) ? GROUPS_ORDER : CATALOGUE_ORDER) {
  return table(caption, modelColumns(model, clock), model.rows, (row) => [
    isPraised(model, row) ? 'fastest' : row.cells.ratio?.value ? null : 'aside', row.minor ? 'minor' : null].filter(present).join(' ') || null,
  { about: ({ key }) => ({ subject: subjectOf(key) }), group: ({ group }) => group, minor: model.minor && moreText(model), order, notes: absentNotes(model) });
}

function moreText(model) {
  return `${model.rows.filter(({ minor }) => minor).length} more, all ${pageText(model.minor).replace('2x', '2×')}`;
}

function hasTables(section) {
  return section?.tables.length > 0;
}

/** A title as a page shows it. */
function modelTitle(model) {
  return headWord(label(pageText(model.title).replace(/\bus\b/g, 'µs')));
}

function modelRows(model, caption = `${counted(model.rows.length, 'row')}.`, more = {}) {
  return table(caption, modelColumns(model), model.rows, null, { about: ({ key }) => ({ subject: subjectOf(key) }), narrow: true, notes: absentNotes(model), ...more });
}

/** What the columns and the terms of its tables mean. */
function modelTerms(section) {
  const tables = [...section.tables, ...(section.details || [])];
  const columns = (model) => model.columns.filter((column) => column.meaning && isKnown(model, column));
  const words = new Map([
    ...tables.flatMap((model) => (model.terms || []).map(({ label: name, meaning }) => [pageText(name), meaning])),
    ...tables.flatMap(columns).map(({ head, meaning }) => [pageHead(head), meaning]),
  ]);
  return words.size && element('dl', { class: 'words' }, [...words].map(([name, meaning]) => [element('dt', {}, name), element('dd', {}, capital(meaning))]));
}

/** Pictures of further tables that are seen at once. */
const OPEN_PICTURES = 6;

/** A table that stands behind the others: its picture is seen, its figures on demand. */
function modelDetail(section, model, id, isOpen) {
  const title = `${modelTitle(model)}: ${model.rows.length}`;
  const figures = (summary) => element('details', { class: 'as-table' }, element('summary', {}, summary), modelRows(model));
  if (!(section.pictures || []).some(({ table: place }) => place === model.id)) {
    return figures(title);
  }
  const parts = () => [modelPictures(section, model), figures('The same as a table')];
  return isOpen ? [element('h3', {}, modelTitle(model)), ...parts()] : fold(id, title, parts);
}

/** A section of tables that are data. */
function modelSection(section, id) {
  const details = (section.details || []).filter((model) => model.rows.length);
  return element('section', { 'aria-labelledby': `${id}-${section.id}` },
    element('h2', { id: `${id}-${section.id}` }, section.title),
    (section.answer || []).map((sentence) => element('p', { class: 'answer' }, pageText(sentence))),
    section.method.map((sentence) => element('p', { class: 'soft' }, pageText(sentence))),
    section.tables.flatMap((model) => [
      element('h3', {}, modelTitle(model)),
      modelPictures(section, model),
      modelRows(model),
      (model.notes || []).map((note) => element('p', { class: 'soft' }, pageText(note))),
    ]),
    modelTerms(section) || '',
    details.map((model, index) => modelDetail(section, model, `${id}-${section.id}-${index}`, index < OPEN_PICTURES)));
}

/** Every table of the page, by the key that links use. */
const tables = new Map();

const CATALOGUE_ORDER = 'In the catalogue’s order.';
const TIME_ORDER = 'Ordered by time / fastest.';
const FIRST_TABLE_ORDER = 'In the order of the first table that has the row.';
const GROUPS_ORDER = 'By API, and in each by time / fastest, which is of shared blocks; neighbours whose intervals overlap may change places.';

/**
 * A real table whose rows can be sorted, filtered and copied. A column is { head, cell(row), class },
 * where it has a figure also value(row), a number, or estimate(row), { value, low, high }; the first
 * column heads its row, and text(row) is what a copy has of it where its cell shows more. more: about(row), the subject and document that a row is of; order, a
 * sentence that names the order in which the rows stand at first; narrow, for many short figures;
 * stacks, for one whose cells stand below each other where the page is narrow; group(row), under which
 * heading it stands while the table is not sorted; minor, what the button says that shows rows of that class;
 * notes, sentences below it.
 * A column that is optional is left out where no row has a figure in it.
 */
function table(caption, wanted, rows, rowClass, more = {}) {
  const columns = wanted.filter((column) => !column.optional || rows.some((row) => present(figureOf(column, row))));
  const keys = columns.map(({ head }) => slug(head));
  const entry = { caption, keys: keys.map((key, index) => (keys.indexOf(key) === index ? key : `${key}-${index}`)), columns, rows, order: more.order || '', tableRows: [] };
  entry.heads = columns.map((column, index) => headCell(entry, column, index, rows.length > 1));
  entry.tableRows = rows.map((row) => tableRow(columns, row, rowClass, more.about));
  entry.inOrder = more.group ? grouped(rows, entry.tableRows, more.group, columns.length) : entry.tableRows;
  entry.body = element('tbody', {}, entry.inOrder);
  entry.orderText = element('span', { class: 'order' }, entry.order && ` ${entry.order}`);
  entry.empty = element('p', { class: 'soft', hidden: '' }, 'Every row is hidden by the filter.');
  entry.node = element('table', { class: more.narrow ? 'narrow' : more.stacks ? 'stacks' : null },
    element('caption', {}, element('span', {}, caption, entry.orderText)),
    element('thead', {}, element('tr', {}, entry.heads)), entry.body);
  const frame = scrollBox(caption, entry.node);
  frame.append(entry.empty, more.minor ? minorButton(entry, more.minor) : '', copyButton(entry), ...(more.notes || []).map((note) => element('p', { class: 'soft' }, note)));
  entry.node.tableEntry = entry;
  return frame;
}

/** The rows with a heading before each group, in the order in which groups begin. */
function grouped(rows, tableRows, groupOf, width) {
  const groups = [...new Set(rows.map(groupOf))];
  return groups.length < 2 ? tableRows : groups.flatMap((name) => {
    const members = tableRows.filter((row, index) => groupOf(rows[index]) === name);
    const minor = members.every((row) => row.classList.contains('minor'));
    return [element('tr', { class: minor ? 'group minor' : 'group' }, element('th', { colspan: width, scope: 'rowgroup' }, name)), ...members];
  });
}

/** A heading stands only where a row below it does. */
function hideEmptyGroups({ inOrder }) {
  inOrder.forEach((row, index) => {
    if (row.classList.contains('group')) {
      const next = inOrder.findIndex((other, place) => place > index && other.classList.contains('group'));
      row.hidden = inOrder.slice(index + 1, next < 0 ? undefined : next).every((member) => member.hidden);
    }
  });
}

/** Rows that are folded away at first: few readers want them. */
function minorButton(entry, text) {
  entry.node.classList.add('folded');
  const button = plainButton(`${text}: show`, () => {
    const folded = entry.node.classList.toggle('folded');
    button.textContent = folded ? `${text}: show` : `${text}: hide`;
  });
  button.className = 'more-rows';
  return button;
}

function headCell(entry, column, index, sorts) {
  const cell = element('th', { scope: 'col', class: column.class === 'number' ? 'number' : null,
    'data-clock': column.clock, 'data-subject': column.subject, 'data-document': column.document, title: column.title });
  if (!sorts) {
    cell.append(column.head);
    return cell;
  }
  const button = element('button', { type: 'button', class: 'sort' }, column.head);
  button.addEventListener('click', () => sortBy(entry, entry.keys[index]));
  cell.append(button);
  return cell;
}

function tableRow(columns, row, rowClass, about) {
  const keys = about ? about(row) : {};
  return element('tr', { class: rowClass ? rowClass(row) : null, 'data-subject': keys.subject, 'data-document': keys.document },
    columns.map((column, index) => element(index === 0 ? 'th' : 'td',
      { scope: index === 0 ? 'row' : null, class: column.class === 'number' ? 'number' : null, 'data-clock': column.clock, 'data-subject': column.subject, 'data-document': column.document,
        'data-head': column.head },
      column.class === 'number' ? column.cell(row) : element('div', { class: column.class }, column.cell(row)))));
}

function slug(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** Gives each table the key that links use: the id of its section, and its number in there. */
function nameTables(root) {
  tables.forEach((entry, key) => {
    if (!entry.node.isConnected) {
      tables.delete(key);
    }
  });
  root.querySelectorAll('table').forEach((node) => {
    if (node.tableEntry.key) {
      return;
    }
    const section = node.closest('.fold, section');
    const base = (section && (section.getAttribute('aria-labelledby') || section.id)) || 'page';
    let key = base;
    for (let number = 2; tables.has(key); number++) {
      key = `${base}.${number}`;
    }
    node.tableEntry.key = key;
    tables.set(key, node.tableEntry);
  });
}

function sortable(key, column) {
  const entry = tables.get(key);
  return Boolean(entry) && entry.rows.length > 1 && entry.keys.includes(column);
}

/** The next of: least first, most first, as it was. */
function sortBy(entry, column) {
  const now = view.sort.get(entry.key);
  if (!now || now.column !== column) {
    view.sort.set(entry.key, { column, direction: 'least' });
  } else if (now.direction === 'least') {
    view.sort.set(entry.key, { column, direction: 'most' });
  } else {
    view.sort.delete(entry.key);
  }
  changeView();
  say(sortText(entry));
}

/** What a cell is sorted by: its number in full, else the number it begins with, else its text. */
function sortKey(entry, column, index) {
  const { columns, rows, tableRows } = entry;
  const number = figureOf(columns[column], rows[index]);
  if (number !== undefined) {
    return number;
  }
  const text = textOf(tableRows[index].cells[column]);
  const start = columns[column].class === 'number' ? /^[+-]?\d[\d,]*(\.\d+)?/.exec(text) : null;
  return start ? Number(start[0].replace(/,/g, '')) : text === '–' || text === '' ? null : text;
}

/** The number of a cell; null where it has none, undefined where its column holds none. */
function figureOf(column, row) {
  if (column.estimate) {
    return column.estimate(row)?.value ?? null;
  }
  return column.value ? column.value(row) ?? null : undefined;
}

/** Puts the rows in the order of the view. What is not known stands last in both directions. */
function arrange(entry) {
  const sort = view.sort.get(entry.key);
  const wanted = sort ? `${sort.column}:${sort.direction}` : '';
  if (wanted === (entry.arranged || '')) {
    return;
  }
  const column = sort ? entry.keys.indexOf(sort.column) : -1;
  const order = entry.tableRows.map((row, index) => index);
  if (sort) {
    const keys = order.map((index) => sortKey(entry, column, index));
    const sign = sort.direction === 'least' ? 1 : -1;
    order.sort((a, b) => ((keys[a] === null) - (keys[b] === null)) || sign * compareKeys(keys[a], keys[b]));
  }
  entry.body.replaceChildren(...(sort ? order.map((index) => entry.tableRows[index]) : entry.inOrder));
  entry.heads.forEach((cell, index) => {
    cell.toggleAttribute('aria-sort', index === column);
    if (index === column) {
      cell.setAttribute('aria-sort', sort.direction === 'least' ? 'ascending' : 'descending');
    }
  });
  entry.arranged = wanted;
  entry.orderText.textContent = sort ? ` ${sortText(entry)}` : entry.order && ` ${entry.order}`;
}

function compareKeys(a, b) {
  if (a === null || b === null) {
    return 0;
  }
  return typeof a === 'number' && typeof b === 'number' ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true });
}

function sortText(entry) {
  const sort = view.sort.get(entry.key);
  if (!sort) {
    return entry.order || 'In the order of the report.';
  }
  const { head, class: kind } = entry.columns[entry.keys.indexOf(sort.column)];
  const [least, most] = kind === 'number' ? ['least', 'most'] : ['A', 'Z'];
  const chance = entry.columns.some((column) => column.head === 'Letters')
    ? ' Neighbours that share a letter cannot be told apart.' : '';
  return `Sorted by “${head}”, ${sort.direction === 'least' ? least : most} first.${chance}`;
}

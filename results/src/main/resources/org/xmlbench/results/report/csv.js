const FORMULA_STARTS = '=+-@\t\r';

/** The text of a cell, its parts set apart; of a folded list only the list. */
function textOf(node) {
  const parts = [];
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement.closest('summary')) {
      parts.push(walker.currentNode.data);
    }
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Text as a cell of the file, by the rules of the project's own CSV export. */
function csvText(text) {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) =>
    `\\u${character.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
  const guarded = line && FORMULA_STARTS.includes(line[0]) ? `'${line}` : line;
  return /[",]/.test(guarded) ? `"${guarded.replace(/"/g, '""')}"` : guarded;
}

/** The cells that a column makes of a row: an estimate is three. */
function csvCells(entry, column, index) {
  const { columns, rows, tableRows } = entry;
  const { estimate, text: plain } = columns[column];
  if (plain) {
    return [csvText(plain(rows[index]))];
  }
  if (estimate) {
    const { value, low, high } = estimate(rows[index]) || {};
    return [value, low, high].map((number) => (present(number) ? String(number) : ''));
  }
  const number = figureOf(columns[column], rows[index]);
  if (number !== undefined) {
    return [number === null ? '' : String(number)];
  }
  const text = textOf(tableRows[index].cells[column]);
  return [text === '–' ? '' : csvText(text)];
}

/** What the table shows as CSV (RFC 4180), numbers in full. */
function csvOf(entry) {
  const shown = entry.columns.map((column, index) => index).filter((index) => !entry.heads[index].hidden);
  const head = shown.flatMap((index) => {
    const text = entry.columns[index].head;
    return entry.columns[index].estimate ? [text, `${text}, low`, `${text}, high`] : [text];
  });
  const rows = [...entry.body.rows].filter((row) => !row.hidden)
    .map((row) => entry.tableRows.indexOf(row))
    .filter((index) => index >= 0)
    .map((row) => shown.flatMap((column) => csvCells(entry, column, row)));
  return [head.map(csvText), ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function copyButton(entry) {
  const button = element('button', { type: 'button', class: 'copy', 'aria-label': `Copy as CSV: ${entry.caption}` }, 'Copy as CSV');
  button.addEventListener('click', async () => {
    const rows = entry.tableRows.filter((row) => !row.hidden).length;
    say(await copyText(csvOf(entry), button) ? `Copied ${counted(rows, 'row')} as CSV.` : COPY_BY_HAND);
  });
  return button;
}

const COPY_BY_HAND = 'The browser does not let this page copy. The text is selected: press Ctrl+C, or ⌘C.';

/** Copies; where the browser forbids it, shows the text selected beside the button. */
async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, button);
  }
}

function copyBySelection(text, button) {
  button.parentElement.querySelectorAll('textarea').forEach((old) => old.remove());
  const box = element('textarea', { readonly: '', rows: '6', 'aria-label': 'Text to copy' });
  box.value = text;
  button.after(box);
  box.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    copied = false;
  }
  if (copied) {
    box.remove();
    button.focus();
  }
  return copied;
}

/** The width of the text on a sheet of A4 or Letter, whichever is narrower, in CSS pixels. */
const PAPER_WIDTH = 680;

let onPaper = false;

/**
 * Paper has the parts that the reader opened, and every list in full that is folded in its cell, but for what a parser
 * lacks, which stands in full with the subjects. Charts are as wide as a sheet there.
 */
function startPaper() {
  let opened = [];
  window.addEventListener('beforeprint', () => {
    onPaper = true;
    opened = [...document.querySelectorAll('details:not(.pick, .lacks, .fold, .as-table, [open])')];
    opened.forEach((details) => {
      details.open = true;
    });
    document.documentElement.style.setProperty('--paper', `${PAPER_WIDTH}px`);
    redraw();
  });
  window.addEventListener('afterprint', () => {
    opened.forEach((details) => {
      details.open = false;
    });
    document.documentElement.style.removeProperty('--paper');
    redraw();
    // After the events of closing.
    setTimeout(() => {
      onPaper = false;
    }, 100);
  });
  matchMedia('print').addEventListener('change', redraw);
}

/** The width of the text on a sheet of A4 or Letter, whichever is narrower, in CSS pixels. */
const PAPER_WIDTH = 680;

let onPaper = false;

/** What is folded away cannot be opened on paper (what a parser lacks stands in full with the subjects), and charts are as wide as a sheet there. */
function startPaper() {
  let opened = [];
  window.addEventListener('beforeprint', () => {
    onPaper = true;
    opened = [...document.querySelectorAll('details:not(.pick):not(.lacks):not([open])')];
    opened.forEach((details) => {
      details.open = true;
    });
    unfoldAll();
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

/** What fills the folded parts that have not been opened yet. */
const unopened = new Map();

/** A part of the page that is made and drawn when it is first opened. Paper has it only where it is open. */
function fold(id, summary, make) {
  const details = element('details', { class: 'fold', id }, element('summary', {}, summary));
  unopened.set(details, make);
  details.addEventListener('toggle', () => {
    if (details.open) {
      unfold(details);
    }
    noteFold(details);
  });
  return details;
}

function unfold(details) {
  const make = unopened.get(details);
  if (make) {
    unopened.delete(details);
    details.append(...[make()].flat(Infinity).filter(present));
    nameTables(details);
    followView(details);
    drawMissing();
  }
}

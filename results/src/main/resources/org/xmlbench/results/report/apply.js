/** Shows the view that was just chosen, and puts it into the address. */
function changeView(replace) {
  writeFragment(replace);
  applyView();
}

/** Makes the page follow the view. */
function applyView() {
  applyTheme();
  followView(document);
  sectionChoices.forEach((choice, id) => followChoice(id));
  report.runs.forEach((run, index) => {
    document.querySelectorAll(`[data-run="${index}"] [data-clock]`).forEach((cell) => {
      cell.hidden = !showsClock(run, cell.dataset.clock);
    });
  });
  CONTROLS.forEach((follow) => follow());
  const shown = document.getElementById('shown');
  if (shown.textContent !== shownText()) {
    shown.textContent = shownText();
  }
  redraw();
}

/** Hides what the filter hides, and puts tables in their order. */
function followView(root) {
  root.querySelectorAll('[data-subject], [data-document]').forEach((node) => {
    const { subject, document: name } = node.dataset;
    node.hidden = (subject !== undefined && !showsSubject(subject))
      || (name !== undefined && !showsDocument(name));
  });
  root.querySelectorAll('table').forEach(({ tableEntry: entry }) => {
    arrange(entry);
    hideEmptyGroups(entry);
    entry.empty.hidden = entry.rows.length === 0 || entry.tableRows.some((row) => !row.hidden);
  });
}

/** Takes the view from the address, and goes where it says. */
function followAddress() {
  const before = view.place;
  readFragment(location.hash);
  applyView();
  if (view.place && view.place !== before) {
    goTo(view.place);
  }
}

/** A link inside the page changes the place and keeps the rest of the view. */
function followLink(event) {
  const link = event.target.closest('a[href^="#"]');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  event.preventDefault();
  view.place = link.getAttribute('href').slice(1);
  writeFragment();
  goTo(view.place, true);
}

/** Starts the page: from here on it follows the address and the controls. */
function startView() {
  nameTables(document.getElementById('report'));
  followAddress();
  window.addEventListener('hashchange', followAddress);
  document.addEventListener('click', followLink);
  systemDark.addEventListener('change', applyView);
}

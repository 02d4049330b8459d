const SEARCH_FROM = 8;
const CONTROLS = [];

/** The bar that chooses what is shown. */
function controlBar() {
  return element('section', { class: 'view', 'aria-label': 'View' },
    element('div', { class: 'controls' },
      pickList('subject', headWord(commonWord('subject'))),
      pickList('api', headWord(commonWord('style'))),
      pickList('document', headWord(commonWord('document'))),
      choices.clock.length > 1 ? selectBox('Speeds and times by', choices.clock, clockText, () => view.clock, (clock) => {
        view.clock = clock;
        changeView();
      }) : null,
      selectBox('Colours', Object.keys(THEMES), (theme) => THEMES[theme], chosenTheme, (theme) => {
        chooseTheme(theme);
        changeView(true);
      }),
      resetButton(),
      linkButton()),
    element('p', { class: 'shown', id: 'shown', role: 'status' }));
}

function clockText(clock) {
  const own = [...new Set(report.runs.map(clockName))];
  return { own: own.length > 1 ? 'each run’s own clock' : own[0], both: choices.timed > 2 ? 'all clocks' : 'both clocks' }[clock] || CLOCKS[clock];
}

function selectBox(text, values, textFor, read, choose) {
  const box = element('select', {}, values.map((value) => element('option', { value }, textFor(value))));
  box.addEventListener('change', () => choose(box.value));
  CONTROLS.push(() => {
    box.value = read();
  });
  return element('label', { class: 'setting' }, element('span', {}, text), box);
}

function plainButton(text, act) {
  const button = element('button', { type: 'button' }, text);
  button.addEventListener('click', () => act(button));
  return button;
}

function resetButton() {
  return plainButton('Reset', () => {
    Object.values(view.hidden).forEach((values) => values.clear());
    view.clock = 'own';
    view.sort.clear();
    view.chosen.clear();
    changeView();
    say('Everything is shown, in the order of the report.');
  });
}

function linkButton() {
  return plainButton('Copy link', async (button) => {
    say(await copyText(location.href, button) ? 'Copied the link to this view.' : COPY_BY_HAND);
  });
}

/** A folded list of check boxes; a long one can be searched. */
function pickList(kind, name) {
  const values = choices[kind];
  if (values.length < 2) {
    return null;
  }
  const summary = element('summary', {}, name);
  const rows = values.map((value) => checkRow(kind, value));
  const list = element('details', { class: 'pick' }, summary,
    element('fieldset', { class: 'panel' },
      element('legend', {}, `${name} that are shown`),
      values.length > SEARCH_FROM ? searchField(name, rows) : null,
      element('div', { class: 'all' },
        plainButton('All', () => showOnly(kind, rows, true)),
        plainButton('None', () => showOnly(kind, rows, false))),
      rows.map(({ node }) => node)));
  closesByItself(list, summary);
  CONTROLS.push(() => {
    const shown = values.length - view.hidden[kind].size;
    summary.textContent = shown === values.length ? `${name}: all ${shown}` : `${name}: ${shown} of ${values.length}`;
    list.classList.toggle('chosen', shown < values.length);
    rows.forEach(({ box, value }) => {
      box.checked = !view.hidden[kind].has(value);
    });
  });
  return list;
}

function checkRow(kind, value) {
  const box = element('input', { type: 'checkbox', value });
  box.addEventListener('change', () => {
    view.hidden[kind][box.checked ? 'delete' : 'add'](value);
    changeView();
  });
  return { value, box, node: element('label', { class: 'check' }, box, element('span', {}, value)) };
}

function searchField(name, rows) {
  const field = element('input', { type: 'search', 'aria-label': `Search ${name.toLowerCase()}`, placeholder: 'Search' });
  field.addEventListener('input', () => rows.forEach(({ node, value }) => {
    node.hidden = !value.toLowerCase().includes(field.value.trim().toLowerCase());
  }));
  return field;
}

/** Shows or hides what the search has found. */
function showOnly(kind, rows, shown) {
  rows.filter(({ node }) => !node.hidden)
    .forEach(({ value }) => view.hidden[kind][shown ? 'delete' : 'add'](value));
  changeView();
}

function closesByItself(list, summary) {
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && list.open) {
      list.open = false;
      summary.focus();
    }
  });
  document.addEventListener('pointerdown', (event) => {
    if (!list.contains(event.target)) {
      list.open = false;
    }
  });
  list.addEventListener('focusout', (event) => {
    if (event.relatedTarget && !list.contains(event.relatedTarget)) {
      list.open = false;
    }
  });
}

/** What the bar says of the view: how much is shown, and what no filter changes. */
function shownText() {
  const count = (values, shows) => `${values.filter(shows).length} of ${values.length}`;
  const filtered = Object.values(view.hidden).some((values) => values.size > 0);
  const clocks = [...new Set(report.runs.map(clockName))].join(' or ');
  return [
    filtered ? `Shown: ${count(choices.subject, showsSubject)} ${commonWord('subject')}, ${count(choices.document, showsDocument)} ${commonWord('document')}. `
      + `Ratios, letters and fastest sets still refer to all ${commonWord('subject')} that were measured.` : '',
    view.clock === 'own' ? '' : `Speeds and times by ${clockText(view.clock)}; `
      + `ratios, letters and fastest sets stay by ${clocks}, the clock that was fixed before the run.`,
  ].filter(Boolean).join(' ');
}

let silence;

/** Shows the result of an action in words, which screen readers read, too. */
function say(text) {
  const box = document.getElementById('message');
  box.textContent = text;
  clearTimeout(silence);
  silence = setTimeout(() => {
    box.textContent = '';
  }, 6000);
}

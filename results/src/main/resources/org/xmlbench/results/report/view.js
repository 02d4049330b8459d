/**
 * What the reader chose to see. A link to the page carries all of it; only rows, figures and colours
 * follow it, never a statistic.
 */
const view = {
  place: '',
  hidden: { subject: new Set(), api: new Set(), document: new Set() },
  clock: 'own',
  theme: null,
  sort: new Map(),
  chosen: new Map(),
  open: new Set(),
};

const HIDDEN_KEYS = { subject: 'hide', api: 'hide-api', document: 'hide-document' };
const CLOCKS = { cpu: 'process CPU time', 'cpu-less-compiler': 'process CPU time without the compiler’s', wall: 'wall clock' };
const THEMES = { auto: 'system', light: 'light', dark: 'dark' };

/** What there is to choose from. */
const choices = { subject: [], api: [], document: [], clock: ['own'], timed: 0, style: new Map() };

function fillChoices(runs) {
  const compared = runs.filter((run) => run.comparison.documents.length > 0);
  for (const { manifest } of compared) {
    manifest.subjects.forEach((subject) => choices.style.set(subject.id, subject.style));
  }
  const documents = compared.flatMap((run) => run.comparison.documents.map((doc) => doc.document));
  const own = new Set(compared.map((run) => run.comparison.clock));
  choices.subject = [...choices.style.keys()];
  choices.api = [...new Set(choices.style.values())];
  choices.document = [...new Set(documents)];
  choices.clock = compared.length === 0 ? ['own']
    : clockChoices(compared, own);
}

/** A clock by which nothing was timed is no choice. */
function clockChoices(compared, own) {
  const timed = Object.keys(CLOCKS).filter((clock) => compared.some((run) =>
    run.comparison.documents.some((doc) => doc.subjects.some((figure) => present(figure[clock])))));
  choices.timed = timed.length;
  return timed.length < 2 ? ['own'] : ['own', ...timed.filter((clock) => own.size > 1 || !own.has(clock)), 'both'];
}

function showsSubject(subject) {
  return !view.hidden.subject.has(subject) && !view.hidden.api.has(choices.style.get(subject));
}

/** The subject of a label, which may name an operation too. */
function subjectOf(text) {
  return choices.subject.find((subject) => text === subject || text.startsWith(`${subject} `));
}

function showsDocument(name) {
  return !view.hidden.document.has(name);
}

/** The clock of a run's speeds and times; its ratios stay by the clock that was fixed before it. */
function shownClock(run) {
  return view.clock === 'own' || view.clock === 'both' ? run.comparison.clock : view.clock;
}

/** Whether a column of this clock is shown. */
function showsClock(run, clock) {
  return view.clock === 'both' || shownClock(run) === clock;
}

/** The fragment of the address: a section's id, then everything that is not as it was at first. */
function fragment() {
  const parameters = new URLSearchParams();
  for (const [kind, key] of Object.entries(HIDDEN_KEYS)) {
    choices[kind].filter((value) => view.hidden[kind].has(value))
      .forEach((value) => parameters.append(key, value));
  }
  if (view.clock !== 'own') {
    parameters.set('clock', view.clock);
  }
  view.sort.forEach(({ column, direction }, key) =>
    parameters.append('sort', `${key}:${column}:${direction}`));
  view.chosen.forEach((value, id) => parameters.append('show', `${id}:${value}`));
  view.open.forEach((id) => parameters.append('open', id));
  if (view.theme) {
    parameters.set('theme', view.theme);
  }
  const text = parameters.toString();
  return `#${view.place}${text ? `?${text}` : ''}`;
}

/** Takes the view from a fragment. What it does not know, it ignores. */
function readFragment(text) {
  const at = text.indexOf('?');
  const parameters = new URLSearchParams(at < 0 ? '' : text.slice(at + 1));
  const place = (at < 0 ? text : text.slice(0, at)).replace(/^#/, '');
  view.place = place && document.getElementById(place) ? place : '';
  for (const [kind, key] of Object.entries(HIDDEN_KEYS)) {
    view.hidden[kind] = new Set(parameters.getAll(key).filter((value) => choices[kind].includes(value)));
  }
  view.clock = choices.clock.includes(parameters.get('clock')) ? parameters.get('clock') : 'own';
  view.chosen = readChoices(parameters.getAll('show'));
  view.theme = Object.hasOwn(THEMES, parameters.get('theme') ?? '') ? parameters.get('theme') : null;
  view.open = new Set(parameters.getAll('open').filter((id) => document.getElementById(id)?.matches('.fold')));
  document.querySelectorAll('.fold').forEach((details) => {
    details.open = view.open.has(details.id) || details.id === view.place;
    if (details.open) {
      unfold(details);
    }
  });
  view.sort = new Map(parameters.getAll('sort').map((value) => value.split(':'))
    .filter(([key, column, direction]) => sortable(key, column) && ['least', 'most'].includes(direction))
    .map(([key, column, direction]) => [key, { column, direction }]));
}

/** Puts the view into the address: as a new entry of the history, or instead of the present one. */
function writeFragment(replace) {
  const wanted = fragment();
  if (wanted !== (location.hash || '#')) {
    history[replace ? 'replaceState' : 'pushState'](null, '', wanted);
  }
}

/** Keeps in the address which folded parts are open. */
function noteFold(details) {
  if (onPaper || details.open === view.open.has(details.id)) {
    return;
  }
  view.open[details.open ? 'add' : 'delete'](details.id);
  writeFragment(true);
}

/** Scrolls to a section, and moves the keyboard's focus there. */
function goTo(place, focus) {
  const target = document.getElementById(place);
  if (!target) {
    return;
  }
  if (target.matches('.fold')) {
    target.open = true;
  }
  target.scrollIntoView();
  if (focus) {
    target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }
}

const report = JSON.parse(document.getElementById('data').textContent,
  (key, value) => (typeof value === 'string' ? visible(value) : value));

/** What families' sections hold: a run has its own family's, and of the others nothing. */
const NO_SECTION = { strategies: [], sweeps: [], goals: [], iolite: null, soap: [], transport: [], load: [], sematech: [], interoperability: [], attacks: null, comparedTime: null };
report.runs.forEach((run) => Object.assign(run, NO_SECTION, ...Object.values(run.sections)));

/** Whether the run compares arms of a gate, not subjects. */
function isOfArms(run) {
  return Boolean(run.gate) || ['gate', 'calibration'].includes(run.manifest.profile);
}

function question(run) {
  if (run.manifest.profile === 'calibration') {
    return 'Calibration: what can a gate see on this host?';
  }
  if (run.strategies.length) {
    return 'Which way to bring a file to the parser is fastest?';
  }
  if (run.iolite) {
    return 'What is left to gain where bytes are not copied?';
  }
  if (run.attacks) {
    return 'What do servers do when they are attacked?';
  }
  if (run.interoperability.length) {
    return 'Which server reads which toolkit’s message?';
  }
  if (run.sematech.length) {
    return 'What does a trace report take on its way from process to process?';
  }
  if (run.load.length) {
    return 'Which server answers most calls, and how long do they take?';
  }
  if (run.soap.length) {
    return `Which ${isOfBindings(run) ? 'binding framework' : 'SOAP toolkit'} is fastest, and how sure is that?`;
  }
  return isOfArms(run) ? 'Did it become slower?' : 'Which parser is fastest, and how sure is that?';
}

function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Whether it has no toolkit in it: nobody calls above the canned transport, or no SOAP is spoken. */
function isControl(run, subject) {
  const seams = run.comparison.documents.filter((doc) => doc.subjects.some((figure) => figure.subject === subject.id))
    .map((doc) => doc.condition.seam);
  return subject.style === 'Protocol Buffers' || (seams.length > 0 && seams.every((seam) => seam === 'control'));
}

/** How many take part. */
function countedSubjects(run) {
  const { subjects } = run.manifest;
  const controls = subjects.filter((subject) => isControl(run, subject)).length;
  const counts = counted(subjects.length - controls, run.words.subject);
  return controls ? `${counts}, ${counted(controls, 'control')}` : counts;
}

function header(run) {
  const { manifest } = run;
  const facts = [
    run.iolite ? `${counted(manifest.documents.length, 'program')}, ${counted(run.iolite.rounds, 'round')}`
      : `${countedSubjects(run)}, ${counted(manifest.documents.length, run.words.document)}`,
    isOfArms(run) ? manifest.profile : `profile ${manifest.profile}`,
    manifest.host.cpu,
    present(manifest.host.jdkVersion) ? `JDK ${manifest.host.jdkVersion}` : null,
    manifest.createdUtc.replace('T', ' ').replace(/:\d\d(\.\d+)?Z$/, ' UTC'),
  ];
  return element('header', {},
    element('p', { class: 'eyebrow' }, isHouse() ? `${run.words.part} · ${runName(run)}` : 'XMLBench'),
    isHouse() ? element('h2', { class: 'part', id: `r${report.runs.indexOf(run)}` }, question(run)) : element('h1', {}, question(run)),
    element('p', { class: 'facts' }, facts.filter(present).join(' · ')),
    element('p', { class: 'facts' }, commonConditions(run)));
}

/** What holds for every document of the run. */
function commonConditions(run) {
  const documents = run.comparison.documents;
  const first = documents.length ? documents[0].condition : {};
  const common = Object.entries(first)
    .filter(([key, value]) => documents.every((doc) => doc.condition[key] === value));
  return conditionTexts(Object.fromEntries(common)).join(' · ');
}

const LINK_LENGTHS = [40, 60, 80];

/**
 * Documents' names as links that can be told from each other. Where shortening would make them alike,
 * what all begin with is said once instead, and they are shortened less.
 */
function documentLinks(names) {
  const whole = names.map(label);
  const told = (texts) => new Set(texts).size === new Set(whole).size;
  const short = (texts, length) => texts.map((text) => shorten(text, length));
  if (told(short(whole, LINK_LENGTHS[0]))) {
    return { start: '', texts: short(whole, LINK_LENGTHS[0]) };
  }
  const start = commonStart(whole);
  const rest = whole.map((text) => text.slice(start.length));
  const length = LINK_LENGTHS.find((most) => told(short(rest, most)));
  return { start, texts: length ? short(rest, length) : rest };
}

function contentLinks(run, names, id) {
  const { words } = run;
  const link = (target, text) => element('li', {}, element('a', { href: `#${target}` }, text));
  const { start, texts } = documentLinks(names);
  return [
    link(`${id}-answer`, 'The answer'),
    run.soap.length ? link(`${id}-soap`, isOfBindings(run) ? 'Frameworks' : 'Toolkits') : null,
    run.load.length ? link(`${id}-load`, 'Load') : null,
    run.sematech.length ? link(`${id}-sematech`, 'Trace reports') : null,
    heatGroups(run).length ? link(`${id}-heat`, 'Glance') : null,
    start ? element('li', { class: 'soft' }, start) : null,
    texts.map((text, index) => {
      const item = link(`${id}-d${index}`, text);
      item.setAttribute('data-document', run.comparison.documents[index].document);
      return item;
    }),
    run.comparison.geometricMeans.length ? link(`${id}-mean`, `Over several ${words.document}s`) : null,
    run.comparison.sizeSweeps.length ? link(`${id}-growth`, 'How it grows') : null,
    tellsResources(run) ? link(`${id}-resources`, 'Memory and collector') : null,
    link(`${id}-trouble`, words.ofMessages ? 'What failed' : 'Not compared'),
    isHouse() ? null : link(`${id}-reading`, 'How to read it'),
    link(`${id}-subjects`, subjectsTitle(run)),
    link(`${id}-host`, 'Where and how'),
  ].flat();
}

function navigation(run, names, id) {
  return element('nav', { 'aria-label': 'Contents' }, element('ul', {}, contentLinks(run, names, id)));
}

/** What the compared time is, where it is not simply that of an operation. */
function comparedTimeNote(run) {
  return present(run.comparedTime) ? element('p', { class: 'note', role: 'note' }, run.comparedTime) : null;
}

function runSections(run, id) {
  if (run.strategies.length) {
    return [header(run), doctorNote(run, id), strategySections(run, id), hostSection(run, id)].flat().filter(present);
  }
  if (run.iolite) {
    return [header(run), doctorNote(run, id), programSections(run, id), hostSection(run, id)].flat().filter(present);
  }
  if (run.attacks) {
    return [header(run), doctorNote(run, id), attackSections(run, id), subjectsSection(run, id), hostSection(run, id)].flat().filter(present);
  }
  if (run.interoperability.length) {
    return [header(run), doctorNote(run, id), interopSections(run, id), subjectsSection(run, id), hostSection(run, id)].flat().filter(present);
  }
  if (run.comparison.documents.length === 0) {
    return withoutSubjects(run, id);
  }
  const names = titles(run.comparison.documents);
  return [
    header(run),
    isHouse() ? null : navigation(run, names, id),
    doctorNote(run, id),
    run.comparison.notices.map((notice) => element('p', { class: 'note', role: 'note' }, capital(notice))),
    comparedTimeNote(run),
    answerSection(run, names, id),
    soapSection(run, id),
    loadSection(run, id),
    sematechSection(run, id),
    heatSection(run, id),
    element('h2', {}, `${headWord(run.words.document)} by ${run.words.document}`),
    run.comparison.documents.map((doc, i) => documentSection(run, doc, names[i], `${id}-d${i}`)),
    geometricSection(run, id),
    growthSection(run, id),
    resourcesSection(run, names, id),
    troubleSection(run, names, id),
    isHouse() ? null : readingSection([run], id),
    subjectsSection(run, id),
    documentsSection(run, id),
    hostSection(run, id),
  ].flat().filter(present);
}

/** A run whose forks belong to arms, or that has measured nothing yet. */
function withoutSubjects(run, id) {
  return [
    header(run),
    unendedSection(run, id),
    doctorNote(run, id),
    run.comparison.notices.map((notice) => element('p', { class: 'note', role: 'note' }, capital(notice))),
    gateSection(run, id),
    calibrationSection(run, id),
    hostSection(run, id),
  ].flat().filter(present);
}

function footer() {
  return element('footer', {},
    `Made by XMLBench ${report.toolVersion}. Charts by Apache ECharts ${report.echartsVersion} (Apache-2.0), inside this file. Nothing is loaded from anywhere.`);
}

const main = document.getElementById('report');
fillChoices(report.runs);
main.append(...[...(isHouse() ? housePage() : runSections(report.runs[0], 'r0')), footer(),
  element('p', { class: 'said', id: 'said', role: 'status' })].flat(Infinity).filter(present));
// The answer comes first: what leads to it is passed over by who reads with the keyboard.
const [heading] = main.querySelectorAll('h2[id]:not(.part)');
document.querySelector('.skip').setAttribute('href', `#${heading ? heading.id : 'report'}`);
(main.querySelector('nav') || main.querySelector('header')).after(controlBar());
document.title = `XMLBench ${report.runs.map((run) => run.manifest.run).join(', ')}`;
startView();
startPaper();
drawInTurn(() => {
  document.documentElement.dataset.ready = 'true';
});

let width = window.innerWidth;
window.addEventListener('resize', () => {
  if (window.innerWidth !== width) {
    width = window.innerWidth;
    redraw();
  }
});

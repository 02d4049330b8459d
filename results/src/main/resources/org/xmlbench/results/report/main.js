const report = JSON.parse(document.getElementById('data').textContent,
  (key, value) => (typeof value === 'string' ? visible(value) : value));

function question(run) {
  return run.arms?.question ?? familyPart(run).question(run);
}

function counted(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Whether it has no toolkit: the canned transport is measured alone, or the subjects speak no SOAP. */
function isControl(run, subject) {
  const seams = run.comparison.documents.filter((doc) => doc.subjects.some((figure) => figure.subject === subject.id))
    .map((doc) => doc.condition.seam);
  return subject.style === 'Protocol Buffers' || (seams.length > 0 && seams.every((seam) => seam === 'control'));
}

/** The number of subjects, and of controls. */
function countedSubjects(run) {
  const { subjects } = run.manifest;
  const controls = subjects.filter((subject) => isControl(run, subject)).length;
  const counts = counted(subjects.length - controls, run.words.subject);
  return controls ? `${counts}, ${counted(controls, 'control')}` : counts;
}

function header(run, facts = factLines(run)) {
  return element('header', {},
    element('p', { class: 'eyebrow' }, hasSeveralRuns() ? `${run.words.part} · ${runName(run)}` : 'XMLBench'),
    hasSeveralRuns() ? element('h2', { class: 'part', id: `r${report.runs.indexOf(run)}` }, question(run)) : element('h1', {}, question(run)),
    facts);
}

/** What was measured, where and when. */
function factLines(run) {
  const { manifest } = run;
  const facts = [
    familyPart(run).counts(run),
    run.arms?.id ?? `profile ${manifest.profile}`,
    manifest.host.cpu,
    present(manifest.host.jdkVersion) ? `JDK ${manifest.host.jdkVersion}` : null,
    manifest.createdUtc.replace('T', ' ').replace(/:\d\d(\.\d+)?Z$/, ' UTC'),
  ];
  return [element('p', { class: 'facts' }, facts.filter(present).join(' · ')), element('p', { class: 'facts' }, commonConditions(run))];
}

/** What holds for every document of the run. */
function commonConditions(run) {
  const documents = run.comparison.documents;
  const first = documents.length ? documents[0].condition : {};
  const common = Object.entries(first)
    .filter(([key, value]) => documents.every((doc) => doc.condition[key] === value));
  return conditionTexts(Object.fromEntries(common)).join(' · ');
}

const LINK_LENGTH = 60;

function contentLinks(run, names, id) {
  const { words } = run;
  const link = (target, text, title) => element('li', {}, element('a', { href: `#${target}`, title }, text));
  const part = familyPart(run);
  const [own, last] = [part.link(run), part.lastLink(run)];
  return [
    link(`${id}-answer`, 'The answer'),
    run.nodes ? link(`${id}-nodes`, 'The nodes') : null,
    own ? link(`${id}-${own[0]}`, own[1]) : null,
    heatGroups(run).length ? link(`${id}-heat`, 'All at a glance') : null,
    shortNames(names.map(label), LINK_LENGTH).map((text, index) => {
      const item = link(`${id}-d${index}`, text, text === names[index] ? null : names[index]);
      item.setAttribute('data-document', run.comparison.documents[index].document);
      return item;
    }),
    run.comparison.geometricMeans.length ? link(`${id}-mean`, `Over several ${words.document}s`) : null,
    run.comparison.sizeSweeps.length ? link(`${id}-growth`, 'How it grows') : null,
    tellsResources(run) ? link(`${id}-resources`, 'Memory and collector') : null,
    link(`${id}-trouble`, words.ofMessages ? 'What failed' : 'Not compared'),
    hasSeveralRuns() ? null : link(`${id}-reading`, 'How to read it'),
    link(`${id}-subjects`, subjectsTitle(run)),
    link(`${id}-host`, 'Where and how'),
    last ? link(`${id}-${last[0]}`, last[1]) : null,
  ].flat();
}

function navigation(run, names, id) {
  return element('nav', { 'aria-label': 'Contents' }, element('ul', {}, contentLinks(run, names, id)));
}

/** What the compared time is, where it is not simply that of an operation. */
function comparedTimeNote(run) {
  const { comparedTime } = sectionOf(run);
  return present(comparedTime) ? element('p', { class: 'note', role: 'note' }, comparedTime) : null;
}

/** How many forks were at their plateau: a warning only where some were not. */
function plateauNote(plateaus) {
  if (!present(plateaus)) {
    return null;
  }
  const all = plateaus.reached === plateaus.forks;
  return element('p', all ? {} : { class: 'note', role: 'note' }, capital(plateaus.text));
}

/** Forks that never became steady, where they are many and no finding about their label says more. */
function unsteadyNote(unsteady) {
  return present(unsteady) ? element('p', { class: 'note', role: 'note' }, capital(unsteady.text)) : null;
}

/** What reading the run had to repair or leave out, and what was verified in less than the usual way. */
function noticeNotes(run) {
  return run.comparison.notices.map((notice) => element('p', { class: 'note', role: 'note' }, capital(notice)));
}

function runSections(run, id) {
  const part = familyPart(run);
  const own = part.sections(run, id);
  if (own && (part.isOwn(run) || run.comparison.documents.length === 0)) {
    return [header(run), doctorNote(run, id), sittingsNote(run), noticeNotes(run), oddNodesNote(run, id), own, nodesSection(run, id), hostSection(run, id)].flat().filter(present);
  }
  if (run.comparison.documents.length === 0) {
    return withoutSubjects(run, id);
  }
  const names = titles(run.comparison.documents);
  const first = part.first(run, names, id);
  return [
    first ? [header(run, null), first] : header(run),
    hasSeveralRuns() ? null : navigation(run, names, id),
    first ? [factLines(run), missedBlocksNote(run, names)] : null,
    doctorNote(run, id),
    first ? null : sittingsNote(run),
    noticeNotes(run),
    plateauNote(run.comparison.plateaus),
    first || present(run.comparison.unsteady?.defect) ? null : unsteadyNote(run.comparison.unsteady),
    (run.comparison.labels || []).map((label) => element('p', { class: 'note', role: 'note' }, capital(label.text))),
    comparedTimeNote(run),
    oddNodesNote(run, id),
    first ? null : answerSection(run, names, id),
    nodesSection(run, id),
    own,
    heatSection(run, id),
    element('h2', {}, `${headWord(run.words.document)} by ${run.words.document}`),
    run.comparison.documents.map((doc, i) => documentSection(run, doc, names[i], `${id}-d${i}`)),
    geometricSection(run, id),
    growthSection(run, id),
    resourcesSection(run, names, id),
    troubleSection(run, names, id),
    hasSeveralRuns() ? null : readingSection([run], id),
    subjectsSection(run, id),
    documentsSection(run, id),
    hostSection(run, id),
    part.last(run, id),
  ].flat(2).filter(present);
}

/** A run whose forks belong to arms, or that has measured nothing yet. */
function withoutSubjects(run, id) {
  return [
    header(run),
    doctorNote(run, id),
    sittingsNote(run),
    noticeNotes(run),
    run.arms ? modelSection(run.arms, id) : null,
    hostSection(run, id),
  ].flat().filter(present);
}

function footer() {
  return element('footer', {},
    `Made by XMLBench ${report.toolVersion}. Charts by Apache ECharts ${report.echartsVersion} (Apache-2.0), inside this file. Nothing is loaded from anywhere.`);
}

const main = document.getElementById('report');
fillChoices(report.runs);
main.append(...[...(hasSeveralRuns() ? severalRunsPage() : runSections(report.runs[0], 'r0')), footer(),
  element('p', { class: 'message', id: 'message', role: 'status' })].flat(Infinity).filter(present));
// The answer comes first: the first key of a keyboard user skips to it.
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

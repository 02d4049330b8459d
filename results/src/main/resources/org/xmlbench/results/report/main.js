const report = JSON.parse(document.getElementById('data').textContent,
  (key, value) => (typeof value === 'string' ? visible(value) : value));

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

/** The runs are called as the section that puts two of them side by side calls them. */
function eyebrow(index) {
  return report.sideBySide ? `XMLBench · run ${'AB'[index]}` : 'XMLBench';
}

function header(run) {
  const { manifest } = run;
  const facts = [
    run.iolite ? `${counted(manifest.documents.length, 'program')}, ${counted(run.iolite.rounds, 'round')}`
      : `${counted(manifest.subjects.length, 'subject')}, ${counted(manifest.documents.length, 'document')}`,
    isOfArms(run) ? manifest.profile : `profile ${manifest.profile}`,
    manifest.host.cpu,
    present(manifest.host.jdkVersion) ? `JDK ${manifest.host.jdkVersion}` : null,
    manifest.createdUtc.replace('T', ' ').replace(/:\d\d(\.\d+)?Z$/, ' UTC'),
  ];
  return element('header', {},
    element('p', { class: 'eyebrow' }, eyebrow(report.runs.indexOf(run))),
    element('h1', {}, question(run)),
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

function navigation(run, names, id) {
  const link = (target, text) => element('li', {}, element('a', { href: `#${target}` }, text));
  return element('nav', { 'aria-label': report.runs.length > 1 ? `Contents of ${run.manifest.run}` : 'Contents' }, element('ul', {},
    link(`${id}-answer`, 'The answer'),
    run.soap.length ? link(`${id}-soap`, isOfBindings(run) ? 'Frameworks' : 'Toolkits') : null,
    run.load.length ? link(`${id}-load`, 'Load') : null,
    run.sematech.length ? link(`${id}-sematech`, 'Trace reports') : null,
    link(`${id}-heat`, 'Glance'),
    names.map((name, index) => {
      const item = link(`${id}-d${index}`, shorten(label(name), 40));
      item.setAttribute('data-document', run.comparison.documents[index].document);
      return item;
    }),
    run.comparison.geometricMeans.length ? link(`${id}-mean`, 'Over several documents') : null,
    run.comparison.sizeSweeps.length ? link(`${id}-growth`, 'How it grows') : null,
    tellsResources(run) ? link(`${id}-resources`, 'Memory and collector') : null,
    link(`${id}-trouble`, 'Not compared'),
    link(`${id}-reading`, 'How to read it'),
    link(`${id}-subjects`, 'Subjects'),
    link(`${id}-host`, 'Where and how'),
    report.sideBySide ? link('pair', 'The two runs side by side') : null));
}

/** What the compared time is, where it is not simply that of an operation. */
function comparedTimeNote(run) {
  return present(run.comparedTime) ? element('p', { class: 'note', role: 'note' }, run.comparedTime) : null;
}

function runSections(run, index) {
  const id = `r${index}`;
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
    navigation(run, names, id),
    doctorNote(run, id),
    run.comparison.notices.map((notice) => element('p', { class: 'note', role: 'note' }, capital(notice))),
    comparedTimeNote(run),
    answerSection(run, names, id),
    soapSection(run, id),
    loadSection(run, id),
    sematechSection(run, id),
    heatSection(run, names, id),
    element('h2', {}, 'Document by document'),
    run.comparison.documents.map((doc, i) => documentSection(run, doc, names[i], `${id}-d${i}`)),
    geometricSection(run, id),
    growthSection(run, id),
    resourcesSection(run, names, id),
    troubleSection(run, names, id),
    readingSection(id),
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
main.append(...[...report.runs.flatMap(runSections), pairSection(report.sideBySide), footer(),
  element('p', { class: 'said', id: 'said', role: 'status' })].filter(present));
// The answer comes first: what leads to it is passed over by who reads with the keyboard.
const [heading] = main.querySelectorAll('h2[id]');
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

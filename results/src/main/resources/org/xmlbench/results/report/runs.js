/** Whether the page has several runs: then each has its part. */
function hasSeveralRuns() {
  return report.runs.length > 1;
}

/** The runs with their places in the data, in the order of their parts: experiments come last. */
function partsOf(runs) {
  return runs.map((run, index) => ({ run, id: `r${index}` }))
    .sort((a, b) => a.run.words.place - b.run.words.place);
}

/** The name of a run, as in the section that puts two of them side by side. */
function runName(run) {
  return report.sideBySide ? `run ${'AB'[report.runs.indexOf(run)]}` : `run ${run.manifest.run}`;
}

/** A part's name inside a sentence. */
function inSentence(part) {
  return /^\p{Lu}{2}/u.test(part) ? part : `${part.charAt(0).toLowerCase()}${part.slice(1)}`;
}

function listed(texts) {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

/** The kind to which a part belongs where there are several: experiments are one kind. */
function partKind({ words }, several) {
  return words.experiment && several ? 'Experiments' : words.part;
}

function partNames() {
  const runs = partsOf(report.runs).map(({ run }) => run);
  const several = new Set(runs.map(({ words }) => words.part)).size > 1;
  return [...new Set(runs.map((run) => partKind(run, several)))];
}

/** What is on the page, in a heading and two or three sentences. */
function severalRunsHeader() {
  const names = partNames();
  const title = names.length > 1 ? headWord(`${listed(names.map((name, index) => (index ? inSentence(name) : name)))} in one report`)
    : `${report.runs.length} runs of ${inSentence(names[0])}`;
  const between = names.length > 1
    ? 'Figures of different parts are of different work: nothing is compared between them.'
    : 'Each run is compared with itself.';
  const pair = report.sideBySide ? ' The two runs stand side by side at the end.' : '';
  return element('header', {},
    element('p', { class: 'eyebrow' }, 'XMLBench'),
    element('h1', {}, title),
    element('p', {}, `This page holds ${report.runs.length} runs, a part for each. ${between}${pair}`));
}

/** One list of contents: an entry for each kind of run, and below it the sections of its runs. */
function severalRunsNavigation(parts) {
  const groups = new Map();
  for (const part of parts) {
    const name = partKind(part.run, true);
    groups.set(name, [...(groups.get(name) || []), part]);
  }
  const link = (target, text) => element('a', { href: `#${target}` }, text);
  return element('nav', { 'aria-label': 'Contents' }, element('ul', { class: 'parts' },
    [...groups].map(([name, members]) => element('li', {},
      members.length === 1 && !members[0].run.words.experiment
        ? element('strong', {}, link(members[0].id, name)) : element('strong', {}, name),
      members.map(({ run, id, contents }) => [
        members.length > 1 || run.words.experiment
          ? element('p', {}, link(id, run.words.experiment ? run.words.part : headWord(runName(run))),
            run.words.experiment && members.filter((other) => other.run.words.part === run.words.part).length > 1 ? `, ${runName(run)}` : null) : null,
        contents.length ? element('ul', {}, contents) : null,
      ]))),
    element('li', {}, element('strong', {}, 'All parts'), element('ul', {},
      report.sideBySide ? element('li', {}, link('pair', 'The two runs side by side')) : null,
      readRuns().length ? element('li', {}, link('all-reading', 'How to read it')) : null))));
}

/** Runs whose tables the common words explain; the others have their own words. */
function readRuns() {
  return partsOf(report.runs).map(({ run }) => run).filter(isByDocument);
}

/** The sections of a run that is not compared document by document, as its headings name them. */
function contentsOf(nodes) {
  return nodes.flatMap((node) => [...node.querySelectorAll('h2[id]:not(.part)')])
    .map((heading) => element('li', {}, element('a', { href: `#${heading.id}` }, heading.textContent)));
}

function severalRunsPage() {
  const parts = partsOf(report.runs).map((part) => ({ ...part, nodes: runSections(part.run, part.id) }));
  parts.forEach((part) => {
    part.contents = isByDocument(part.run) ? contentLinks(part.run, [], part.id) : contentsOf(part.nodes);
  });
  return [severalRunsHeader(), severalRunsNavigation(parts),
    parts.map(({ id, nodes }) => element('article', { 'aria-labelledby': id }, nodes)),
    pairSection(report.sideBySide),
    readRuns().length ? readingSection(readRuns(), 'all') : null];
}

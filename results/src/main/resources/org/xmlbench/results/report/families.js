/** What each family's own script registers, by the family's id. */
const FAMILY_PARTS = new Map();

/** What a family's part of the page is made of; what its script does not register is as here. */
const PART = {
  /** The heading of its part. */
  question: (run) => sectionOf(run)?.section?.question ?? run.words.part,
  /** How much was measured, in a few words. */
  counts: (run) => [run.manifest.subjects.length ? countedSubjects(run) : null, counted(run.manifest.documents.length, run.words.document)].filter(present).join(', '),
  /** Whether it has its own sections instead of those by document. */
  isOwn: (run) => present(sectionOf(run)?.section) && !sectionOf(run).isCompared,
  /** Such sections, or one that stands behind the answer; nothing where nothing was measured. */
  sections: (run, id) => ownSections(run, id),
  /** Where its section is, and what it is called in the list of contents. */
  link: (run) => (hasTables(sectionOf(run)?.section) ? [sectionOf(run).section.id, sectionOf(run).section.link] : null),
  /** The same of what stands behind all else. */
  lastLink: () => null,
  /** What the first screen is made of instead of the table of answers; null where there is none. */
  first: () => null,
  /** What stands behind all else that was measured. */
  last: () => null,
  /** The answer of a document. */
  answer: (run, doc) => doc.answer,
  /** The meaning of its words, before those that every family shares. */
  words: [],
};

function registerFamily(id, part) {
  FAMILY_PARTS.set(id, part);
}

/** What the script of a run's family registered. The data of a run has its family's section alone. */
function familyPart(run) {
  return { ...PART, ...FAMILY_PARTS.get(Object.keys(run.sections)[0]) };
}

/** What the script of its family reads of a run. */
function sectionOf(run) {
  return Object.values(run.sections)[0];
}

/** The family's section, and its subjects where no document follows that would have them. */
function ownSections(run, id) {
  const model = sectionOf(run)?.section;
  const section = hasTables(model) ? modelSection(model, id) : null;
  return section && (isByDocument(run) || !run.manifest.subjects.length ? section : [section, subjectsSection(run, id)]);
}

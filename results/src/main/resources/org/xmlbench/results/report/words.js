/** A word of a run's family, as the first one of a heading. */
function headWord(word) {
  return beginsWithName(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** Whether a text begins with the name of a subject, a document or an experiment, whose letters are its own. */
function beginsWithName(text) {
  if (/^[a-z]+(-[a-z\d]+)+[:,]/.test(text)) {
    return true;
  }
  const names = report.runs.flatMap(({ manifest }) => [...manifest.subjects.map(({ id }) => id), ...manifest.documents.map(({ name }) => name)]);
  return names.flatMap((name) => [name, label(name)]).some((name) => text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length)));
}

const SHARED_WORDS = { subject: 'subjects', style: 'APIs and encodings', document: 'documents and messages' };

/** The word of a control over all runs for a kind of thing: that of their family, or one for all families. */
function commonWord(name) {
  const words = [...new Set(report.runs.map((run) => `${run.words[name]}s`))];
  return words.length > 1 ? SHARED_WORDS[name] : words[0];
}

/** Whether a run is shown document by document; others have their own tables instead. */
function isByDocument(run) {
  return run.comparison.documents.length > 0 && !familyPart(run).isOwn(run);
}

/** Bytes that a subject allocates in an operation on this document. */
function allocatedBytes(doc, figure) {
  return present(figure.allocatedBytesPerInputByte) && present(doc.documentBytes)
    ? figure.allocatedBytesPerInputByte * doc.documentBytes : null;
}

const CLOCK_WORDS = ['CPU time and wall clock', 'CPU time is that of the whole process: the garbage collector’s and the compiler’s threads count. Without the compiler’s, it is less the CPU time of the compiler’s threads, which depends on how long a fork lasts as much as on the subject. The wall clock is elapsed time. Which of them orders subjects was fixed before the run.',
  (run) => figuresOf(run).some((figure) => present(figure.cpu))];
const RATE_WORDS = ['MB/s', 'Megabytes, that is 10⁶ bytes, of document a second. More is better. The ± is the half width of the 95 % interval over forks; where its sides differ, the longer one.'];

function timeWords({ unit, subject }) {
  return [`µs a ${unit}`, `Microseconds of a whole ${unit}. Less is better. The ± is the half width of the 95 % interval over forks; where its sides differ, the longer one. There are no MB/s: each ${subject} takes as many bytes as it likes for the same data.`];
}

function figuresOf(run) {
  return run.comparison.documents.flatMap((doc) => doc.subjects);
}

/** The words of what the page shows of one of these runs. */
function shownWords(words, runs) {
  return words.filter(([, , shown]) => !shown || runs.some(shown)).map(([word, text]) => [word, text]);
}

/** The meaning of this family’s words, before those that every family shares. */
function familyWords(run) {
  const { words } = run;
  const base = words.ofMessages ? timeWords(words) : RATE_WORDS;
  return shownWords([base, CLOCK_WORDS, ...familyPart(run).words], [run]);
}

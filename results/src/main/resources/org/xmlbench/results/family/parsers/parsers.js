const PARSER_WORDS = [
  ['Verified', 'In each fork the events of every timed operation are added up and compared with what the document must give, and its last parse is compared event by event. A figure exists only if that succeeds.'],
  ['Declared', 'The document needs something that the library is known to lack. It is timed, marked, and in no comparison.'],
  ['Unverified', 'The right events of the document are not known: too few independent parsers agree. It is timed, marked, and in no comparison.'],
  ['Accepts', 'How many of XMLBench’s malformed documents, one for each constraint of XML, the parser accepts; the tests of XMLBench hold it for its own drivers, of others it is counted when the run begins. To check is work, so “fastest of those that check” compares only parsers that accept at most five.', (run) => figuresOf(run).some((figure) => present(figure.acceptedMalformations))],
  ['First document', 'The wall time from the request for a parser to the end of the first document in a fresh JVM: class loading, code that is not compiled yet. The median over forks and, in parentheses, the least and the most of them: no interval.', (run) => figuresOf(run).some((figure) => present(figure.firstDocumentMicros))],
  ['Single documents', 'Small documents were timed one by one, after the operations that the verdicts are of: what half of them did not exceed, what 99 of 100 did not, and the longest, by wall clock. Medians over forks.', (run) => figuresOf(run).some((figure) => present(figure.singleP50Micros))],
  ['Trees', 'build-walk builds a tree and walks it, which is comparable with streaming. build only builds it, and is compared with other builds only.'],
];

registerFamily('parsers', {
  question: () => 'Which parser is fastest, and how sure is that?',
  words: PARSER_WORDS,
});

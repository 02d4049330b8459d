const PARSER_WORDS = [
  ['Verified', 'In each fork the events of every timed operation are added up and compared with what the document must give, and its last parse is compared event by event. A figure exists only if that succeeds.'],
  ['Declared', 'The document needs something that the library is known to lack. It is timed, marked, and in no comparison.'],
  ['Unverified', 'The right events of the document are not known: too few independent parsers agree. It is timed, marked, and in no comparison.'],
  ['Trees', 'build-walk builds a tree and walks it, which is comparable with streaming. build only builds it, and is compared with other builds only.'],
];

registerFamily('parsers', {
  question: () => 'Which parser is fastest, and how sure is that?',
  words: PARSER_WORDS,
});

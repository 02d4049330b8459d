const FRAMEWORK_WORDS = [
  ['marshal, unmarshal', 'From the framework’s own objects to a message, and back. The number is that of the report’s values.'],
  ['First call', 'The wall time from nothing to the end of the first call: mapping, contexts, class loading, code that is not compiled yet. The median over forks and, in parentheses, the least and the most of them: no interval. It is in no other figure.'],
  ['Form', 'xml or binary. Binary forms are controls, and are compared with each other only.'],
  ['Bytes', 'Of the framework’s own message.'],
  ['Verified', 'In each fork, before and after it is timed, the message is compared with the reference and the objects with the report. A figure exists only if that succeeds.'],
];

const FRAMEWORKS_TEXT = 'A trace report of SEMI E134 goes from a framework’s own objects to a message and back. Each framework’s message was compared with the reference, and what it understood with the report, before and after it was timed. The first call makes the mapping, loads classes and runs uncompiled code: it stands apart, as the median over forks with the least and the most of them, which are no interval.';

const FORMS = {
  xml: 'Text: all frameworks unmarshal the same bytes.',
  binary: 'A control: another form of the same events, which is never compared with text.',
};

registerFamily('frameworks', callsPart({
  subject: 'binding framework', head: 'Framework', title: 'Frameworks and what they bind', text: FRAMEWORKS_TEXT,
  meanings: FORMS, bytes: 'the message', words: FRAMEWORK_WORDS,
}));

const TOOLKIT_WORDS = [
  ['receiveX, sendX, echoVoid', 'The names are the server’s: receiveX has a large request, so it shows what writing costs; sendX has a large reply, so it shows what reading costs. echoVoid carries nothing, and is subtracted from nothing.'],
  ['Seam', 'Where the toolkit is cut from the network. stack is its whole client, binding the envelope and its data alone, http has a server and a network below it. Figures of two seams are of different work.'],
  ['Encoding', 'What is spoken: document/literal, rpc/encoded, MTOM. Toolkits are compared with those of the same encoding only.'],
  ['Bytes', 'Of the toolkit’s own request, and of the reply that it reads.'],
  ['Verified', 'In each fork, before and after it is timed, the request is checked against the schema and a reference message, and the reply’s values against the data. A figure exists only if that succeeds.'],
];

const TOOLKITS_TEXT = 'receiveX measures serialization: its reply is tiny. sendX measures deserialization: its request is tiny. echoVoid carries nothing: it is shown with the others and subtracted from none of them. Each toolkit’s messages were captured and compared with the reference before and after they were timed.';
const SEAMS = {
  stack: 'The toolkit’s whole client above a canned transport: what a call costs its caller, the network left out.',
  control: 'The canned transport alone, with no toolkit above it: it is part of every figure of the seam stack.',
  http: 'HTTP, or the protocol of grpc, to the toolkit’s own server in another JVM, over loopback or, with nodes=2, on another node, connections kept. CPU time is that of both. Nagle’s algorithm is off in the server: where the host’s default is left on, it and delayed acknowledgement stall a reply; what a call takes then is the column “default would be”.',
  'http-close': 'The same with a new connection for each call.',
  binding: 'The envelope and its data alone, by the toolkit’s API for it. There is no client in these figures.',
};

registerFamily('toolkits', callsPart({
  subject: 'SOAP toolkit', head: 'Toolkit', title: 'Toolkits and what they call', text: TOOLKITS_TEXT,
  meanings: SEAMS, bytes: 'request › reply', words: TOOLKIT_WORDS,
}));

const RATES_TEXT = 'SEMATECH’s requirement: a trace report of so many values, so many times a second. Messages are sent at the times at which they are to begin, whether or not the one before was late, by a client and to a server that are both warm. Lag is from the intended time to the reply. A pair holds the rate if it misses at most one deadline of 100, which is the time of the next message, and its lag does not grow. It is judged by 1000 messages, or earlier if more than ten are late or the sender, seconds late, gave up: one late message of few is chance. A toolkit meets it if more than half of its pairs hold it. Contended: other work took more than a tenth of the processors’ time; such a pair that did not hold the rate decides nothing, and without enough others the verdict is undecided.';
const RATES_BREAK = 'Breaks at: the lowest rate that a pair is shown not to hold, as it was raised by half an octave at a time: the median over pairs, with the least and the most. A percentile needs ten messages of a pair beyond it; else there is a dash.';

function rateSpread(head, read) {
  return { head, class: 'number', optional: true, value: (row) => read(row)?.median ?? null,
    cell: (row) => (present(read(row)) ? withRange(spreadFigure(read(row))) : '–') };
}

function rateVerdict(cell) {
  if (!present(cell.lag)) {
    return present(cell.reason) ? `${cell.outcome}: ${cell.reason}` : cell.outcome || '–';
  }
  const tooFew = cell.tooFew ? `, ${cell.tooFew} with too few messages` : '';
  const contended = cell.contended ? `, ${cell.contended} contended` : '';
  return `${cell.verdict}: ${cell.held} of ${counted(cell.pairs, 'pair')}${tooFew}${contended}`;
}

/** A table for each condition: whether it is met, and at what cost. */
function ratesSection(run, id) {
  const { rates = [] } = sectionOf(run);
  if (!rates.length) {
    return null;
  }
  return [
    element('section', { 'aria-labelledby': `${id}-rates` },
      element('h2', { id: `${id}-rates` }, 'Trace reports at a rate'),
      element('p', {}, RATES_TEXT),
      element('p', { class: 'soft' }, RATES_BREAK),
      rates.flatMap((rate) => [
        element('h3', {}, label(rate.encoding)),
        rate.conditions.map((condition, index) => table(`${label(condition)}: values of a message, and messages a second; medians over pairs, with the least and the most.`, [
          { head: 'Toolkit', class: 'name', cell: (row) => label(row.toolkit) },
          { head: 'Verdict', cell: (row) => rateVerdict(row.cells[index]) },
          rateSpread('Missed, %', (row) => row.cells[index].lag?.missed),
          rateSpread('Lag, median, ms', (row) => row.cells[index].lag?.p50),
          rateSpread('Lag, 99 %, ms', (row) => row.cells[index].lag?.p99),
          rateSpread('Lag, longest, ms', (row) => row.cells[index].lag?.longest),
          rateSpread('Sender’s CPU, %', (row) => row.cells[index].use?.senderLoad),
          rateSpread('Receiver’s CPU, %', (row) => row.cells[index].use?.receiverLoad),
          rateSpread('Sender’s page faults a second', (row) => row.cells[index].use?.senderFaults),
          rateSpread('Receiver’s page faults a second', (row) => row.cells[index].use?.receiverFaults),
          rateSpread('Breaks at, messages a second', (row) => row.cells[index].breaks),
        ], rate.rows, null, { about: (row) => ({ subject: row.toolkit }) })),
      ])),
    subjectsSection(run, id),
  ];
}

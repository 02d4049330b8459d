package org.xmlbench.families.attacks.tables;

import org.xmlbench.results.table.NamedTerm;
import org.xmlbench.results.table.Tone;

/**
 * The outcome of an attack, which is the worst that was observed, the worst first; then what is
 * said of good clients meanwhile.
 */
enum AttackTerm implements NamedTerm {
  CRASHED("crashed", Tone.BAD, "the server's process ended"),
  HUNG(
      "hung",
      Tone.BAD,
      "after an attack a call that asks nothing of the server was not answered in 10 s"),
  TOLD(
      "told a file",
      Tone.BAD,
      "a reply told what was in a file of the server's that the message named"),
  FETCHED("fetched", Tone.BAD, "the server went to where the message pointed"),
  LEAKED(
      "leaked",
      Tone.BAD,
      "the attackers gone, the server held more threads or descriptors after a second attack than"
          + " after the first: it goes on to take them; a pool that has grown once is no leak"),
  STARVED(
      "starved",
      Tone.BAD,
      "no good client was answered while the attack lasted; afterwards they were. What became of"
          + " the attempts stands in their counts"),
  ACCEPTED("accepted", Tone.PLAIN, "an attempt was answered as if it were a good request"),
  HELD(
      "held open",
      Tone.PLAIN,
      "no attempt was answered, and some were not closed either when the attack ended: until then"
          + " each took a thread or a place in a queue; what comes later was not watched"),
  CLOSED("closed", Tone.PLAIN, "no attempt was answered: the connection was closed"),
  REJECTED(
      "rejected",
      Tone.GOOD,
      "what was answered was answered by a fault or a status of 400 or more"),
  UNKNOWN("-", Tone.ASIDE, "not measured"),
  KEPT(
      "kept",
      Tone.PLAIN,
      "of good clients' calls a second, while the attack lasted: of the larger of their rates"
          + " before and after it, as a server may not be warm before"),
  MORE(
      "more than before",
      Tone.ASIDE,
      "over 120 %, so the server was not warm before, or the host was busy; the share cannot be"
          + " attributed to the attack"),
  TAIL(
      "x",
      Tone.PLAIN,
      "the 99th percentile of good clients' latency meanwhile, times the shorter of those before"
          + " and after it; not shown where fewer than ten calls lie beyond one of them"),
  ERRORS(
      "errors",
      Tone.PLAIN,
      "calls of good clients that failed while the attack lasted or after it"),
  CONTENDED(
      "contended",
      Tone.ASIDE,
      "other work took more than a tenth of the processors' time; what good clients kept may be of"
          + " that");

  private final Said said;

  AttackTerm(String label, Tone tone, String meaning) {
    said = new Said(label, tone, meaning);
  }

  @Override
  public Said said() {
    return said;
  }
}

package org.xmlbench.results.family.attacks;

/** The outcome of an attack, which is the worst that was observed; the worst first. */
public enum AttackVerdict {
  /** The server's process ended. */
  CRASHED("crashed", "the server's process ended"),
  /** The server did not answer any more after an attack. */
  HUNG("hung", "after an attack a call that asks nothing of the server was not answered in 10 s"),
  /** A reply disclosed the content of a file that the message named. */
  TOLD("told a file", "a reply told what was in a file of the server's that the message named"),
  /** The server connected to the address that the message named. */
  FETCHED("fetched", "the server went to where the message pointed"),
  /**
   * After the attackers had closed their connections, it held more threads or descriptors than
   * before.
   */
  LEAKED(
      "leaked",
      "the attackers gone, the server held more threads or descriptors after a second attack than"
          + " after the first: it goes on to take them; a pool that has grown once is no leak"),
  /** No good client was answered while the attack lasted. */
  STARVED(
      "starved",
      "no good client was answered while the attack lasted; afterwards they were. What became of"
          + " the attempts stands in their counts"),
  /** Answered as if it were a good request. */
  ACCEPTED("accepted", "an attempt was answered as if it were a good request"),
  /** Neither answered nor closed while the attack lasted. */
  HELD(
      "held open",
      "no attempt was answered, and some were not closed either when the attack ended: until then"
          + " each took a thread or a place in a queue; what comes later was not watched"),
  /** The connection was closed without an answer. */
  CLOSED("closed", "no attempt was answered: the connection was closed"),
  /** Answered by a fault or a status of 400 or more. */
  REJECTED("rejected", "what was answered was answered by a fault or a status of 400 or more"),
  /** Not measured. */
  UNKNOWN("-", "not measured");

  private final String label;
  private final String meaning;

  AttackVerdict(String label, String meaning) {
    this.label = label;
    this.meaning = meaning;
  }

  /** The words of tables. */
  public String label() {
    return label;
  }

  /** Its meaning, as a sentence without its full stop. */
  public String meaning() {
    return meaning;
  }
}

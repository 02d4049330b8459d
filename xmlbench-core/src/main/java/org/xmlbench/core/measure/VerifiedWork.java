package org.xmlbench.core.measure;

/** Work of drivers, in one thread or in several, which can be verified by the document's events. */
interface VerifiedWork extends TimedWork {
  /** How a session repeats it. */
  WorkLoop loop();

  /**
   * Parses once more with the same, now compiled, code, in every thread that was timed, and
   * compares totals and digest. Where no digest is known only totals are compared.
   *
   * @return the digest of the canonical stream of the document's own order
   * @throws WrongEventsException when anything differs
   */
  String verify() throws Exception;

  /** Lets go of the timed documents: what follows has their room. */
  void forget();
}

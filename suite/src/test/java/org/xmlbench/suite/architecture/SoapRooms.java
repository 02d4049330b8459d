package org.xmlbench.suite.architecture;

/** What lives below the package {@code soap}. */
final class SoapRooms {
  /** The rooms of soapbench/core; toolkits and frameworks have their own beside them. */
  static final String[] CORE = {
    "soap",
    "soap.bean..",
    "soap.binding..",
    "soap.classic..",
    "soap.fork..",
    "soap.hand..",
    "soap.http..",
    "soap.message..",
    "soap.operation..",
    "soap.toolkit..",
    "soap.trace.."
  };

  private SoapRooms() {}
}

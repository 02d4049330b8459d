package org.xmlbench.suite.architecture;

/** Rules for the packages below {@code soap}. */
final class SoapRules {
  /** The packages of soapbench/core; toolkits and frameworks have their own beside them. */
  static final String[] CORE = {
    "soap",
    "soap.attack..",
    "soap.bean..",
    "soap.binding..",
    "soap.classic..",
    "soap.content..",
    "soap.fidelity..",
    "soap.fork..",
    "soap.hand..",
    "soap.http..",
    "soap.interop..",
    "soap.load..",
    "soap.message..",
    "soap.operation..",
    "soap.program..",
    "soap.security..",
    "soap.sematech..",
    "soap.startup..",
    "soap.subject..",
    "soap.toolkit..",
    "soap.trace.."
  };

  /** What they may know beside each other, core and probes. */
  static final String[] LIBRARIES = {
    "java..",
    "javax.crypto..",
    "javax.xml..",
    "org.w3c.dom..",
    "org.xml.sax..",
    "com.sun.net..",
    "org.HdrHistogram.."
  };

  private SoapRules() {}
}

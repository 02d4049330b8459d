package org.xmlbench.results.store;

import java.util.stream.Collectors;

/** The host of a run's servers, where that is another than their clients'. */
public final class ServerHost {
  /** The option of a manifest that holds it: its facts, by name. */
  public static final String OPTION = "serverHost";

  /** The option of a manifest that has the flags of servers' JVMs, beside those of forks. */
  public static final String JVM_FLAGS = "serverJvmFlags";

  private ServerHost() {}

  /** A host as the option names it. */
  public static String text(HostFingerprint host) {
    return host.facts().entrySet().stream()
        .map(fact -> fact.getKey() + "=" + fact.getValue())
        .collect(Collectors.joining("; "));
  }
}

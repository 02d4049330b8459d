package org.xmlbench.families.server.fork;

/** What a fork does with a toolkit's server. */
public interface ServerTask {
  /** One line. */
  String description();
}

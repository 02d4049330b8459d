package org.xmlbench.families.server.fork;

/** The arguments that every fork of a family of servers takes. */
public final class ServerFork {
  /** The class name of the toolkit. */
  public static final String TOOLKIT = "toolkit";

  public static final String TASK = "task";

  private ServerFork() {}
}

package org.xmlbench.house.console;

/** Quotes what a user is to copy into a shell. */
public final class ShellWord {
  private ShellWord() {}

  /** The argument as a POSIX shell takes it as one word. */
  public static String quoted(String argument) {
    return argument.matches("[\\w@%+=:,./-]+")
        ? argument
        : "'" + argument.replace("'", "'\\''") + "'";
  }
}

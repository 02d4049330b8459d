package org.xmlbench.suite;

import java.nio.charset.StandardCharsets;

/**
 * Entry point of the {@code xmlbench} command.
 *
 * <p>A JVM ends with 1 where {@code main} throws, which would be a verdict. So this class catches
 * whatever is thrown, and needs no other class of XMLBench to end with {@value #INTERNAL_ERROR}: it
 * does so too where no class can be loaded any more, or where the heap is full.
 */
public final class Main {
  private static final int INTERNAL_ERROR = 70;

  /** Set by the launcher, which only wants to know whether this class is reached. */
  private static final String TRIAL = "xmlbench.trial";

  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] args) {
    byte[] lastWords = null;
    try {
      lastWords =
          "xmlbench: internal error: this process ran out of memory, files or threads\n"
              .getBytes(StandardCharsets.US_ASCII);
      if (!Boolean.getBoolean(TRIAL)) {
        System.exit(CommandProcess.run(args));
      }
    } catch (Throwable e) {
      end(e, lastWords);
    }
  }

  /** Names the error where that is still possible. */
  private static void end(Throwable e, byte[] lastWords) {
    try {
      System.err.println("xmlbench: internal error: " + e);
    } catch (Throwable _) {
      System.err.write(lastWords, 0, lastWords.length);
    } finally {
      Runtime.getRuntime().halt(INTERNAL_ERROR);
    }
  }
}

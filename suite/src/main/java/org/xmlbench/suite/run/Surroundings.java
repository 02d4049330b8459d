package org.xmlbench.suite.run;

import java.io.PrintStream;
import org.xmlbench.suite.engine.fork.ForkSetting;

/**
 * What a measuring session takes from the program around it.
 *
 * @param referee tells the events of users' files
 * @param executors makes what runs forks
 * @param err takes progress and messages
 */
public record Surroundings(
    ExpectedEvents referee, ForkSetting.Executors executors, PrintStream err) {
  /** Forks are JVMs. */
  public Surroundings(ExpectedEvents referee, PrintStream err) {
    this(referee, ForkSetting.Executors.JVMS, err);
  }
}

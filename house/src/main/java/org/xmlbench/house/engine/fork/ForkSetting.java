package org.xmlbench.house.engine.fork;

import java.nio.file.Path;
import org.xmlbench.house.engine.ForkExecutor;
import org.xmlbench.house.engine.ForkRecords;

/**
 * What the forks of a session have in common.
 *
 * @param work holds one folder for each fork, which is deleted when the fork ends
 * @param logs takes what failed forks wrote
 * @param running the processes that run now, so that an interruption can end them
 */
public record ForkSetting(
    ForkCommandLine line, ForkRecords records, Path work, Path logs, RunningForks running) {
  /** Makes what runs the forks of a session; a test makes one that starts no process. */
  @FunctionalInterface
  public interface Executors {
    Executors JVMS =
        new Executors() {
          @Override
          public ForkExecutor of(ForkSetting setting) {
            return new JvmForks(setting);
          }

          @Override
          public boolean startsJvms() {
            return true;
          }
        };

    ForkExecutor of(ForkSetting setting);

    /** Whether a session may also start a JVM to learn something of a subject that is not timed. */
    default boolean startsJvms() {
      return false;
    }
  }
}

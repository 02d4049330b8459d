package org.xmlbench.house.run;

import java.nio.file.Path;
import java.util.function.IntSupplier;
import org.xmlbench.house.console.ShellWord;

/** How a user goes on with a run that ended early. */
public final class Resumption {
  /** Bound where runs are parts of what another command does. */
  private static final ScopedValue<String> OF_THE_WHOLE = ScopedValue.newInstance();

  private Resumption() {}

  /**
   * Runs parts of something larger.
   *
   * @param command goes on with the whole
   */
  public static int within(String command, IntSupplier parts) {
    return ScopedValue.where(OF_THE_WHOLE, command).call(parts::getAsInt);
  }

  /** Whether runs are parts of something larger: then something may have been measured before. */
  static boolean isOfMore() {
    return OF_THE_WHOLE.isBound();
  }

  /**
   * The command that goes on with a run, or with what it is a part of.
   *
   * @param command that began the run
   */
  public static String of(String command, Path folder) {
    return OF_THE_WHOLE.isBound()
        ? OF_THE_WHOLE.get()
        : "xmlbench %s --resume --out %s".formatted(command, ShellWord.quoted(folder.toString()));
  }
}

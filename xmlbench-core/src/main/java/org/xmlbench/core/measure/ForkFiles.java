package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The files by which a fork and the process that started it meet.
 *
 * @param result file that takes the {@link ForkResult}
 * @param turns socket at which the turns of the measured phase are granted, or {@code null} for a
 *     fork that measures alone
 */
public record ForkFiles(Path result, Path turns) {

  /** They as arguments of a command line. */
  public List<String> toArguments() {
    List<String> arguments = new ArrayList<>();
    arguments.add("result=" + result);
    if (turns != null) {
      arguments.add("turns=" + turns);
    }
    return arguments;
  }

  /**
   * Reads what {@link #toArguments()} wrote.
   *
   * @throws IllegalArgumentException when the result's file is missing
   */
  public static ForkFiles of(KeyValues values) {
    return new ForkFiles(
        Path.of(values.required("result")), values.optional("turns").map(Path::of).orElse(null));
  }

  /**
   * The turns of this fork.
   *
   * @throws IOException when no process grants them
   */
  public Turns openTurns() throws IOException {
    return turns == null ? Turns.alone() : Turns.at(turns);
  }
}

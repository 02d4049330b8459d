package org.xmlbench.readahead;

import java.io.IOException;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** A program that opens one file by every strategy, in turn, and says what came of it. */
final class OpensInputs {
  private OpensInputs() {}

  /**
   * Takes the file, and what to do: {@code read} it, or {@code abandon} it after the first byte.
   */
  public static void main(String[] args) {
    Path file = Path.of(args[0]);
    for (InputStrategy strategy : Inputs.strategies()) {
      if (strategy.unavailable().isEmpty()) {
        System.out.println(strategy.name() + "\t" + outcome(file, strategy, args[1]));
      }
    }
  }

  private static String outcome(Path file, InputStrategy strategy, String how) {
    try {
      OpenInput input = Inputs.open(file, strategy);
      if (how.equals("abandon")) {
        return Character.toString(Samples.readOne(input));
      }
      try (input) {
        return Samples.readAll(input);
      }
    } catch (IOException e) {
      return e.getClass().getSimpleName() + ": " + e.getMessage();
    }
  }
}

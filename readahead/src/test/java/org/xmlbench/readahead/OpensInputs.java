package org.xmlbench.readahead;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.readahead.strategy.OpenInput;

/** A program that opens one file by every strategy, in turn, and says what came of it. */
final class OpensInputs {
  private OpensInputs() {}

  /**
   * Takes the file, and what to do: {@code read} it, or {@code abandon} it after the first byte, by
   * every strategy; or a strategy by which alone to do the latter.
   */
  public static void main(String[] args) {
    Path file = Path.of(args[0]);
    boolean every = args[1].equals("read") || args[1].equals("abandon");
    for (InputStrategy strategy : every ? Inputs.strategies() : List.of(Inputs.strategy(args[1]))) {
      if (strategy.unavailable().isEmpty()) {
        System.out.println(strategy.name() + "\t" + outcome(file, strategy, args[1]));
      }
    }
  }

  private static String outcome(Path file, InputStrategy strategy, String how) {
    try {
      OpenInput input = Inputs.open(file, strategy);
      if (!how.equals("read")) {
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

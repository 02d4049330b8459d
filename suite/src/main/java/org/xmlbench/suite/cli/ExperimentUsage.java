package org.xmlbench.suite.cli;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.xmlbench.soap.attack.Attack;
import org.xmlbench.suite.soap.SoapExperiment;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * What the help says of an experiment that is a command of its own. Options of other experiments
 * stay options, so that they are refused with a reason; the help shows none of them.
 */
final class ExperimentUsage {
  /** Options that are not of every experiment on servers. */
  private static final Set<String> OF_SOME =
      Set.of(
          "--experiment",
          "--operation",
          "--size",
          "--data",
          "--clients",
          "--attack",
          "--receiving",
          "--seam",
          "--classic",
          "--setup",
          "--server",
          "--clock",
          "--pairing");

  private ExperimentUsage() {}

  /** Names a command after its experiment and leaves in its help what it takes. */
  static void of(SoapExperiment experiment, CommandLine command) {
    command.setCommandName(experiment.label());
    CommandSpec spec = command.getCommandSpec();
    spec.usageMessage().description(description(experiment));
    String[] footer = spec.usageMessage().footer();
    String[] exitCodes = {"", footer[footer.length - 2], footer[footer.length - 1]};
    spec.usageMessage().footer(exitCodes);
    for (OptionSpec option : List.copyOf(spec.options())) {
      String name = option.longestName();
      if (OF_SOME.contains(name)) {
        String words = words(experiment).get(name);
        OptionSpec.Builder shown = option.toBuilder();
        spec.remove(option)
            .addOption(
                words == null ? shown.hidden(true).build() : shown.description(words).build());
      }
    }
    for (PositionalParamSpec words : List.copyOf(spec.positionalParameters())) {
      spec.remove(words).addPositional(words.toBuilder().hidden(true).build());
    }
  }

  /**
   * Its own options of these, in its own words: {@code soap} speaks of several experiments at once.
   */
  private static Map<String, String> words(SoapExperiment experiment) {
    return switch (experiment) {
      case LOAD ->
          Map.of(
              "--operation",
              "This operation in place of the profile's (echoVoid, receiveDoubles, or with a size,"
                  + " receiveDoubles:10); repeatable.",
              "--size",
              "Elements of the arrays of those operations that name no size themselves (default:"
                  + " 100); repeatable.",
              "--data",
              "What doubles are: published (default: 0.0, 1.0, ...) or full-precision (square"
                  + " roots).",
              "--clients",
              "Clients at a time, 1 to 1024 (default: 1, 4, 16 and 64); repeatable.");
      case ATTACKS ->
          Map.of(
              "--attack",
              String.join(", ", Attack.labels()) + " (default: the profile's); repeatable.");
      case SEMATECH ->
          Map.of(
              "--operation",
              "receiveIntTrace or receiveDoubleTrace (default: the profile's); repeatable.",
              "--size",
              "Values of a report, in place of the profile's sizes; repeatable.",
              "--receiving",
              "buffered (the whole message is in memory before it is parsed) or streamed (default:"
                  + " both); repeatable.");
      case OPERATIONS, INTEROPERABILITY -> Map.of();
    };
  }

  private static String description(SoapExperiment experiment) {
    return switch (experiment) {
      case OPERATIONS -> throw new IllegalArgumentException("it is the command soap itself");
      case LOAD -> "Hold each toolkit's server under the load of many clients at a time.";
      case ATTACKS ->
          "Send each toolkit's server malformed, hostile and half-sent requests while good clients"
              + " go on.";
      case SEMATECH ->
          "Time each stage of a trace report from process to process, as SEMATECH and NIST did.";
      case INTEROPERABILITY -> "Tell which toolkit's server reads which toolkit's message.";
    };
  }
}

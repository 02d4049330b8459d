package org.xmlbench.suite.cli;

import java.util.List;
import java.util.Set;
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
      if (OF_SOME.contains(name) && !own(experiment).contains(name)) {
        spec.remove(option).addOption(option.toBuilder().hidden(true).build());
      }
    }
    for (PositionalParamSpec words : List.copyOf(spec.positionalParameters())) {
      spec.remove(words).addPositional(words.toBuilder().hidden(true).build());
    }
  }

  private static Set<String> own(SoapExperiment experiment) {
    return switch (experiment) {
      case OPERATIONS -> OF_SOME;
      case LOAD -> Set.of("--operation", "--size", "--data", "--clients");
      case ATTACKS -> Set.of("--attack");
      case SEMATECH -> Set.of("--operation", "--size", "--receiving");
      case INTEROPERABILITY -> Set.of();
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

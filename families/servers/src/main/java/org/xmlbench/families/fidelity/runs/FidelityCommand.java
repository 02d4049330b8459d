package org.xmlbench.families.fidelity.runs;

import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.families.soap.runs.MessageProfile;
import org.xmlbench.families.soap.runs.ToolkitRun;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.Session;
import org.xmlbench.soap.fidelity.FidelityCase;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code fidelity}: what toolkits do to values. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "fidelity",
    mixinStandardHelpOptions = true,
    description = {
      "Find the values that toolkits keep, change, lose or refuse.",
      "Each toolkit's client and server are tried."
    })
final class FidelityCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--case",
      paramLabel = "C",
      split = ",",
      description =
          "base64-empty, base64-every-byte, base64-wrapped, doubles-empty, double-greatest,"
              + " double-infinite, double-least, double-minus-infinite, double-minus-zero,"
              + " double-nan, double-subnormal, events-empty, event-extreme, ints-empty,"
              + " int-greatest, int-least, int-signed, int-spaced, invalid-base64,"
              + " invalid-character, invalid-double-word, invalid-int-beyond, invalid-int-fraction,"
              + " invalid-int-word, invalid-member, invalid-trace-int-beyond,"
              + " invalid-trace-int-word, invalid-trace-member, meshes-empty, mesh-extreme,"
              + " strings-empty, string-beyond-bmp, string-blank, string-empty, string-line-ends,"
              + " string-markup, string-nil, string-spaces, trace-double-greatest,"
              + " trace-double-infinite, trace-double-minus-zero, trace-double-nan,"
              + " trace-double-subnormal, trace-int-greatest, trace-int-least (default: the"
              + " profile's); repeatable.")
  private List<String> cases = List.of();

  @Mixin private ToolkitRun run = new ToolkitRun();

  FidelityCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return run.ofServers(session, new FidelityExperiment(), this::tasks);
  }

  private List<String> tasks(MessageProfile from) {
    return cases.isEmpty()
        ? from.tasks()
        : cases.stream().map(name -> FidelityCase.of(name).label()).distinct().toList();
  }
}

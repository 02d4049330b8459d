package org.xmlbench.families.limits.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.xmlbench.core.Labelled;
import org.xmlbench.families.limits.fork.Dimension;
import org.xmlbench.families.limits.fork.LimitsMain;
import org.xmlbench.families.limits.tables.LimitsResults;
import org.xmlbench.families.scorecard.runs.Scorecard;
import org.xmlbench.families.scorecard.runs.ScorecardOptions;
import org.xmlbench.families.scorecard.runs.ScorecardProfile;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code limits}: where each parser stops. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "limits",
    mixinStandardHelpOptions = true,
    description = {
      "Find the largest documents that each parser reads.",
      "Dimensions are depth, number of attributes, length of names and values, and text of"
          + " entities. Each library is tested with its own limits, and without them.",
      "",
      "Each driver and dimension has its own JVM with a heap of 512 MiB."
    },
    footer = {
      "",
      "A limit is a result, not a fault: it does not change the exit code.",
      "",
      "Exit codes: 0 done; 1 a fork ended without a result; 2 bad usage; 3 the disk is full; 130"
          + " interrupted."
    })
final class LimitsCommand implements Callable<Integer> {
  /** Shortest first. */
  static final List<ScorecardProfile> PROFILES =
      List.of(
          new ScorecardProfile(
              "smoke",
              "every driver, names alone: shows that it works",
              List.of(Dimension.NAME_LENGTH.label())),
          new ScorecardProfile(
              NamedProfile.DEFAULT,
              "every driver, every dimension, once",
              Arrays.stream(Dimension.values()).map(Dimension::label).toList()));

  private final Session session;

  @Choices.Of(Dimension.class)
  @Option(
      names = "--dimension",
      paramLabel = "NAME",
      split = ",",
      description = "Test these dimensions: ${COMPLETION-CANDIDATES} (default: all); repeatable.")
  private List<String> dimensions = new ArrayList<>();

  @Mixin private ScorecardOptions options = new ScorecardOptions();

  LimitsCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return options.run(
        session,
        new Scorecard(
            LimitsResults.FAMILY,
            List.of(LimitsMain.class),
            Scorecard.fresh(512),
            Duration.ofSeconds(8),
            Duration.ofMinutes(12)),
        PROFILES,
        dimensions.isEmpty()
            ? List.of()
            : ScorecardOptions.chosen("dimension", dimensions, Dimension.values()).stream()
                .map(Labelled::label)
                .toList(),
        LimitsCommand::document,
        LimitsCommand::arguments);
  }

  private static TimedDocument document(String name) {
    Dimension dimension = Labelled.of(name, Dimension.class);
    return new TimedDocument.Made(
        name, String.format(Locale.ROOT, "%s, up to %,d", dimension.about(), dimension.most()), 0);
  }

  private static List<String> arguments(PlannedCell cell) {
    return List.of(LimitsMain.DIMENSION + "=" + cell.cell().document());
  }
}

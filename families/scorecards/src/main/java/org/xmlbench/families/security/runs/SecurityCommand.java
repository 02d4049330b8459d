package org.xmlbench.families.security.runs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.Task;
import org.xmlbench.families.scorecard.fork.SetupName;
import org.xmlbench.families.scorecard.runs.Scorecard;
import org.xmlbench.families.scorecard.runs.ScorecardOptions;
import org.xmlbench.families.scorecard.runs.ScorecardProfile;
import org.xmlbench.families.security.fork.HostileDocument;
import org.xmlbench.families.security.fork.SecurityMain;
import org.xmlbench.families.security.tables.SecurityResults;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.probes.CollidingNames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code security}: what each parser lets in. */
@CommandGroup.Of(CommandGroup.MEASURE)
@Command(
    name = "security",
    mixinStandardHelpOptions = true,
    description = {
      "Test each parser against hostile documents.",
      "They have external entities and DTDs over file and HTTP, XInclude, entities that expand,"
          + " deep nesting, huge and colliding names, and many attributes. Each library is tested"
          + " as it comes, and hardened as its documentation prescribes.",
      "",
      "Each test has its own JVM, 20 s and 256 MiB. Connections go to a loopback port that counts"
          + " them. The file that a document names is one of the fork's own."
    },
    footer = {
      "",
      "An attack that succeeds is a result, not a fault: it does not change the exit code.",
      "",
      "Exit codes: 0 done; 1 a fork ended without a result; 2 bad usage; 3 the disk is full; 130"
          + " interrupted."
    })
final class SecurityCommand implements Callable<Integer> {
  /** Shortest first. */
  static final List<ScorecardProfile> PROFILES =
      List.of(
          new ScorecardProfile(
              "smoke",
              "every driver as it comes, two documents: shows that it works",
              tasks(
                  List.of(HostileDocument.EXTERNAL_ENTITY_FILE, HostileDocument.EXTERNAL_DTD_HTTP),
                  List.of(SetupName.DEFAULT))),
          new ScorecardProfile(
              NamedProfile.DEFAULT,
              "every driver as it comes and hardened, every document, once",
              tasks(List.of(HostileDocument.values()), List.of(SetupName.values()))));

  private final Session session;

  @Choices.Of(HostileDocument.class)
  @Option(
      names = "--document",
      paramLabel = "NAME",
      split = ",",
      description = "Test these documents: ${COMPLETION-CANDIDATES} (default: all); repeatable.")
  private List<String> documents = new ArrayList<>();

  @Choices.Of(SetupName.class)
  @Option(
      names = "--setup",
      paramLabel = "S",
      split = ",",
      description =
          "Set the library up in these ways. ${COMPLETION-CANDIDATES} (default: both); repeatable.")
  private List<String> setups = new ArrayList<>();

  @Mixin private ScorecardOptions options = new ScorecardOptions();

  SecurityCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return options.run(
        session,
        new Scorecard(
            SecurityResults.FAMILY,
            List.of(SecurityMain.class, CollidingNames.class),
            Scorecard.fresh(256),
            Duration.ofSeconds(2),
            Duration.ofMinutes(2)),
        PROFILES,
        documents.isEmpty() && setups.isEmpty() ? List.of() : tasks(),
        SecurityCommand::document,
        SecurityCommand::arguments);
  }

  private List<String> tasks() {
    return tasks(
        ScorecardOptions.chosen("document", documents, HostileDocument.values()),
        ScorecardOptions.chosen("setup", setups, SetupName.values()));
  }

  private static List<String> tasks(List<HostileDocument> documents, List<SetupName> setups) {
    List<String> tasks = new ArrayList<>();
    for (HostileDocument document : documents) {
      for (SetupName setup : setups) {
        tasks.add(Task.named(document.label()).withSetting(setup.label()).toString());
      }
    }
    return tasks;
  }

  private static TimedDocument document(String name) {
    HostileDocument document = Labelled.of(Task.parse(name).name(), HostileDocument.class);
    return new TimedDocument.Made(name, document.about(), 0);
  }

  private static List<String> arguments(PlannedCell cell) {
    Task task = Task.parse(cell.cell().document());
    return List.of(
        SecurityMain.DOCUMENT + "=" + task.name(),
        SecurityMain.SETUP + "=" + task.requireSetting("a hostile document and a setup"));
  }
}

package org.xmlbench.families.conformance.runs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.xmlbench.core.FileReason;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.conformance.tables.ConformanceResults;
import org.xmlbench.families.conformance.tables.ConformanceTest;
import org.xmlbench.families.conformance.tables.SuitePart;
import org.xmlbench.families.scorecard.runs.ScorecardOptions;
import org.xmlbench.families.scorecard.runs.ScorecardProfile;
import org.xmlbench.house.command.Choices;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.NamedProfile;
import org.xmlbench.house.command.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code conformance}: which documents each driver takes, rejects and delivers rightly. */
@CommandGroup.Of(CommandGroup.MEASURE)
@Command(
    name = "conformance",
    mixinStandardHelpOptions = true,
    description = {
      "Test each parser against a conformance suite.",
      "It counts, for each section of the specification, the documents that a driver accepts,"
          + " rejects and reads rightly.",
      "",
      "Without --suite it tests one document for each constraint of well-formedness and namespaces,"
          + " and a small one of each generated kind."
    },
    footer = {
      "",
      "A driver's errors are a result, not a fault: they do not change the exit code.",
      "",
      "Exit codes: 0 done; 1 a driver ended its JVM or did not end; 2 bad usage or input; 3 the"
          + " disk is full; 130 interrupted."
    })
final class ConformanceCommand implements Callable<Integer> {
  /** Shortest first. */
  static final List<ScorecardProfile> PROFILES =
      List.of(
          new ScorecardProfile(
              "smoke",
              "every driver, namespaces alone: shows that it works",
              List.of(SuitePart.NAMESPACES_10.label())),
          new ScorecardProfile(
              NamedProfile.DEFAULT,
              "every driver, every test of the suite, once",
              Arrays.stream(SuitePart.values()).map(SuitePart::label).toList()));

  private final Session session;

  @Option(
      names = "--suite",
      paramLabel = "DIR",
      description =
          "Folder of a suite: the W3C's with its xmlconf.xml, or one with tests.tsv. Columns of"
              + " tests.tsv: id, type, path, and, with the meaning of the catalogue's attributes,"
              + " entities, version, recommendation, edition, namespace, sections, output, desc.")
  private Path suite;

  @Choices.Of(SuitePart.class)
  @Option(
      names = "--part",
      paramLabel = "P",
      split = ",",
      description =
          "Test these parts: ${COMPLETION-CANDIDATES} (default: all that the suite has);"
              + " repeatable.")
  private List<String> parts = new ArrayList<>();

  @Mixin private ScorecardOptions options = new ScorecardOptions();

  ConformanceCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    return options.run(
        session,
        ConformanceResults.FAMILY,
        ConformanceRequest.class,
        this::asked,
        ConformanceRequest::drivers,
        ConformanceRun::new);
  }

  private ConformanceRequest asked() {
    try {
      if (suite == null) {
        return request(OwnSuite.NAME, OwnSuite.make().tests());
      }
      SuiteTests.Found found = SuiteTests.in(suite);
      found.notices().forEach(session::warn);
      return request(suite.toAbsolutePath().normalize().toString(), found.tests());
    } catch (IOException e) {
      throw new UserErrorException(
          "--suite %s: cannot be read: %s".formatted(suite, FileReason.of(e)), e);
    }
  }

  private ConformanceRequest request(String name, List<ConformanceTest> all) {
    ScorecardProfile from = options.profile(PROFILES);
    Set<SuitePart> wanted =
        (parts.isEmpty() ? from.tasks() : parts)
            .stream().map(SuitePart::of).collect(Collectors.toSet());
    List<ConformanceTest> tests =
        all.stream().filter(test -> wanted.contains(test.part())).toList();
    if (tests.isEmpty()) {
      throw new UserErrorException("the suite has no test of the parts that are asked for");
    }
    return new ConformanceRequest(from.name(), name, tests, options.drivers(), options.seed());
  }
}

package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.check.CheckRunner;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.check.DeliveryJudge;
import org.xmlbench.house.check.Differences;
import org.xmlbench.house.check.FileVerdict;
import org.xmlbench.house.check.ReadingCount;
import org.xmlbench.house.check.TrialTimes;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OutputPath;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.Json;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.results.scorecard.ReadingFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code check}: what each driver makes of each file, and whether that is right. */
@CommandGroup.Of(CommandGroup.START)
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Check whether all parsers read your files alike.",
      "",
      "agree     the driver reports the events of the majority, or of the generator",
      "declared  it does not, but declares that it lacks what the file needs",
      "differ    its events differ, or the right ones are unknown (unverified)",
      "rejected  the parser rejects the file",
      "failed    the driver broke, ended its JVM, or exceeded the time limit",
      "outside   the file is outside the domain in which parsers must agree",
      "",
      "The majority is that of code lineages. All drivers vote, even those that are not judged. The"
          + " exit code is 1 if a driver differs, rejects or fails without declaring it, or if a"
          + " file is not well-formed: every driver rejects it, or at least two code lineages and"
          + " most of them do."
    })
final class CheckCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      split = ",",
      description =
          "Judge only this driver; repeatable. woodstox-stax@7.1.0 has another version of its"
              + " library, piximal-parallel@threads=4 another value of a parameter.")
  private List<String> drivers = new ArrayList<>();

  @Option(names = "--all", description = "Also print a line for each file that is read rightly.")
  private boolean all;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(
      names = "--score",
      paramLabel = "FILE",
      converter = OutputPath.class,
      description =
          "Write how many documents each driver reads rightly, as JSON. Runs show these scores if"
              + " the file is named "
              + ReadingFile.NAME
              + ", is in a folder beside the run folders, and covers the recorded corpus"
              + " (docs/scorecards.md says where to get it).")
  private Path score;

  @Option(
      names = "--timeout",
      paramLabel = "TIME",
      description =
          "Time limit of a driver for one file (default: 60s, and for a small file on which drivers"
              + " do not end half a minute for all of them).")
  private String timeout;

  @Parameters(
      paramLabel = "FILE|DIR|DOCUMENT",
      arity = "1..*",
      description = "XML files, folders of them, or generated documents such as psd:1MiB.")
  private List<String> inputs;

  CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Optional<Duration> limit =
        Optional.ofNullable(timeout).map(text -> Durations.parse("--timeout", text));
    SubjectCatalogue<DriverDescription> catalogue = session.drivers();
    List<LibrarySubject<DriverDescription>> asked = catalogue.select(drivers, session::warn);
    Optional<ScoreOutput> scores = Optional.ofNullable(score).map(ScoreOutput::new);
    scores.ifPresent(ScoreOutput::requireWritable);
    try (CheckInputs found = CheckInputs.of(inputs)) {
      List<FileVerdict> verdicts = judge(catalogue.available(), asked, found.documents(), limit);
      if (scores.isPresent()) {
        ReadingFile counted = ReadingCount.of(verdicts).file(asked, ScoreOutput.COMMAND);
        scores.get().write(counted).forEach(session.err()::println);
      }
      print(new CheckReport(verdicts, found.leftOut(), asked, catalogue.available().size()));
      return verdicts.stream().anyMatch(FileVerdict::isFault) ? ExitCode.FAULT : ExitCode.OK;
    }
  }

  /** A reader that closes the output early does not change the verdict. */
  private void print(CheckReport report) {
    try {
      if (json) {
        Json.print(session.out(), new CheckJson(report).toMap());
      } else {
        new CheckText(report, all).print(session.out());
      }
      session.out().flush();
    } catch (OutputException e) {
      if (e.kind() != OutputException.Cause.READER_GONE) {
        throw e;
      }
    }
  }

  private List<FileVerdict> judge(
      List<LibrarySubject<DriverDescription>> voters,
      List<LibrarySubject<DriverDescription>> asked,
      List<CheckedDocument> documents,
      Optional<Duration> limit)
      throws InterruptedException {
    List<Path> files = documents.stream().map(CheckedDocument::file).toList();
    Map<String, List<DriverDelivery>> deliveries =
        new CheckRunner(limit.map(TrialTimes::of).orElseGet(() -> TrialTimes.upTo(TrialTimes.MOST)))
            .run(
                CheckRunner.all(voters, asked),
                files,
                driver ->
                    session
                        .err()
                        .printf(
                            "%s%s: files done: %d%n",
                            driver.id(), asked.contains(driver) ? "" : " (votes)", files.size()));
    List<FileVerdict> verdicts = new ArrayList<>();
    try (Differences differences = new Differences(limit.orElse(TrialTimes.MOST))) {
      for (int i = 0; i < documents.size(); i++) {
        int file = i;
        verdicts.add(
            differences.explain(
                DeliveryJudge.of(
                        documents.get(i),
                        voters,
                        asked,
                        driver -> deliveries.get(driver.id()).get(file))
                    .judge(asked)));
      }
    }
    return verdicts;
  }
}

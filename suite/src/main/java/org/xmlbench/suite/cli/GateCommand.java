package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.RunFolderOption;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.gate.ArmRequest;
import org.xmlbench.house.gate.ArmResolver;
import org.xmlbench.house.gate.GateRequest;
import org.xmlbench.house.gate.GateSession;
import org.xmlbench.house.gate.StoredCalibration;
import org.xmlbench.house.home.LibraryResolver;
import org.xmlbench.house.home.SubjectCatalogue;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.gate.GateJunitXml;
import org.xmlbench.results.gate.GateMarkdown;
import org.xmlbench.results.gate.GateResult;
import org.xmlbench.results.gate.GateSettings;
import org.xmlbench.results.gate.GateTable;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.store.DiskFullException;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.WholeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gate}: the verdict for a build. */
@CommandGroup.Of(CommandGroup.START)
@OptionWords("clocks=cpu (default) or wall")
@Command(
    name = "gate",
    mixinStandardHelpOptions = true,
    description = {
      "Test whether a parser became slower than a baseline.",
      "Both are measured in one session. Toolkits and frameworks have no gate: use 'run' or"
          + " 'compare'."
    },
    footer = {
      "",
      "ARM is ID (a driver of the distribution), ID@VERSION (another version of its library,"
          + " resolved by Maven), or ID or class:NAME with a class path of your own.",
      "",
      "Exit codes: 0 pass; 1 a regression is proven, or a subject was wrong or failed; 2 bad usage"
          + " or input; 3 inconclusive or machine unfit (1 with --strict); 130 interrupted."
    })
final class GateCommand implements Callable<Integer> {
  private final Session session;

  @Option(
      names = "--baseline",
      paramLabel = "ARM",
      required = true,
      description = "The version to compare with.")
  private String baseline;

  @Option(
      names = "--candidate",
      paramLabel = "ARM",
      description =
          "The version to test (default: the baseline's driver as it is in the distribution).")
  private String candidate;

  @Option(
      names = "--baseline-classpath",
      paramLabel = "PATH",
      description = "Class path of the baseline's driver and its library.")
  private String baselineClassPath;

  @Option(
      names = "--candidate-classpath",
      paramLabel = "PATH",
      description = "Class path of the candidate's driver and its library.")
  private String candidateClassPath;

  @Option(
      names = "--baseline-jdk",
      paramLabel = "HOME",
      description = "JDK of the baseline (default: the one that runs XMLBench).")
  private Path baselineJdk;

  @Option(
      names = "--candidate-jdk",
      paramLabel = "HOME",
      description = "JDK of the candidate (default: the one that runs XMLBench).")
  private Path candidateJdk;

  @Option(
      names = "--baseline-jvm",
      paramLabel = "OPTION",
      description = "JVM option of the baseline; repeatable.")
  private List<String> baselineJvm = List.of();

  @Option(
      names = "--candidate-jvm",
      paramLabel = "OPTION",
      description = "JVM option of the candidate; repeatable.")
  private List<String> candidateJvm = List.of();

  @Option(
      names = "--repository",
      paramLabel = "DIR",
      description = "Local Maven repository instead of the user's.")
  private Path repository;

  @Option(names = "--offline", description = "Resolve versions from the local repository only.")
  private boolean offline;

  @Mixin private ArmsOptions arms = new ArmsOptions();

  @Mixin private GateRule rule = new GateRule();

  @Mixin private GateStages stages = new GateStages();

  @OptionSection.Of(OptionSection.VERDICT)
  @Option(
      names = "--calibration",
      paramLabel = "DIR",
      description =
          "Run folder of a calibration, which tells before the run what the gate can detect"
              + " (default: the newest of this host under results/runs).")
  private Path calibration;

  @OptionSection.Of(OptionSection.VERDICT)
  @Option(
      names = "--strict",
      description = "Exit with 1 instead of 3 if the result is inconclusive or the machine unfit.")
  private boolean strict;

  GateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    SubjectCatalogue<DriverDescription> drivers = session.drivers();
    if (baselineClassPath == null) {
      ParserArm.require(baseline, drivers, session);
    }
    if (candidateClassPath == null) {
      ParserArm.require(candidate(), drivers, session);
    }
    Path folder = arms.folder("gate");
    GateRequest request = request();
    LibraryResolver libraries = new LibraryResolver(Optional.ofNullable(repository), offline);
    ArmResolver resolver = new ArmResolver(session.home().get(), drivers, libraries);
    try {
      GateResult result =
          new GateSession(
                  ArmsOptions.setting(session, resolver, request, folder),
                  StoredCalibration.find(
                      calibration,
                      RunFolderOption.RUNS,
                      Runs.host(),
                      request.clock(),
                      arms.forks()))
              .run();
      write(result, folder);
      return strict(result.exitCode());
    } catch (DiskFullException e) {
      session.warn(e.getMessage() + " and start a new gate");
      return strict(ExitCode.INCONCLUSIVE);
    } catch (IOException e) {
      throw OutputException.file(folder, e);
    }
  }

  private int strict(int exitCode) {
    if (strict && exitCode == ExitCode.INCONCLUSIVE) {
      session.warn("not decided, which --strict makes a failure: exit code 1 instead of 3");
    }
    return strict && exitCode == ExitCode.INCONCLUSIVE ? ExitCode.FAULT : exitCode;
  }

  /** Prints the verdict first: the disk may be too full for the files. */
  private void write(GateResult result, Path folder) {
    String host = DoctorFile.worst(folder, session::warn).map(HostLine::render).orElse("");
    session.out().print(host);
    session.out().print(GateTable.render(result));
    session.out().flush();
    WholeFile.write(folder.resolve("gate.json"), StoreJson.file(result));
    WholeFile.write(folder.resolve("gate.md"), GateMarkdown.render(result, host));
    WholeFile.write(folder.resolve("TEST-xmlbench-gate.xml"), GateJunitXml.render(result));
    session
        .out()
        .println("run folder: " + folder + " (gate.json, gate.md, TEST-xmlbench-gate.xml)");
    session.out().flush();
  }

  private GateRequest request() {
    String now = candidate();
    return arms.request(
        arm(baseline, baselineClassPath, baselineJdk, baselineJvm),
        arm(now, candidateClassPath, candidateJdk, candidateJvm),
        rule.settings(stages.of(GateSettings.defaults(), rule.setsConfirmBlocks())),
        options(now));
  }

  private static ArmRequest arm(String driver, String classPath, Path jdk, List<String> jvm) {
    return new ArmRequest(driver, Optional.ofNullable(classPath), Optional.ofNullable(jdk), jvm);
  }

  private String candidate() {
    return candidate == null || candidate.isEmpty()
        ? ParserArm.withoutVersion(baseline)
        : candidate;
  }

  private Map<String, String> options(String now) {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("baseline", baseline);
    options.put("candidate", now);
    options.put("baselineJvm", String.join(" ", baselineJvm));
    options.put("candidateJvm", String.join(" ", candidateJvm));
    return options;
  }
}

package org.xmlbench.suite.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OptionSection;
import org.xmlbench.house.command.OptionWords;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.house.gate.ArmRequest;
import org.xmlbench.house.gate.ArmResolver;
import org.xmlbench.house.gate.BudgetTooShortException;
import org.xmlbench.house.gate.CalibrationRequest;
import org.xmlbench.house.gate.CalibrationSession;
import org.xmlbench.house.gate.GateRequest;
import org.xmlbench.house.home.LibraryResolver;
import org.xmlbench.results.gate.Calibration;
import org.xmlbench.results.gate.CalibrationFile;
import org.xmlbench.results.gate.CalibrationTable;
import org.xmlbench.results.report.HostLine;
import org.xmlbench.results.store.DoctorFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code calibrate}: what a gate on this host can detect. */
@CommandGroup.Of(CommandGroup.HOST)
@OptionWords("clocks=cpu (default) or wall")
@Command(
    name = "calibrate",
    mixinStandardHelpOptions = true,
    description = {
      "Measure what slowdowns a gate can detect on this host.",
      "It compares a parser with itself, and reports also how often a gate errs here."
    },
    footer = {
      "",
      "Gates on the same host, with the same clock and forks, then say before they measure what"
          + " they can detect. Without --blocks and --time-budget each document gets 25 blocks.",
      "",
      "Exit codes: 0 the host is fit; 1 a copy was wrong or failed; 2 bad usage or input; 3 the"
          + " host is unfit for the pass bound, too little was measured, or the disk is full; 130"
          + " interrupted."
    })
final class CalibrateCommand implements Callable<Integer> {
  /** A driver that every distribution has. */
  private static final String DRIVER = "jdk-sax";

  private final Session session;

  @Option(
      names = "--driver",
      paramLabel = "ID",
      description = "Driver to compare with itself, ID or ID@VERSION (default: ${DEFAULT-VALUE}).")
  private String driver = DRIVER;

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(names = "--blocks", paramLabel = "N", description = "Number of blocks of each document.")
  private Integer blocks;

  @OptionSection.Of(OptionSection.AMOUNT)
  @Option(
      names = "--time-budget",
      paramLabel = "T",
      description = "Start no round of blocks that would end later than this: 90s, 10m, 1h30m.")
  private String budget;

  @Mixin private ArmsOptions arms = new ArmsOptions();

  @Mixin private GateRule rule = new GateRule();

  @OptionSection.Of(OptionSection.RUN)
  @Option(names = "--json", description = "Print JSON instead of the table (calibration.json).")
  private boolean json;

  CalibrateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    ParserArm.require(driver, session.drivers(), session);
    Path folder = arms.folder("calibration");
    return session.into(
        folder,
        () -> {
          try {
            Calibration calibration = measuring(folder).run();
            print(calibration, folder);
            return exitCode(calibration);
          } catch (BudgetTooShortException e) {
            session.warn(e.getMessage());
            return ExitCode.INCONCLUSIVE;
          }
        });
  }

  /**
   * The two minutes of {@code doctor --measure}: one document, the defaults for everything else.
   */
  static CalibrationSession doctors(Session session, Path folder) {
    CalibrateCommand command = new CalibrateCommand(session);
    command.arms = ArmsOptions.on("psd:4MiB");
    command.budget = "2m";
    return command.measuring(folder);
  }

  private CalibrationSession measuring(Path folder) {
    LibraryResolver libraries = new LibraryResolver(Optional.empty(), false);
    ArmResolver resolver = new ArmResolver(session.home().get(), session.drivers(), libraries);
    return new CalibrationSession(
        ArmsOptions.setting(session, resolver, gate(), folder), request());
  }

  private void print(Calibration calibration, Path folder) {
    if (json) {
      session.out().print(CalibrationFile.text(calibration));
    } else {
      DoctorFile.worst(folder, session::warn).map(HostLine::render).ifPresent(session.out()::print);
      session.out().print(CalibrationTable.render(calibration));
      session.out().println("run folder: " + folder + " (" + CalibrationFile.NAME + ")");
    }
    session.out().flush();
  }

  private static int exitCode(Calibration calibration) {
    if (!calibration.source().failures().isEmpty()) {
      return ExitCode.FAULT;
    }
    return calibration.machine().fit() ? ExitCode.OK : ExitCode.INCONCLUSIVE;
  }

  private CalibrationRequest request() {
    if (blocks != null && blocks < 2) {
      throw new UserErrorException(
          "--blocks " + blocks + ": at least two are needed, one block has no spread");
    }
    Optional<Duration> time =
        Optional.ofNullable(budget).map(text -> Durations.parse("--time-budget", text));
    int byDefault = time.isPresent() ? CalibrationRequest.UNLIMITED : CalibrationRequest.BLOCKS;
    return new CalibrationRequest(arms.profile(), blocks == null ? byDefault : blocks, time);
  }

  /** A gate whose arms are the same. */
  private GateRequest gate() {
    ArmRequest arm = new ArmRequest(driver, Optional.empty(), Optional.empty(), List.of());
    return arms.request(arm, arm, rule.settings(), Map.of("driver", driver));
  }
}

package org.xmlbench.suite.cli;

import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.xmlbench.core.Count;
import org.xmlbench.core.Printable;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.command.WaitOption;
import org.xmlbench.house.doctor.AaMeasurement;
import org.xmlbench.house.doctor.Doctor;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.Finding;
import org.xmlbench.results.store.HostDiagnosis;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code doctor}: what makes this host noisy. */
@CommandGroup.Of(CommandGroup.HOST)
@Command(
    name = "doctor",
    mixinStandardHelpOptions = true,
    description = {
      "Report what makes this host noisy, and how to fix it.",
      "It says how much each finding matters, and changes nothing."
    },
    footer = {
      "",
      "A finding is ok, warns, unknown (cannot be read here) or unavailable (not on this system)."
          + " Inside a container, run the commands that write below /sys on the container's host."
          + " --measure runs forks, so it takes the host's lock; it keeps no run folder.",
      "",
      "Exit codes: 0 whatever was found; 2 bad usage or input; 130 interrupted."
    })
final class DoctorCommand implements Callable<Integer> {
  private static final Duration WATCH = Duration.ofSeconds(3);

  private final Session session;
  private final Doctor doctor;
  private final AaMeasurement measurement;

  @Option(
      names = "--measure",
      description =
          "Also measure how much the noise matters, by comparing a parser with itself for two"
              + " minutes.")
  private boolean measure;

  @Option(names = "--json", description = "Print JSON (docs/schema/doctor.schema.json).")
  private boolean json;

  @Mixin private WaitOption wait = new WaitOption();

  /**
   * @param measurement what {@code --measure} does after the reading; its finding comes last
   */
  DoctorCommand(Session session, Doctor doctor, AaMeasurement measurement) {
    this.session = session;
    this.doctor = doctor;
    this.measurement = measurement;
  }

  @Override
  public Integer call() throws InterruptedException {
    HostDiagnosis diagnosis = doctor.examine(WATCH);
    if (measure) {
      List<Finding> findings = new ArrayList<>(diagnosis.findings());
      findings.add(measurement.measure());
      diagnosis = new HostDiagnosis(diagnosis.readUtc(), findings);
    }
    if (json) {
      session.out().print(DoctorFile.text(List.of(diagnosis)));
    } else {
      print(diagnosis, session.out());
      if (!measure) {
        session.out().println("How much it matters here: 'doctor --measure' (two minutes).");
      }
    }
    return ExitCode.OK;
  }

  private static void print(HostDiagnosis diagnosis, PrintStream out) {
    for (Finding finding : diagnosis.findings()) {
      out.printf(
          "%-12s %-23s %s%n",
          finding.state().label(),
          Printable.line(finding.name()),
          finding.value() == null ? "-" : Printable.line(finding.value()));
      out.printf("%-12s %s%n", "", Printable.line(finding.why()));
      if (finding.mend() != null) {
        out.printf("%-12s fix: %s%n", "", Printable.line(finding.mend()));
      }
      if (finding.mendNow() != null) {
        out.printf(
            "%-12s or, if they are yours: %s ('kill -CONT' resumes them)%n",
            "", Printable.line(finding.mendNow()));
      }
    }
    out.println();
    out.printf(
        "%d of %s %s. Nothing was changed.%n",
        diagnosis.warnings().size(),
        Count.of(diagnosis.findings().size(), "finding"),
        diagnosis.warnings().size() == 1 ? "matters" : "matter");
  }
}

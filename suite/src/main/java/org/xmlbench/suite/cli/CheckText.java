package org.xmlbench.suite.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.Printable;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.check.Agreement;
import org.xmlbench.house.check.CheckResult;
import org.xmlbench.house.check.FileVerdict;
import org.xmlbench.house.check.FirstDifference;
import org.xmlbench.house.home.LibrarySubject;

/**
 * A check for people: a line for each file and driver that does not agree, a table driver × result,
 * and a sentence.
 */
final class CheckText {
  private static final int USUAL_WIDTH = 14;

  private final CheckReport report;
  private final boolean all;

  /** Of the column of ids. */
  private final String name;

  private final String line;

  /**
   * @param all whether what agrees has a line too
   */
  CheckText(CheckReport report, boolean all) {
    this.report = report;
    this.all = all;
    name = "%-" + width(report) + "s";
    line = "%-9s " + name + " %s%n";
  }

  private static int width(CheckReport report) {
    return report.drivers().stream()
        .mapToInt(driver -> driver.id().length())
        .reduce(USUAL_WIDTH, Math::max);
  }

  void print(PrintStream out) {
    report.files().forEach(file -> printFile(file, out));
    for (var left : report.leftOut()) {
      out.printf(line, "left out", "-", Printable.line(left.file() + ": " + left.reason()));
    }
    printTable(out);
    out.println(summary());
    if (report.voters() > report.drivers().size()) {
      out.printf(
          "all %d drivers were run, because the majority of their code lineages decides what is"
              + " right; shown are those that --driver names%n",
          report.voters());
    }
  }

  private void printFile(FileVerdict file, PrintStream out) {
    String shown = Printable.line(file.document().name());
    if (file.document().outside().isPresent()) {
      String reason = Printable.line(file.document().outside().get());
      out.printf(line, CheckResult.OUTSIDE.label(), "every driver", shown + ": " + reason);
      if (file.document().expands() || file.verdicts().stream().anyMatch(CheckText::failed)) {
        file.verdicts().forEach(verdict -> printEnd(shown, verdict, out));
      }
      return;
    }
    if (file.everyoneRejects()) {
      out.printf(line, CheckResult.REJECTED.label(), "every driver", shown + ": not well-formed");
    } else if (file.isNotWellFormed()) {
      String who = String.join(", ", file.rejectedBy());
      out.printf(
          line,
          CheckResult.REJECTED.label(),
          "majority",
          "%s: not well-formed: code lineages that reject it: %s".formatted(shown, who));
    } else if (file.isUnverified()) {
      out.printf(line, "unverified", "", shown + ": no two code lineages agree on its events");
    }
    for (Agreement verdict : file.verdicts()) {
      if (all || verdict.result() != CheckResult.AGREE) {
        printVerdict(shown, verdict, out);
      }
    }
  }

  private static boolean failed(Agreement verdict) {
    return verdict.delivery() instanceof DriverDelivery.Failed;
  }

  /** What a driver that need not agree made of a file that it does not read. */
  private void printEnd(String file, Agreement verdict, PrintStream out) {
    String end =
        switch (verdict.delivery()) {
          case DriverDelivery.Delivered _ -> "";
          case DriverDelivery.Rejected rejected -> "rejects it: " + rejected.text();
          case DriverDelivery.Unsupported unsupported -> unsupported.message();
          case DriverDelivery.Failed failed -> failed.message();
        };
    if (all || !end.isEmpty()) {
      String words = end.isEmpty() ? "reads it" : Printable.line(end);
      out.printf(line, CheckResult.OUTSIDE.label(), verdict.driver().id(), file + ": " + words);
    }
  }

  private void printVerdict(String file, Agreement verdict, PrintStream out) {
    String detail = verdict.detail().isEmpty() ? "" : ": " + Printable.line(verdict.detail());
    out.printf(line, verdict.result().label(), verdict.driver().id(), file + detail);
    if (verdict.disagreement() != null) {
      FirstDifference first = verdict.disagreement().first();
      out.printf(
          "%9s line %d, %s: %s%n",
          "", first.line(), verdict.disagreement().with(), shown(first.expected()));
      out.printf(
          "%9s line %d, %s: %s%n",
          "", first.line(), verdict.driver().id(), shown(first.delivered()));
    }
  }

  private static String shown(String line) {
    return line == null ? "(the events have ended)" : Printable.line(line);
  }

  private void printTable(PrintStream out) {
    out.println();
    out.printf(name, "driver");
    for (CheckResult result : CheckResult.values()) {
      out.printf(" %9s", result.label());
    }
    out.println();
    for (LibrarySubject<DriverDescription> driver : report.drivers()) {
      out.printf(name, driver.id());
      report.counts(driver).values().forEach(count -> out.printf(" %9d", count));
      out.println();
    }
    out.println();
  }

  private String summary() {
    List<String> parts = new ArrayList<>();
    long faults = report.undeclared();
    for (Map.Entry<CheckResult, Integer> count : report.counts().entrySet()) {
      if (count.getValue() > 0) {
        parts.add(count.getValue() + " " + count.getKey().label());
      }
    }
    return "%s × %s: %s; %s%s%s%s"
        .formatted(
            counted(report.files().size(), "file"),
            counted(report.drivers().size(), "driver"),
            String.join(", ", parts),
            faults == 0 ? "nothing undeclared" : faults + " undeclared",
            some(report.notWellFormed(), "not well-formed"),
            some(report.unverified(), "unverified"),
            some(report.leftOut().size(), "left out"));
  }

  private static String some(long files, String what) {
    return files == 0 ? "" : "; %s %s".formatted(counted(files, "file"), what);
  }

  private static String counted(long number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}

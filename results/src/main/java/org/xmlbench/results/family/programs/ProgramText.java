package org.xmlbench.results.family.programs;

import java.util.Locale;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.stats.Estimate;

/** The result as plain text. */
public final class ProgramText {
  private static final double MEGA = 1e6;
  private static final double KIB = 1024;
  private static final double PERCENT = 100;

  private ProgramText() {}

  /** A table for each program, the cost of a copy, and what is left out with the reason. */
  public static String render(IoliteResult result) {
    StringBuilder out = new StringBuilder();
    for (IoliteResult.ProgramResult program : result.programs()) {
      render(program, result.rounds(), out);
    }
    if (result.copyNanosPerKib() != null && result.cachedCopyNanosPerKib() != null) {
      out.append("a copy costs ")
          .append(nanos(result.copyNanosPerKib()))
          .append(" from memory that is in no cache, ")
          .append(nanos(result.cachedCopyNanosPerKib()))
          .append(" within the cache\n");
    }
    return out.toString();
  }

  private static void render(IoliteResult.ProgramResult program, int rounds, StringBuilder out) {
    out.append(
        String.format(
            Locale.ROOT,
            "%s: %d bytes, %d %s%s%n",
            program.program(),
            program.bytes(),
            rounds,
            rounds == 1 ? "round" : "rounds",
            program.publishedPercent() == null
                ? ""
                : "; published for IO-Lite: time less by " + program.publishedPercent() + " %"));
    TextTable table = new TextTable(false, true, true, true, true, true, true, true, false);
    table.add(
        "  transport",
        "seconds",
        "MB/s",
        "times conventional",
        "95 % interval",
        "time less by",
        "CPU s",
        "CPU ratio",
        "");
    for (IoliteResult.TransportResult way : program.ways()) {
      if (way.seconds() != null) {
        row(program, way, table);
      }
    }
    table.appendTo(out);
    for (IoliteResult.TransportResult way : program.ways()) {
      if (way.reason() != null) {
        out.append("  ").append(way.way()).append(": ");
        out.append(Printable.line(way.reason())).append('\n');
      }
    }
    out.append('\n');
  }

  private static void row(
      IoliteResult.ProgramResult program, IoliteResult.TransportResult way, TextTable table) {
    Estimate ratio = way.ratio();
    table.add(
        "  " + way.way(),
        String.format(Locale.ROOT, "%.4f", way.seconds()),
        String.format(Locale.ROOT, "%.0f", program.bytes() / way.seconds() / MEGA),
        ratio == null ? "" : String.format(Locale.ROOT, "%.2f", ratio.value()),
        ratio == null || ratio.low() == null
            ? ""
            : String.format(Locale.ROOT, "%.2f to %.2f", ratio.low(), ratio.high()),
        ratio == null
            ? ""
            : String.format(Locale.ROOT, "%.0f %%", PERCENT * (1 - 1 / ratio.value())),
        way.cpuSeconds() == null ? "" : String.format(Locale.ROOT, "%.4f", way.cpuSeconds()),
        way.cpuRatio() == null ? "" : String.format(Locale.ROOT, "%.2f", way.cpuRatio().value()),
        TransportSummary.of(program.program(), way.way()));
  }

  /** Nanoseconds for 1024 bytes, and the same in GB/s. */
  private static String nanos(Estimate estimate) {
    String figure =
        estimate.low() == null
            ? String.format(Locale.ROOT, "%.1f", estimate.value())
            : String.format(
                Locale.ROOT,
                "%.1f (%.1f to %.1f)",
                estimate.value(),
                estimate.low(),
                estimate.high());
    return String.format(Locale.ROOT, "%s ns per KiB, %.1f GB/s,", figure, KIB / estimate.value());
  }
}

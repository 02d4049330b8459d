package org.xmlbench.results.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.xmlbench.core.Count;
import org.xmlbench.core.Printable;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.ClockFigures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;

/** A comparison as plain text without control characters: a table for each document. */
public final class TerminalTable {
  private static final String WHOLE_CPU = "cpu: CPU time of the whole process; ";
  private static final String ALLOCATED =
      "\n"
          + "alloc: bytes that the calling thread allocates for a %s, in a JVM; what a server or a"
          + " program allocates is not in it.";

  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final double PERCENT = 100;

  /** As wide as a table of documents is, on a terminal, in a pipe and in a file. */
  private static final int WIDTH = 120;

  /** Of a table of messages: experiments with servers have neither. */
  private static final int CPU_COLUMN = 2;

  private static final int ALLOCATED_COLUMN = 4;
  private static final int MESSAGE_COMPILER_COLUMN = 5;

  private TerminalTable() {}

  /**
   * The tables and how to read them, lines ended by LF.
   *
   * @param words the words of the run's family
   */
  public static String render(Comparison comparison, FamilyWords words) {
    return render(comparison, words, WIDTH);
  }

  /**
   * The same for another width, in characters, that tables of documents have at most; the notes at
   * the end of a line may exceed it.
   */
  public static String render(Comparison comparison, FamilyWords words, int width) {
    StringBuilder out = new StringBuilder();
    DocumentTables tables = DocumentTables.of(comparison, words, width);
    for (DocumentComparison document : comparison.documents()) {
      appendHead(out, words, document);
      if (words.ofMessages()) {
        ofMessages(comparison, words, document).appendTo(out);
      } else {
        tables.append(out, document);
      }
      out.append('\n');
    }
    comparison.geometricMeans().forEach(mean -> GeometricMeanText.append(out, mean, words));
    if (comparison.plateaus() != null) {
      out.append(comparison.plateaus().text()).append('\n');
    }
    comparison.labels().forEach(label -> out.append(label.text()).append('\n'));
    comparison.notices().forEach(notice -> out.append(Printable.line(notice)).append('\n'));
    out.append(tables.sentence()).append(legend(comparison, words, tables));
    return out.toString();
  }

  private static void appendHead(
      StringBuilder out, FamilyWords words, DocumentComparison document) {
    out.append("== ").append(Printable.line(document.title()));
    if (document.documentBytes() != null && !words.ofMessages()) {
      out.append(", ").append(megabytes(document.documentBytes()));
    }
    out.append(" | ").append(Printable.line(conditionText(document.condition()))).append('\n');
    out.append("   ").append(Printable.line(document.answer())).append('\n');
    out.append("   ").append(document.resolution()).append('\n');
    document.forkNotes().forEach(note -> out.append("   ").append(note).append('\n'));
    if (document.separation().method() != null || document.stages() != null) {
      out.append("   by ").append(Printable.line(document.methodText())).append('\n');
    }
    out.append('\n');
  }

  /** No rate of bytes: each subject writes or reads messages of its own, of as many as it takes. */
  private static TextTable ofMessages(
      Comparison comparison, FamilyWords words, DocumentComparison document) {
    TextTable table = new TextTable(false, false, true, true, true, true, false, false, false);
    table.leaveOutAbsent(CPU_COLUMN, ALLOCATED_COLUMN, MESSAGE_COMPILER_COLUMN);
    TimingClock cpu = cpuClock(comparison);
    table.add(
        "",
        words.subject(),
        "us/%s %s".formatted(words.unit(), cpu.label()),
        "us/%s wall".formatted(words.unit()),
        "alloc B/%s".formatted(words.unit()),
        "compiler",
        "time / fastest",
        "letters",
        "");
    for (SubjectFigure figure : document.subjects()) {
      Optional<Double> allocated = document.allocatedBytesPerOperation(figure);
      table.add(
          figure.standing().fastest() ? "*" : "",
          Printable.line(figure.label()),
          FigureText.withMargin(time(figure.costs().by(cpu))),
          FigureText.withMargin(time(figure.costs().wall())),
          allocated.map(FigureText::number).orElse(TextTable.ABSENT),
          compiler(figure),
          FigureText.ratio(figure.ratios().ratio()),
          letters(figure),
          Printable.line(marks(document, figure)));
    }
    return table;
  }

  /** The clock of CPU time that is shown: the comparison's where it is one. */
  static TimingClock cpuClock(Comparison comparison) {
    return comparison.clock().isCpu() ? comparison.clock() : TimingClock.CPU;
  }

  /** Whether the clock's name is too long to stand above more than one column. */
  static boolean isLong(Comparison comparison) {
    return comparison.clock() == TimingClock.CPU_LESS_COMPILER;
  }

  static String compiler(SubjectFigure figure) {
    Double share = figure.costs().jitCpuShare();
    return share == null
        ? TextTable.ABSENT
        : String.format(Locale.ROOT, "%.1f %%", PERCENT * share);
  }

  static String letters(SubjectFigure figure) {
    return figure.standing().letters() == null ? "-" : figure.standing().letters();
  }

  private static Estimate time(ClockFigures figures) {
    return figures == null ? null : figures.microsPerOperation();
  }

  /** The notes on a figure that do not hold for all figures of the table. */
  static String marks(DocumentComparison document, SubjectFigure figure) {
    List<String> marks = new ArrayList<>();
    if (figure.outcome() != Outcome.OK) {
      marks.add(figure.outcome().label() + ", not compared");
    }
    if (figure.standing().reason() != null) {
      marks.add(figure.standing().reason());
    }
    if (figure.isUnsteady() && !document.unsteadyThroughout()) {
      String warmth = figure.warmth();
      marks.add(
          share(document, figure.series().notSteady(), figure)
              + " not steady"
              + (warmth.isEmpty() ? "" : " (" + warmth + ")"));
    }
    if (figure.series().contended() > 0 && !document.contendedThroughout()) {
      marks.add(share(document, figure.series().contended(), figure) + " contended");
    }
    return String.join("; ", marks);
  }

  private static String share(DocumentComparison document, int count, SubjectFigure figure) {
    return "%d of %s".formatted(count, Count.of(figure.forks(), document.counts().unitOr("fork")));
  }

  private static String megabytes(long bytes) {
    return bytes < BYTES_PER_MEGABYTE / PERCENT
        ? bytes + " bytes"
        : FigureText.number(bytes / BYTES_PER_MEGABYTE) + " MB";
  }

  static String conditionText(Map<String, String> condition) {
    return condition.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(" "));
  }

  private static String legend(Comparison comparison, FamilyWords words, DocumentTables tables) {
    String time = "us/" + words.unit();
    return String.format(
        Locale.ROOT,
        """
        %sThe order of the lines is the catalogue's and says nothing.
        letters: subjects that share one cannot be told apart.
        %s%s
        %stime / fastest: by the %s clock, with intervals that hold for all pairs of a table at once.
        Intervals are at %.0f %%, +- is their half width; the unit is the %s.
        """
            .replace("subjects", words.subject() + "s"),
        legendOfFastest(comparison),
        words.ofMessages() ? legendOfMessages(comparison, words) : legendOfDocuments(words),
        legendOfCompiler(comparison),
        isLong(comparison) && !words.ofMessages() && tables.shows(time) ? time + ", " : "",
        comparison.clock().label(),
        PERCENT * comparison.confidence(),
        comparison.documents().stream()
            .map(document -> document.counts().unit())
            .filter(Objects::nonNull)
            .findFirst()
            .map("%s, the mean of its forks"::formatted)
            .orElse("fork, " + words.fork()));
  }

  /** Nothing where no line has the mark. */
  private static String legendOfFastest(Comparison comparison) {
    return subjects(comparison).anyMatch(figure -> figure.standing().fastest())
        ? "* " + meaningOfFastest(comparison) + ". "
        : "";
  }

  static Stream<SubjectFigure> subjects(Comparison comparison) {
    return comparison.documents().stream().flatMap(document -> document.subjects().stream());
  }

  static String meaningOfFastest(Comparison comparison) {
    return comparison.documents().stream()
        .flatMap(document -> document.meaningOfFastest().stream())
        .findFirst()
        .orElse("cannot be told from the fastest");
  }

  /** Empty where no figure has the compiler's time. */
  private static String legendOfCompiler(Comparison comparison) {
    boolean known = subjects(comparison).anyMatch(figure -> figure.costs().jitCpuShare() != null);
    String clock =
        isLong(comparison)
            ? "cpu-less-compiler: CPU time of the whole process without that of the compiler's"
                + " threads.\n"
            : "";
    return known
        ? "\n"
            + clock
            + "compiler: what its threads took of the CPU time of the whole process while measured."
        : "";
  }

  private static String legendOfDocuments(FamilyWords words) {
    return """
    MB = 10^6 bytes of %s. cpu: CPU time of the whole process; wall: elapsed time.
    alloc B/B: bytes that the measured thread allocated for each byte of %s.\
    """
        .formatted(words.unit(), words.unit());
  }

  /** Of columns that are left out, nothing. */
  private static String legendOfMessages(Comparison comparison, FamilyWords words) {
    boolean cpu =
        subjects(comparison).anyMatch(figure -> figure.costs().by(cpuClock(comparison)) != null);
    boolean allocated =
        comparison.documents().stream()
            .anyMatch(
                document ->
                    document.subjects().stream()
                        .anyMatch(
                            figure -> document.allocatedBytesPerOperation(figure).isPresent()));
    String unit = words.unit();
    return "us: microseconds a %s. %swall: elapsed time.".formatted(unit, cpu ? WHOLE_CPU : "")
        + (allocated ? ALLOCATED.formatted(unit) : "");
  }
}

package org.xmlbench.results.compared;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.FastestRule;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.TimingClock;
import org.xmlbench.results.table.Digits;
import org.xmlbench.results.table.Note;
import org.xmlbench.results.table.SectionText;
import org.xmlbench.results.table.Table;

/** A comparison as plain text without control characters: a table for each document. */
public final class TerminalTable {
  private static final String WHOLE_CPU = "cpu: CPU time of the whole process; ";
  private static final double BYTES_PER_MEGABYTE = 1e6;
  private static final double PERCENT = 100;

  private TerminalTable() {}

  /**
   * The tables and how to read them, lines ended by LF.
   *
   * @param words the words of the run's family
   */
  public static String render(Comparison comparison, FamilyWords words) {
    return render(comparison, words, ComparisonTables.of(comparison, words));
  }

  /**
   * The same of tables with columns of the family's own.
   *
   * @param tables one for each document
   */
  public static String render(Comparison comparison, FamilyWords words, List<Table> tables) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < tables.size(); i++) {
      appendHead(out, words, comparison.documents().get(i));
      out.append(SectionText.of(tables.get(i), "")).append('\n');
    }
    comparison
        .geometricMeans()
        .forEach(mean -> GeometricMeanTables.append(out, mean, comparison, words));
    comparison.ofWarmth().forEach(sentence -> out.append(sentence).append('\n'));
    comparison.notices().forEach(notice -> out.append(Printable.line(notice)).append('\n'));
    out.append(legend(comparison, words));
    return out.toString();
  }

  /**
   * The answer of each document, a sentence each: which subjects are fastest, and how sure. A
   * document of one subject answers nothing beside others.
   */
  public static List<String> answers(Comparison comparison) {
    List<String> titles = ComparisonTables.titles(comparison.documents());
    boolean any = comparison.documents().stream().anyMatch(TerminalTable::hasSeveral);
    return IntStream.range(0, titles.size())
        .filter(i -> !any || hasSeveral(comparison.documents().get(i)))
        .mapToObj(
            i -> {
              DocumentComparison document = comparison.documents().get(i);
              String sure = document.resolution();
              return "%s: %s."
                  .formatted(
                      titles.get(i),
                      Stream.concat(
                              document.answers().stream().filter(it -> !sure.endsWith(it)),
                              Stream.of(sure))
                          .collect(Collectors.joining("; ")));
            })
        .toList();
  }

  private static boolean hasSeveral(DocumentComparison document) {
    return document.subjects().size() > 1;
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

  /** The clock of CPU time that is shown: the comparison's where it is one. */
  static TimingClock cpuClock(Comparison comparison) {
    return comparison.clock().isCpu() ? comparison.clock() : TimingClock.CPU;
  }

  private static boolean isLong(Comparison comparison) {
    return comparison.clock() == TimingClock.CPU_LESS_COMPILER;
  }

  private static String megabytes(long bytes) {
    return bytes < BYTES_PER_MEGABYTE / PERCENT
        ? bytes + " bytes"
        : Digits.four(bytes / BYTES_PER_MEGABYTE) + " MB";
  }

  /** The heading of a table that was measured under that condition, without an end of line. */
  static String heading(Table table, Map<String, String> condition) {
    return Printable.line("== %s | %s".formatted(table.title(), conditionText(condition)));
  }

  static Note note(Map<String, String> condition) {
    return Note.of("%s", conditionText(condition));
  }

  /** What a ratio to the fastest is. */
  static String meaningOfRatio(Comparison comparison) {
    return "by the %s clock, with intervals that hold for all pairs of a table at once"
        .formatted(comparison.clock().label());
  }

  /** What is counted as allocated. */
  static String meaningOfAllocated(FamilyWords words) {
    return (words.ofMessages()
            ? "bytes that the calling thread allocates for a %s, in a JVM; what a server or a"
                + " program allocates is not in it"
            : "bytes that the measured thread allocated for each byte of %s")
        .formatted(words.unit());
  }

  /** What an interval is: its level, its half width, and the unit that it is made of. */
  public static String intervals(Comparison comparison, FamilyWords words) {
    return String.format(
        Locale.ROOT,
        "Intervals are at %.0f %%, +- is their half width; the unit is the %s.",
        PERCENT * comparison.confidence(),
        comparison.documents().stream()
            .map(document -> document.counts().unit())
            .filter(Objects::nonNull)
            .findFirst()
            .map("%s, the mean of its forks"::formatted)
            .orElse("fork, " + words.fork()));
  }

  /** A condition in one line, such as {@code cpus=2 gc=serial}. */
  public static String conditionText(Map<String, String> condition) {
    return condition.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(" "));
  }

  private static String legend(Comparison comparison, FamilyWords words) {
    return String.format(
        Locale.ROOT,
        """
        %sThe order of the lines is the catalogue's and says nothing.
        letters: subjects that share one cannot be told apart.
        %s%s
        time / fastest: %s.
        %s
        """
            .replace("subjects", words.subject() + "s"),
        legendOfFastest(comparison),
        words.ofMessages() ? legendOfMessages(comparison, words) : legendOfDocuments(words),
        legendOfCompiler(comparison),
        meaningOfRatio(comparison),
        intervals(comparison, words));
  }

  /** Nothing where no line has the mark. */
  private static String legendOfFastest(Comparison comparison) {
    return subjects(comparison).anyMatch(figure -> figure.standing().fastest())
        ? "* " + meaningOfFastest(comparison) + ". "
        : "";
  }

  private static Stream<SubjectFigure> subjects(Comparison comparison) {
    return comparison.documents().stream().flatMap(document -> document.subjects().stream());
  }

  private static String meaningOfFastest(Comparison comparison) {
    return comparison.documents().stream()
        .flatMap(document -> document.meaningOfFastest().stream())
        .findFirst()
        .orElse(FastestRule.MEANING);
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
    alloc B/B: %s.\
    """
        .formatted(words.unit(), meaningOfAllocated(words));
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
    return "us: microseconds a %s. %swall: elapsed time."
            .formatted(words.unit(), cpu ? WHOLE_CPU : "")
        + (allocated ? "\nalloc: " + meaningOfAllocated(words) + "." : "");
  }
}

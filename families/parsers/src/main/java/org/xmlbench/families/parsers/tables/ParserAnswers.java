package org.xmlbench.families.parsers.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.xmlbench.results.compared.ComparisonTables;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Contest;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.SubjectEntry;
import org.xmlbench.results.table.Tally;

/** What a run of parsers answers: a sentence for each document. */
final class ParserAnswers {
  private static final String JDK = "JDK";
  private static final double PERCENT = 100;

  /** More than this factor means nothing by its size. */
  private static final double FACTOR = 1000;

  private static final double EXACT = 1.1;
  private static final double COARSE = 10;

  private ParserAnswers() {}

  /**
   * The answer of a document.
   *
   * @param document its title
   * @param clauses of its sentence, what matters most first
   */
  record Answer(String id, String document, List<String> clauses) {
    Answer {
      clauses = List.copyOf(clauses);
    }

    /** Without a full stop. */
    String sentence() {
      return String.join("; ", clauses);
    }

    String line() {
      return document + ": " + sentence() + ".";
    }
  }

  /** One for each document, in their order. */
  static List<Answer> of(Manifest manifest, Comparison comparison) {
    List<String> ofJdk = ofJdk(manifest);
    List<String> titles = ComparisonTables.titles(comparison.documents());
    List<Answer> answers = new ArrayList<>();
    for (DocumentComparison document : comparison.documents()) {
      int place = answers.size();
      answers.add(new Answer("d" + place, titles.get(place), clauses(document, ofJdk)));
    }
    return answers;
  }

  static List<String> ofJdk(Manifest manifest) {
    return manifest.subjects().stream()
        .filter(it -> JDK.equals(it.library().name()))
        .map(SubjectEntry::id)
        .toList();
  }

  /** Which subjects the answer of a document names, by their labels. */
  static Set<String> named(Manifest manifest, DocumentComparison document) {
    List<String> ofJdk = ofJdk(manifest);
    String sentence = String.join("; ", clauses(document, ofJdk));
    return document.subjects().stream()
        .map(SubjectFigure::label)
        .filter(label -> whole(label).matcher(sentence).find())
        .collect(Collectors.toSet());
  }

  /** A tree's label begins with that of another operation, or of a subject that streams. */
  private static Pattern whole(String label) {
    return Pattern.compile("(?<![\\w.-])" + Pattern.quote(label) + "(?![\\w.-]| build)");
  }

  private static List<String> clauses(DocumentComparison document, List<String> ofJdk) {
    DocumentComparison.Separation separation = document.separation();
    if (separation.compared() == 0) {
      return List.of(document.resolution());
    }
    List<String> fastest = names(document, it -> it.standing().fastest());
    if (separation.compared() == 1 || fastest.isEmpty()) {
      return List.of(document.answer() + ": " + document.resolution());
    }
    List<String> clauses = new ArrayList<>();
    List<String> sound = names(document, it -> Boolean.TRUE.equals(it.checks().fastestSound()));
    List<String> checking = names(document, it -> it.checks().isMarked());
    if (sound.isEmpty()) {
      clauses.add(fastest("fastest", fastest, document));
      soundBehind(document, fastest).ifPresent(clauses::add);
      if (!checking.isEmpty()) {
        clauses.add("of those that check: " + Tally.listed(checking));
      }
    } else if (sound.equals(fastest)) {
      String who = sound.size() == 1 ? "which reads all and checks" : "which read all and check";
      clauses.add(fastest("fastest", fastest, document) + ", " + who);
    } else {
      clauses.add(
          "fastest that reads all and checks"
              + within(sound, document)
              + ": "
              + Tally.listed(sound));
      clauses.add(fastest("of all", fastest, document));
    }
    ahead(document, sound.isEmpty() ? fastest : sound, !sound.isEmpty()).ifPresent(clauses::add);
    jdk(document, ofJdk).ifPresent(clauses::add);
    clauses.add(resolution(document));
    List<String> wide = document.tooWideForTheFastest();
    if (!wide.isEmpty()) {
      clauses.add("not measured well enough: " + Tally.listed(wide));
    }
    return clauses;
  }

  /**
   * What is known of parsers that read all and check where none of them is named: nothing orders
   * them by fewer than four blocks, and silence would recommend one that does neither.
   */
  private static Optional<String> soundBehind(DocumentComparison document, List<String> fastest) {
    List<String> sound =
        names(document, it -> it.checks().isSound() && it.ratios().ratio() != null);
    if (sound.stream().anyMatch(fastest::contains)) {
      return Optional.empty();
    }
    if (sound.isEmpty()) {
      return document.answerOfSound().map(all -> "none is known to read all and to check");
    }
    return Optional.of(
        "of those that read all and check %s took the least time (too few blocks to order them)"
            .formatted(sound.getFirst()));
  }

  /**
   * The subjects of two speeds that took less time than those that the answer names: nothing orders
   * them, and silence would put the named ones first.
   *
   * @param named of those of one speed
   * @param sound whether they are those that read all and check
   */
  private static Optional<String> ahead(
      DocumentComparison document, List<String> named, boolean sound) {
    double least =
        document.subjects().stream()
            .filter(it -> named.contains(it.label()))
            .mapToDouble(ParserAnswers::ratio)
            .min()
            .orElse(0);
    List<String> ahead =
        names(
            document,
            it ->
                it.standing().twoSpeeds() != null
                    && (it.checks().isSound() || !sound)
                    && ratio(it) < least);
    return ahead.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s (two speeds, not ordered) took less time than %s on average"
                .formatted(Tally.listed(ahead), named.getFirst()));
  }

  private static List<String> names(DocumentComparison document, Predicate<SubjectFigure> wanted) {
    return document.subjects().stream()
        .filter(wanted)
        .sorted(Comparator.comparingDouble(ParserAnswers::ratio))
        .map(SubjectFigure::label)
        .toList();
  }

  private static double ratio(SubjectFigure figure) {
    Estimate ratio = figure.ratios().ratio();
    return ratio == null ? Double.POSITIVE_INFINITY : ratio.value();
  }

  private static String fastest(String word, List<String> names, DocumentComparison document) {
    DocumentComparison.Separation separation = document.separation();
    Double margin = separation.fastestMarginPercent();
    if (names.size() == separation.compared()) {
      return margin == null
          ? "none of the %d can be told from the fastest".formatted(names.size())
          : "none of the %d is shown to be more than %s slower than the fastest"
              .formatted(names.size(), percent(margin));
    }
    return word + within(names, document) + ": " + Tally.listed(names);
  }

  /** How near to each other they are: what is not told apart need not be within the margin. */
  private static String within(List<String> names, DocumentComparison document) {
    if (names.size() == 1) {
      return "";
    }
    Double margin = document.separation().fastestMarginPercent();
    double[] ratios =
        document.subjects().stream()
            .filter(it -> names.contains(it.label()))
            .mapToDouble(ParserAnswers::ratio)
            .sorted()
            .toArray();
    boolean near =
        margin != null && ratios[ratios.length - 1] <= ratios[0] * (1 + margin / PERCENT);
    return near ? " (within " + percent(margin) + ")" : " (order not shown)";
  }

  /** How the fastest parser of the JDK compares; nothing where it is in the answer, or unknown. */
  private static Optional<String> jdk(DocumentComparison document, List<String> ofJdk) {
    return fastestOfJdk(document, ofJdk)
        .map(
            it ->
                "the JDK's own (%s%s) takes %s times as long"
                    .formatted(
                        it.label(),
                        it.label().contains(" build") ? ", a tree" : "",
                        factor(it.ratios().ratio().value())));
  }

  private static List<SubjectFigure> ofJdk(DocumentComparison document, List<String> ofJdk) {
    return document.subjects().stream()
        .filter(it -> ofJdk.contains(it.subject()) && it.ratios().ratio() != null)
        .toList();
  }

  static Optional<SubjectFigure> fastestOfJdk(DocumentComparison document, List<String> ofJdk) {
    List<SubjectFigure> compared = ofJdk(document, ofJdk);
    return compared.stream().anyMatch(it -> it.standing().fastest())
        ? Optional.empty()
        : compared.stream()
            .filter(it -> it.ratios().ratio().low() != null)
            .min(Comparator.comparingDouble(it -> it.ratios().ratio().value()));
  }

  /** How sure the answer is: the same sentence of every document, and whom it is not of. */
  private static String resolution(DocumentComparison document) {
    DocumentComparison.Separation separation = document.separation();
    Contest contest = Contest.of(document);
    if (separation.typical() != null) {
      return typical(separation.typical(), contest) + others(contest);
    }
    if (document.isWon()) {
      return Contest.farBehind(document) + others(contest);
    }
    if (separation.separablePercent() == null) {
      return "every difference may be chance: blocks are too few";
    }
    Double streams = separation.streamsSeparablePercent();
    Double trees = separation.treesSeparablePercent();
    return streams == null || trees == null
        ? mayBeChance(difference(separation.separablePercent()))
        : mayBeChance(difference(streams)) + " (trees: %s)".formatted(difference(trees));
  }

  private static String mayBeChance(String difference) {
    return "differences up to " + difference + " may be chance";
  }

  /** The median margin, of whom it is, and the widest with the subject that has it. */
  private static String typical(DocumentComparison.Typical typical, Contest contest) {
    String median = difference(typical.medianPercent());
    String widest = difference(typical.widestPercent());
    List<String> details = new ArrayList<>();
    if (!contest.isOfAll() && contest.isOfSeveral()) {
      details.add("%d of %d, %s".formatted(contest.near(), contest.compared(), contest.blocks()));
    }
    if (!widest.equals(median)) {
      details.add(typical.noisiest() + ": " + widest);
    }
    return mayBeChance(median)
        + (!contest.isOfAll() && contest.isOfSeveral() ? " near the fastest" : "")
        + (details.isEmpty() ? "" : " (" + String.join("; ", details) + ")");
  }

  private static String others(Contest contest) {
    return contest.others().isEmpty() ? "" : "; " + contest.others();
  }

  /** More than a doubling is a factor, which is easier to grasp than 270 percent. */
  private static String difference(double percent) {
    double factor = 1 + percent / PERCENT;
    if (factor > FACTOR) {
      return String.format(Locale.ROOT, "a factor of %.0f", FACTOR);
    }
    return percent > PERCENT ? "a factor of " + factor(factor) : percent(percent);
  }

  private static String factor(double factor) {
    String digits = factor < EXACT ? "%.2f" : factor < COARSE ? "%.1f" : "%.0f";
    return String.format(Locale.ROOT, digits, factor);
  }

  private static String percent(double percent) {
    boolean whole = percent >= COARSE || percent % 1 == 0;
    return String.format(Locale.ROOT, whole ? "%.0f %%" : "%.1f %%", percent);
  }
}

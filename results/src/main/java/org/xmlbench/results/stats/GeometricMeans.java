package org.xmlbench.results.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.xmlbench.core.Count;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

/** Makes geometric means of the documents of a run. */
final class GeometricMeans {
  private static final String HEAP = "heap";
  private static final int LEAST_DOCUMENTS = 2;
  private static final String CARRIES_NOTHING = ": it carries nothing and stands beside the others";

  private final List<String> leftOut = new ArrayList<>();
  private final Key key;
  private final List<Entry> entries;
  private final Rules rules;

  private GeometricMeans(Key key, List<Entry> entries, Rules rules) {
    this.key = key;
    this.rules = rules;
    this.entries = entries.stream().filter(entry -> !entry.document().carriesNothing()).toList();
    entries.stream()
        .map(Entry::document)
        .filter(DocumentComparison::carriesNothing)
        .forEach(call -> leftOut.add(call.document() + CARRIES_NOTHING));
  }

  /**
   * What a run fixes before its first fork.
   *
   * @param fastest which subjects belong to the fastest set
   * @param mean what leaves the mean where a subject declares a document
   */
  record Rules(FastestRule fastest, MeanRule mean) {}

  private record Key(Operation kind, Map<String, String> condition) {
    private Key {
      Objects.requireNonNull(condition, "condition");
    }
  }

  private record Entry(DocumentComparison document, SubjectTable table) {
    List<String> labels() {
      return document.subjects().stream().map(SubjectFigure::label).toList();
    }

    String family() {
      return document.family();
    }
  }

  /**
   * The mean of each kind and condition that more than one document family and more than one
   * subject were measured under. A call that carries nothing is excluded.
   *
   * @param tables of the documents, in their order
   */
  static List<GeometricMean> of(
      List<DocumentComparison> documents, List<SubjectTable> tables, Rules rules) {
    Map<Key, List<Entry>> groups = new LinkedHashMap<>();
    for (int i = 0; i < documents.size(); i++) {
      DocumentComparison document = documents.get(i);
      Map<String, String> condition = new TreeMap<>(document.condition());
      condition.remove(HEAP);
      groups
          .computeIfAbsent(new Key(document.kind(), condition), k -> new ArrayList<>())
          .add(new Entry(document, tables.get(i)));
    }
    List<GeometricMean> means = new ArrayList<>();
    groups.forEach(
        (key, entries) -> {
          boolean compares =
              entries.stream().flatMap(entry -> entry.labels().stream()).distinct().count() > 1;
          if (compares
              && entries.stream()
                      .filter(entry -> !entry.document().carriesNothing())
                      .map(Entry::family)
                      .distinct()
                      .count()
                  >= LEAST_DOCUMENTS) {
            means.add(new GeometricMeans(key, entries, rules).mean());
          }
        });
    return means;
  }

  private GeometricMean mean() {
    List<String> subjects = subjects();
    List<Entry> chosen = chosen(subjects);
    List<String> names = chosen.stream().map(entry -> entry.document().document()).toList();
    if (chosen.size() < LEAST_DOCUMENTS || subjects.size() < 2) {
      return new GeometricMean(
          key.kind(), key.condition(), names, leftOut, null, absence(subjects), null, List.of());
    }
    AllPairs pairs = MeanPairs.of(subjects, chosen.stream().map(Entry::table).toList());
    String unorderedBy =
        chosen.stream()
            .filter(entry -> !entry.table().orders())
            .map(entry -> entry.document().document())
            .findFirst()
            .orElse(null);
    List<GeometricMean.Figure> figures = new ArrayList<>();
    for (String subject : subjects) {
      figures.add(unordered(subject, ratio(pairs, figures.size()), chosen));
    }
    return new GeometricMean(
        key.kind(),
        key.condition(),
        names,
        leftOut,
        pairs.method(),
        null,
        unorderedBy,
        unorderedBy == null ? ordered(figures, pairs) : figures);
  }

  private static Estimate ratio(AllPairs pairs, int row) {
    int best = pairs.lowest();
    double difference = pairs.difference(row, best);
    double margin = pairs.margin(row, best);
    return row == best
        ? Estimate.of(1)
        : new Estimate(difference, difference - margin, difference + margin).map(Math::exp);
  }

  /** With what the documents say of it, and without letters. */
  private static GeometricMean.Figure unordered(
      String subject, Estimate ratio, List<Entry> chosen) {
    return new GeometricMean.Figure(
        subject,
        ratio,
        false,
        null,
        where(chosen, subject, standing -> standing.leftAfter() != null),
        where(chosen, subject, standing -> standing.twoSpeeds() != null),
        !ratio.isMeasuredWell());
  }

  private static List<String> where(
      List<Entry> chosen, String subject, Predicate<SubjectFigure.Standing> wanted) {
    return chosen.stream()
        .map(Entry::document)
        .filter(
            document ->
                document.subjects().stream()
                    .anyMatch(it -> it.label().equals(subject) && wanted.test(it.standing())))
        .map(DocumentComparison::document)
        .toList();
  }

  /**
   * The letters of those that the documents order, and the fastest of them. Where the least time is
   * of one that they do not order, none is called fastest: that would say how it stands to others
   * of its kind.
   */
  private List<GeometricMean.Figure> ordered(List<GeometricMean.Figure> figures, AllPairs pairs) {
    int best = pairs.lowest();
    boolean[] in = new boolean[figures.size()];
    for (int i = 0; i < in.length; i++) {
      in[i] = !figures.get(i).isUnordered();
    }
    List<String> letters = pairs.letters(in);
    boolean known = isKnownOfAnother(figures, pairs);
    List<GeometricMean.Figure> all = new ArrayList<>();
    for (int i = 0; i < in.length; i++) {
      GeometricMean.Figure figure = figures.get(i);
      boolean fastest =
          in[best]
              && !figure.measuredTooBadly()
              && rules.fastest().contains(pairs, best, i)
              && (i != best || known);
      all.add(in[i] ? figure.ordered(fastest, letters.get(i)) : figure);
    }
    return all;
  }

  /** Whether it is known of one other at least whether that is slower than the best. */
  private boolean isKnownOfAnother(List<GeometricMean.Figure> figures, AllPairs pairs) {
    int best = pairs.lowest();
    return IntStream.range(0, figures.size())
        .filter(i -> i != best)
        .anyMatch(
            i -> !figures.get(i).measuredTooBadly() || !rules.fastest().contains(pairs, best, i));
  }

  /** Subjects that were known before the run to have all documents; the others cost nearly all. */
  private List<String> subjects() {
    List<String> everywhere = new ArrayList<>();
    entries.stream()
        .flatMap(entry -> entry.labels().stream())
        .distinct()
        .forEach(
            label -> {
              List<String> declared = declared(label);
              if (!entries.stream().allMatch(entry -> entry.labels().contains(label))) {
                leftOut.add(label + ": not measured on every document");
              } else if (rules.mean() == MeanRule.DECLARED_SUBJECTS_LEAVE && !declared.isEmpty()) {
                leftOut.add(label + ": declared on " + String.join(", ", declared));
              } else {
                everywhere.add(label);
              }
            });
    return everywhere;
  }

  private List<String> declared(String label) {
    return entries.stream()
        .map(Entry::document)
        .filter(
            document ->
                document.subjects().stream()
                    .anyMatch(
                        figure ->
                            figure.label().equals(label) && figure.outcome() == Outcome.DECLARED))
        .map(DocumentComparison::document)
        .toList();
  }

  /** The largest document of each family on which every subject is {@code ok}, in order. */
  private List<Entry> chosen(List<String> subjects) {
    Map<String, Entry> byFamily = new LinkedHashMap<>();
    Map<String, List<String>> smaller = new LinkedHashMap<>();
    entries.stream()
        .sorted(Comparator.comparing(Entry::family).thenComparing(GeometricMeans::largestFirst))
        .forEach(
            entry -> {
              String obstacle = obstacle(entry, subjects);
              String name = entry.document().document();
              if (obstacle != null) {
                leftOut.add(name + ": " + obstacle);
              } else if (byFamily.putIfAbsent(entry.family(), entry) != null) {
                smaller.computeIfAbsent(entry.family(), family -> new ArrayList<>()).add(name);
              }
            });
    smaller.forEach(
        (family, names) ->
            leftOut.add(
                "%s: the family is there with %s"
                    .formatted(
                        String.join(", ", names), byFamily.get(family).document().document())));
    return entries.stream().filter(byFamily::containsValue).toList();
  }

  private static int largestFirst(Entry a, Entry b) {
    return Long.compare(size(b), size(a));
  }

  private static long size(Entry entry) {
    return entry.document().size().orElse(-1L);
  }

  /** Why the document cannot be in the mean; {@code null} where it can. */
  private static String obstacle(Entry entry, List<String> subjects) {
    for (SubjectFigure figure : entry.document().subjects()) {
      if (!subjects.contains(figure.label())) {
        continue;
      }
      if (figure.outcome() != Outcome.OK) {
        return figure.label() + " is " + figure.outcome().label();
      }
      if (!figure.standing().compared()) {
        return figure.label() + " shares no block with the others";
      }
    }
    return hasInterval(entry) ? null : blocksWithoutInterval(entry);
  }

  private static boolean hasInterval(Entry entry) {
    return entry.table().method().isPresent();
  }

  private static String blocksWithoutInterval(Entry entry) {
    int blocks = entry.table().blocks();
    return "%s %s no interval".formatted(Count.of(blocks, "block"), blocks == 1 ? "gives" : "give");
  }

  /** Why there is no mean: more blocks would make one, or only other documents or subjects. */
  private GeometricMean.Absence absence(List<String> subjects) {
    if (subjects.size() < 2) {
      return GeometricMean.Absence.ofSubjects();
    }
    List<Entry> sound =
        entries.stream()
            .filter(
                entry -> {
                  String obstacle = obstacle(entry, subjects);
                  return obstacle == null || obstacle.equals(blocksWithoutInterval(entry));
                })
            .toList();
    return sound.stream().map(Entry::family).distinct().count() < LEAST_DOCUMENTS
        ? GeometricMean.Absence.ofDocuments()
        : sound.stream()
            .filter(entry -> !hasInterval(entry))
            .map(entry -> GeometricMean.Absence.ofBlocks(blocksWithoutInterval(entry)))
            .findFirst()
            .orElseThrow();
  }
}

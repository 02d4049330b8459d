package org.xmlbench.results.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.xmlbench.core.record.Operation;

/** How the compared subjects of a document stand to its fastest. */
final class Ranking {
  private static final double PERCENT = 100;

  private final ComparedBlocks compared;
  private final ComparisonMethod method;
  private final Checking checking;
  private final FastestRule rule;
  private final PairModel model;
  private final AllPairs pairs;
  private final List<String> letters;
  private final Set<Integer> fastestChecking;
  private final Set<Integer> fastestSound;

  Ranking(ComparedBlocks compared, ComparisonMethod method, Checking checking, FastestRule rule) {
    this.compared = compared;
    this.method = method;
    this.checking = checking;
    this.rule = rule;
    this.model = compared.columns().isEmpty() ? null : model();
    this.pairs = model == null ? null : model.pairs();
    this.letters = pairs == null || !orders() ? null : pairs.letters();
    this.fastestChecking = fastestOf(checking::checks);
    this.fastestSound = fastestOf(checking::isSound);
  }

  private PairModel model() {
    if (!method.withBest()) {
      return method.firstBlocks() > 0
          ? DocumentModel.ofTwoStages(compared.responses(), method.firstBlocks())
          : DocumentModel.ofFixedSize(compared.responses());
    }
    List<String> names = names();
    boolean[] in = new boolean[names.size()];
    boolean[] apart = new boolean[names.size()];
    Predicate<String> kind = kindApart(names);
    for (int i = 0; i < in.length; i++) {
      in[i] = !method.left().containsKey(compared.subjects().get(i).cell());
      apart[i] = kind.test(names.get(i));
    }
    return new BestModel(
        compared.responses(), in, apart, method.pairs() == ComparisonMethod.Pairs.ALL);
  }

  private List<String> names() {
    return compared.subjects().stream().map(subject -> subject.cell().subject()).toList();
  }

  /** The subjects whose fastest is named as well: those that are sound, else those that check. */
  private Predicate<String> kindApart(List<String> names) {
    if (Checking.divides(names, checking::isSound)) {
      return checking::isSound;
    }
    return Checking.divides(names, checking::checks) ? checking::checks : name -> false;
  }

  /** Empty where all compared subjects are of the kind, or none: then they are no second set. */
  private Set<Integer> fastestOf(Predicate<String> kind) {
    List<String> subjects = names();
    if (pairs == null || !Checking.divides(subjects, kind)) {
      return Set.of();
    }
    return orders()
        ? Checking.fastest(subjects, kind, pairs, rule, row -> twoSpeeds(row).isEmpty())
        : IntStream.range(0, subjects.size())
            .filter(row -> isLast(row) && kind.test(subjects.get(row)))
            .boxed()
            .collect(Collectors.toSet());
  }

  /** The differences of all pairs by their blocks; {@code null} where nothing is compared. */
  PairModel pairModel() {
    return model;
  }

  /** Whether there is a margin of error. */
  boolean hasMargin() {
    return pairs != null;
  }

  /** How pairs are distinguished; empty without a margin of error. */
  Optional<PairMethod> pairMethod() {
    return Optional.ofNullable(pairs).map(AllPairs::method);
  }

  private int orderedBest() {
    return model instanceof BestModel best ? best.orderedBest() : pairs.lowest();
  }

  /** Whether letters and fastest sets are made of these blocks. */
  boolean orders() {
    return !(model instanceof BestModel best) || best.orders();
  }

  /** The letters of a row; {@code null} where nothing orders it. */
  String letters(int row) {
    boolean unordered = twoSpeeds(row).isPresent() || leftAfter(row).isPresent();
    return letters == null || unordered ? null : letters.get(row);
  }

  /** Whether a row belongs to the fastest set, as no subject does that was shown to be slower. */
  boolean isFastest(int row) {
    return pairs != null
        && (orders() || isLast(row))
        && leftAfter(row).isEmpty()
        && isMeasuredWell(row)
        && twoSpeeds(row).isEmpty()
        && rule.contains(pairs, orderedBest(), row)
        && (row != model.lowest() || isComparedWell(row));
  }

  /**
   * Whether it is known of one other at least whether that is slower; alone it is compared well.
   */
  private boolean isComparedWell(int row) {
    int subjects = compared.subjects().size();
    return subjects == 1
        || IntStream.range(0, subjects)
            .anyMatch(i -> i != row && (isMeasuredWell(i) || isSlower(i)));
  }

  private boolean isSlower(int row) {
    return leftAfter(row).isPresent() || !rule.contains(pairs, orderedBest(), row);
  }

  /** Whether each of the others is shown to be far behind, which needs no four blocks. */
  private boolean isLast(int row) {
    int subjects = compared.subjects().size();
    return subjects > 1
        && leftAfter(row).isEmpty()
        && IntStream.range(0, subjects).allMatch(i -> i == row || isFarBehind(i));
  }

  private boolean isFarBehind(int row) {
    Double low = ratio(row).low();
    return leftAfter(row).isPresent() || low != null && low > BestModel.FAR_FACTOR;
  }

  /** The same of those that check; empty where they are no set of their own. */
  Optional<Boolean> isFastestChecking(int row) {
    return isIn(fastestChecking, row);
  }

  /** The same of those that check and read all of the corpus rightly. */
  Optional<Boolean> isFastestSound(int row) {
    return isIn(fastestSound, row);
  }

  private Optional<Boolean> isIn(Set<Integer> fastest, int row) {
    return fastest.isEmpty()
        ? Optional.empty()
        : Optional.of(
            fastest.contains(row)
                && (leftAfter(row).isEmpty() || allLeft(fastest))
                && fastest.stream().noneMatch(other -> isBehind(row, other))
                && isMeasuredWell(row)
                && twoSpeeds(row).isEmpty());
  }

  /**
   * Whether a row took more time by intervals that hold at once: two that left have blocks with the
   * fastest in common, and may have none with each other.
   */
  private boolean isBehind(int row, int other) {
    Double low = ratio(row).low();
    Double high = ratio(other).high();
    return low != null && high != null && low > high;
  }

  /**
   * Parsers that check may all be far behind one that does not: then one that left is the fastest
   * of them.
   */
  private boolean allLeft(Set<Integer> rows) {
    return rows.stream().allMatch(row -> leftAfter(row).isPresent());
  }

  /**
   * Whether the interval of a row's ratio spans no more than the factor that says something,
   * whatever the design. One without an interval could be any.
   */
  boolean isMeasuredWell(int row) {
    Estimate ratio = ratio(row);
    return ratio.low() == null ? row == model.lowest() : ratio.isMeasuredWell();
  }

  /** Whether a row's forks have two speeds. */
  Optional<TwoSpeeds> twoSpeeds(int row) {
    return model instanceof BestModel best ? best.twoSpeeds(row) : Optional.empty();
  }

  /** After how many blocks a row left the race; empty where it did not. */
  Optional<Integer> leftAfter(int row) {
    return Optional.ofNullable(method.left().get(compared.subjects().get(row).cell()));
  }

  /** Time over that of the fastest, with the interval that holds for all at once. */
  Estimate ratio(int row) {
    if (model instanceof BestModel best) {
      double high = best.high(row);
      return Double.isInfinite(high) || row == best.lowest() && high == 0
          ? Estimate.of(Math.exp(best.difference(row)))
          : new Estimate(best.difference(row), best.low(row), high).map(Math::exp);
    }
    return ratio(row, pairs == null ? 0 : pairs.margin(model.lowest(), row));
  }

  /** The same with the interval of this one pair. */
  Estimate ratioAlone(int row) {
    return ratio(row, pairs == null ? 0 : model.marginAlone(model.lowest(), row));
  }

  private Estimate ratio(int row, double margin) {
    double difference = model.mean(row) - model.mean(model.lowest());
    return pairs == null || row == model.lowest() || Double.isInfinite(margin)
        ? Estimate.of(Math.exp(difference))
        : new Estimate(difference, difference - margin, difference + margin).map(Math::exp);
  }

  /** Which differences can be distinguished. */
  DocumentComparison.Separation separation() {
    int number = model == null ? 0 : compared.subjects().size();
    Double margin = rule.percent().orElse(null);
    if (pairs == null) {
      return new DocumentComparison.Separation(number, null, null, margin);
    }
    List<Integer> all = besideTheFastest();
    Double widest = separablePercent(all);
    DocumentComparison.Typical typical =
        model instanceof BestModel && widest != null ? typical(all, widest) : null;
    List<Integer> streams = rows(operation -> operation.equals(Operation.PARSE));
    List<Integer> trees = rows(operation -> operation.equals(Operation.BUILD_WALK));
    boolean apart = !streams.isEmpty() && !trees.isEmpty() && pairs.method() != PairMethod.TUKEY;
    return new DocumentComparison.Separation(
        number,
        pairs.method(),
        widest,
        apart ? separablePercent(streams) : null,
        apart ? separablePercent(trees) : null,
        margin,
        typical);
  }

  /** Those that the margin of error is stated for, without the fastest: never none. */
  private List<Integer> besideTheFastest() {
    List<Integer> racing = others(rows(_ -> true));
    List<Integer> others = others(IntStream.range(0, names().size()).boxed().toList());
    List<Integer> ofOneSpeed = others.stream().filter(row -> twoSpeeds(row).isEmpty()).toList();
    return !racing.isEmpty() ? racing : ofOneSpeed.isEmpty() ? others : ofOneSpeed;
  }

  private List<Integer> others(List<Integer> rows) {
    return rows.stream().filter(row -> row != model.lowest()).toList();
  }

  /** Those of a kind that race to the end and have one speed. */
  private List<Integer> rows(Predicate<Operation> wanted) {
    return IntStream.range(0, compared.subjects().size())
        .filter(row -> wanted.test(compared.subjects().get(row).cell().operation()))
        .filter(row -> leftAfter(row).isEmpty() && twoSpeeds(row).isEmpty())
        .boxed()
        .toList();
  }

  /**
   * Differences of those to the fastest of all above this are distinguished, in percent; {@code
   * null} where blocks are too few.
   */
  private Double separablePercent(List<Integer> rows) {
    return orders() ? percent(rows.stream().mapToDouble(this::margin).max().orElse(0)) : null;
  }

  private double margin(int row) {
    return pairs.margin(model.lowest(), row);
  }

  private static double percent(double margin) {
    return PERCENT * Math.expm1(margin);
  }

  private DocumentComparison.Typical typical(List<Integer> others, double widest) {
    double[] margins = others.stream().mapToDouble(this::margin).sorted().toArray();
    String noisiest =
        others.stream()
            .max((a, b) -> Double.compare(margin(a), margin(b)))
            .map(row -> compared.subjects().get(row).label())
            .orElse(null);
    return margins.length == 0 || Arrays.stream(margins).anyMatch(Double::isInfinite)
        ? null
        : new DocumentComparison.Typical(
            percent(margins[(margins.length - 1) / 2]), widest, noisiest);
  }
}

package org.xmlbench.families.sematech.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.families.sematech.fork.SematechMeasures;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.Moments;

/**
 * What pairs of processes took for messages of one size.
 *
 * @param pairs those that ended well
 */
record SematechCell(List<ForkRecord> pairs) {
  SematechCell {
    pairs = List.copyOf(pairs);
  }

  static SematechCell of(List<ForkRecord> forks) {
    return new SematechCell(forks.stream().filter(fork -> fork.outcome() == Outcome.OK).toList());
  }

  /**
   * One measure.
   *
   * @param mean mean over pairs of their means, with Student's interval over pairs: the pair is the
   *     unit
   * @param asPublished mean over all messages with Student's interval over all messages, as it was
   *     published: messages of one pair are taken for independent, which they are not. A sum has no
   *     such interval: records do not show how its parts vary together. A figure of all messages of
   *     a pair together has none either
   * @param first mean over pairs of the first message's; {@code null} where the records lack it
   */
  record Figure(Estimate mean, Estimate asPublished, Double first) {}

  /** Messages of all pairs, without each pair's first. */
  long messages() {
    return Math.round(SematechMeasures.MESSAGES.over(pairs).orElse(0));
  }

  /** How many messages a pair sent, its first among them; none where no pair has a figure. */
  Stream<Long> messagesOfAPair() {
    return pairs.isEmpty() ? Stream.empty() : Stream.of(1 + messages() / pairs.size());
  }

  /** Bytes of the message. */
  Optional<Long> requestBytes() {
    return CallMeasures.REQUEST.over(pairs).stream().mapToObj(Math::round).findFirst();
  }

  /** The figure of a measure; empty where the platform does not report it. */
  Optional<Figure> figure(SematechMeasure measure) {
    List<Moments> moments = new ArrayList<>();
    List<Double> first = new ArrayList<>();
    boolean messagesApart = true;
    for (ForkRecord pair : pairs) {
      Double whole = sum(pair, SematechMeasures.Stage::pair, measure);
      messagesApart &= whole == null;
      Double mean = whole == null ? sum(pair, SematechMeasures.Stage::mean, measure) : whole;
      if (mean != null) {
        double deviation = measure.parts().getFirst().deviation().required(pair);
        long count = Math.round(SematechMeasures.MESSAGES.required(pair));
        moments.add(Moments.of(count, mean, deviation));
      }
      Double itsFirst = sum(pair, SematechMeasures.Stage::first, measure);
      if (itsFirst != null) {
        first.add(itsFirst);
      }
    }
    if (moments.isEmpty()) {
      return Optional.empty();
    }
    Moments all = moments.stream().reduce(Moments.NONE, Moments::plus);
    return Optional.of(
        new Figure(
            scaled(Estimate.ofMean(means(moments), Comparison.CONFIDENCE), measure),
            scaled(asPublished(all, measure, messagesApart), measure),
            first.isEmpty() ? null : (Double) (mean(first) / measure.scale())));
  }

  /** The sum of a pair's measures; {@code null} where one of them is missing. */
  private static Double sum(
      ForkRecord pair, Function<SematechMeasures.Stage, Measure> of, SematechMeasure measure) {
    double sum = 0;
    for (SematechMeasures.Stage part : measure.parts()) {
      Double value = of.apply(part).find(pair).orElse(null);
      if (value == null) {
        return null;
      }
      sum += value;
    }
    return sum;
  }

  private static double[] means(List<Moments> moments) {
    return moments.stream().mapToDouble(Moments::mean).toArray();
  }

  private static double mean(List<Double> values) {
    return Moments.of(values.stream().mapToDouble(Double::doubleValue).toArray()).mean();
  }

  private static Estimate asPublished(Moments all, SematechMeasure measure, boolean messagesApart) {
    return messagesApart && measure.parts().size() == 1
        ? Estimate.ofMoments(all, Comparison.CONFIDENCE)
        : Estimate.of(all.mean());
  }

  private static Estimate scaled(Estimate estimate, SematechMeasure measure) {
    return estimate.map(value -> value / measure.scale()).notBelowZero();
  }
}

package org.xmlbench.suite.readahead;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.stats.Estimate;

/** The trials of one file, and which strategy they recommend. */
final class TrialTimes {
  private static final String PLAIN = "plain";
  private static final String FAILED = "failed";
  private static final double CONFIDENCE = 0.9;

  /** A gain below this is not worth a line of code. */
  private static final double WORTH = 1.02;

  private final Map<String, List<Double>> seconds = new LinkedHashMap<>();

  /**
   * Reads what the fork wrote.
   *
   * @throws UserErrorException when the file could not be parsed
   */
  static TrialTimes read(List<String> lines, String file) {
    TrialTimes times = new TrialTimes();
    for (String line : lines) {
      String[] parts = line.split("\t", 2);
      if (parts[0].equals(FAILED)) {
        throw new UserErrorException(file + ": " + parts[1]);
      }
      times
          .seconds
          .computeIfAbsent(parts[0], strategy -> new ArrayList<>())
          .add(Double.valueOf(parts[1]));
    }
    return times;
  }

  /** Each strategy, fastest first. */
  List<Advice.Trial> trials() {
    List<Double> plain = seconds.get(PLAIN);
    return seconds.entrySet().stream()
        .map(entry -> trial(entry.getKey(), entry.getValue(), plain))
        .sorted(Comparator.comparingDouble(Advice.Trial::seconds))
        .toList();
  }

  private static Advice.Trial trial(String strategy, List<Double> own, List<Double> plain) {
    double[] logs = new double[own.size()];
    for (int i = 0; i < logs.length; i++) {
      logs[i] = Math.log(plain.get(i) / own.get(i));
    }
    Estimate speedup = Estimate.ofMean(logs, CONFIDENCE).map(Math::exp);
    List<Double> sorted = own.stream().sorted().toList();
    double sure = speedup.low() == null ? speedup.value() : speedup.low();
    return new Advice.Trial(strategy, sorted.get(sorted.size() / 2), speedup.value(), sure);
  }

  /** The one with the largest sure gain that is worth anything, else plain. */
  static Advice.Trial recommended(List<Advice.Trial> trials) {
    return trials.stream()
        .filter(trial -> trial.speedup() >= WORTH && trial.sure() > 1)
        .max(Comparator.comparingDouble(Advice.Trial::speedup))
        .orElseGet(
            () ->
                trials.stream()
                    .filter(trial -> trial.strategy().equals(PLAIN))
                    .findFirst()
                    .orElseThrow());
  }
}

package org.xmlbench.results.export;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.UserErrorException;

public enum ExportFormat implements Labelled {
  /** JMH's result JSON, as in the run folder. */
  JMH,
  /** Bencher Metric Format. */
  BENCHER,
  /** CSV for Apache Otava, a row a run. */
  OTAVA,
  /** OpenMetrics text. */
  OPENMETRICS;

  /**
   * The whole file.
   *
   * @param sources the runs, in any order
   * @param notices receives a sentence for each thing that was left out or repaired
   * @throws UserErrorException when the format holds one run only, or there is no verified figure
   */
  public String render(List<ExportSource> sources, Consumer<String> notices) {
    if ((this == JMH || this == BENCHER) && sources.size() > 1) {
      throw new UserErrorException(
          "the format %s holds one run: name one of the %d".formatted(label(), sources.size()));
    }
    if (this == JMH) {
      ExportSource run = sources.getFirst();
      run.forks()
          .notices()
          .forEach(notice -> notices.accept("run " + run.manifest().run() + ": " + notice));
      return JmhJson.of(run);
    }
    sources.forEach(ExportFormat::requireNoArms);
    List<ExportedRun> runs = ExportedRun.of(sources);
    for (ExportedRun run : runs) {
      run.notices().forEach(notice -> notices.accept("run " + run.run() + ": " + notice));
    }
    runs.stream().map(ExportedRun::leftOut).filter(Objects::nonNull).forEach(notices);
    return switch (this) {
      case JMH -> throw new IllegalStateException("written above");
      case BENCHER -> BencherExport.render(runs.getFirst());
      case OTAVA -> OtavaExport.render(runs, notices);
      case OPENMETRICS -> OpenMetricsExport.render(runs);
    };
  }

  /** The comparison does not know arms: the two of a gate would be mixed into one figure. */
  private static void requireNoArms(ExportSource run) {
    if (run.forks().records().stream().anyMatch(fork -> fork.arm() != null)) {
      throw new UserErrorException(
          run.path()
              + " is a gate's run, whose arms are no subjects: 'sql' and the formats jmh, parquet"
              + " and csv read it");
    }
  }

  static UserErrorException nothing() {
    return new UserErrorException("there is no verified figure to export: 'report' says why");
  }
}

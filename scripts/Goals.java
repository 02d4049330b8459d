import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.stats.SecondsPerFork;
import org.xmlbench.results.stats.SpreadInBlocks;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.stats.UnsteadyForks;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.RunFolder;

/** Judges runs of profiles that race by their goals; {@code scripts/goals} starts it. */
final class Goals {
  private static final double PERCENT = 100;

  /** Subjects below this ratio are near the fastest. */
  private static final double NEAR = 1.10;

  private static final double NEAR_WIDTH = 0.05;
  private static final double FAR_WIDTH = 0.10;

  /** Forks of a quiet host spread by no more. */
  private static final double SPREAD = 0.025;

  private static final int MOST_EXEMPT = 2;
  private static final double MOST_DIFFERENT = 0.01;
  private static final double MARGIN = 1.03;
  private static final double FORK_SECONDS = 3.0;
  private static final long BUILD_SECONDS = 540;
  private static final Map<String, Long> SECONDS = Map.of("quick", 420L, "field", 3600L);

  private int missed;

  private record Run(
      Path path,
      Comparison comparison,
      List<ForkRecord> forks,
      long seconds,
      OptionalDouble forkSeconds) {
    static Run of(Path path) throws Exception {
      RunFolder folder = RunFolder.open(path);
      Forks forks = folder.forks();
      Instant began = Instant.parse(folder.manifest().createdUtc());
      OptionalDouble fork = SecondsPerFork.of(forks.records());
      return new Run(
          path,
          Comparison.of(folder.manifest(), forks),
          forks.records(),
          Duration.between(began, ended(forks.records(), fork.orElse(0))).toSeconds(),
          fork);
    }

    /** The forks of a block begin together: its end is as many forks later as it has. */
    private static Instant ended(List<ForkRecord> forks, double forkSeconds) {
      int last = forks.stream().mapToInt(ForkRecord::block).max().orElseThrow();
      List<Instant> starts =
          forks.stream()
              .filter(fork -> fork.block() == last)
              .map(fork -> Instant.parse(fork.startedUtc()))
              .sorted()
              .toList();
      return starts.getFirst().plusMillis(Math.round(1000 * forkSeconds * starts.size()));
    }

    String name() {
      return path.getFileName().toString();
    }
  }

  public static void main(String[] args) throws Exception {
    Goals goals = new Goals();
    String build = System.getProperty("xmlbench.build.seconds", "");
    if (!build.isEmpty()) {
      long seconds = Long.parseLong(build);
      goals.judge(
          seconds <= BUILD_SECONDS,
          "mvn verify -Pbench in a fresh clone: %d s, at most %d"
              .formatted(seconds, BUILD_SECONDS));
    }
    List<Run> runs = new ArrayList<>();
    for (String arg : args) {
      try {
        runs.add(Run.of(Path.of(arg)));
      } catch (UserErrorException e) {
        System.err.println("goals: " + e.getMessage());
        System.exit(2);
      }
    }
    runs.forEach(goals::run);
    goals.steady(runs);
    goals.pairs(runs);
    System.out.println(goals.missed + " goals are missed");
    System.exit(goals.missed == 0 ? 0 : 1);
  }

  private void judge(boolean reached, String text) {
    System.out.println((reached ? "reached  " : "MISSED   ") + text);
    missed += reached ? 0 : 1;
  }

  private void run(Run run) {
    System.out.println("== " + run.path());
    if (run.comparison().noise() != null) {
      System.out.println("         " + run.comparison().noise().text());
    }
    Long most = SECONDS.get(run.comparison().profile());
    if (most != null) {
      judge(
          run.seconds() <= most,
          "the run took about %d s, at most %d".formatted(run.seconds(), most));
    }
    if (run.forkSeconds().isPresent()) {
      double fork = run.forkSeconds().getAsDouble();
      judge(fork <= FORK_SECONDS, "a fork took %.2f s, at most %.1f".formatted(fork, FORK_SECONDS));
    } else {
      System.out.println("         a fork's seconds are not known: no blocks without other work");
    }
    Map<String, Double> spreads = SpreadInBlocks.ofSubjects(run.forks(), run.comparison().clock());
    run.comparison().documents().forEach(document -> sharp(document, spreads));
  }

  private void sharp(DocumentComparison document, Map<String, Double> spreads) {
    List<String> wide = new ArrayList<>();
    List<String> exempt = new ArrayList<>();
    int intervals = 0;
    for (SubjectFigure figure : document.subjects()) {
      Estimate ratio = figure.ratios().ratio();
      if (ratio == null || ratio.low() == null) {
        continue;
      }
      intervals++;
      double width = Math.max(ratio.high() / ratio.value() - 1, 1 - ratio.low() / ratio.value());
      if (width <= (ratio.value() < NEAR ? NEAR_WIDTH : FAR_WIDTH)) {
        continue;
      }
      Double spread = spreads.get(cell(document, figure));
      String text = "%s +-%.1f %%".formatted(figure.label(), PERCENT * width);
      if (spread != null && spread > SPREAD) {
        exempt.add("%s (spread %.1f %%)".formatted(text, PERCENT * spread));
      } else {
        wide.add(text);
      }
    }
    judge(
        intervals > 0 && wide.isEmpty() && exempt.size() <= MOST_EXEMPT,
        "%s: %d intervals%s%s"
            .formatted(
                document.document(),
                intervals,
                wide.isEmpty() ? "" : "; too wide: " + String.join(", ", wide),
                exempt.isEmpty() ? "" : "; noisy subjects: " + String.join(", ", exempt)));
  }

  /** The name by which spreads are kept. */
  private static String cell(DocumentComparison document, SubjectFigure figure) {
    return new Cell(
            figure.subject(),
            figure.version(),
            document.document(),
            figure.operation(),
            document.condition())
        .id();
  }

  private void steady(List<Run> runs) {
    List<ForkRecord> all = runs.stream().flatMap(run -> run.forks().stream()).toList();
    long not = all.stream().filter(fork -> fork.labels().contains(ForkRecord.NOT_STEADY)).count();
    System.out.println("== all runs");
    judge(
        not <= UnsteadyForks.MOST * all.size(),
        "%d of %d forks not steady, at most %.0f %%"
            .formatted(not, all.size(), PERCENT * UnsteadyForks.MOST));
  }

  /** Ratios to the fastest of two runs, each with its joint interval. */
  private void pairs(List<Run> runs) {
    int all = 0;
    List<String> different = new ArrayList<>();
    List<String> contradicted = new ArrayList<>();
    for (int a = 0; a < runs.size(); a++) {
      for (int b = a + 1; b < runs.size(); b++) {
        Map<String, SubjectFigure> ofA = figures(runs.get(a));
        Map<String, SubjectFigure> ofB = figures(runs.get(b));
        for (Map.Entry<String, SubjectFigure> entry : ofA.entrySet()) {
          SubjectFigure other = ofB.get(entry.getKey());
          if (other == null) {
            continue;
          }
          String where =
              "%s in %s and %s".formatted(entry.getKey(), runs.get(a).name(), runs.get(b).name());
          if (contradicts(entry.getValue(), other) || contradicts(other, entry.getValue())) {
            contradicted.add(where);
          }
          if (width(entry.getValue()) + width(other) > 0) {
            all++;
            if (differ(entry.getValue(), other)) {
              different.add(where);
            }
          }
        }
      }
    }
    if (runs.size() > 1) {
      judge(
          different.size() <= MOST_DIFFERENT * all,
          "%d of %d ratios differ between two runs, at most 1 %%: %s"
              .formatted(different.size(), all, different));
      judge(
          contradicted.isEmpty(),
          "%d subjects are fastest in one run and shown to be more than 3 %% slower in another: %s"
              .formatted(contradicted.size(), contradicted));
    }
  }

  private static Map<String, SubjectFigure> figures(Run run) {
    Map<String, SubjectFigure> figures = new LinkedHashMap<>();
    for (DocumentComparison document : run.comparison().documents()) {
      for (SubjectFigure figure : document.subjects()) {
        if (figure.ratios().ratio() != null) {
          figures.put(figure.label() + " on " + document.document(), figure);
        }
      }
    }
    return figures;
  }

  /** Half the width of the interval of the logarithm; 0 of the fastest, which has none. */
  private static double width(SubjectFigure figure) {
    Estimate ratio = figure.ratios().ratio();
    return ratio.low() == null ? 0 : Math.log(ratio.high() / ratio.low()) / 2;
  }

  private static boolean differ(SubjectFigure one, SubjectFigure other) {
    double difference = Math.log(one.ratios().ratio().value() / other.ratios().ratio().value());
    return Math.abs(difference) > Math.hypot(width(one), width(other));
  }

  private static boolean contradicts(SubjectFigure fastest, SubjectFigure slow) {
    Double low = slow.ratios().ratio().low();
    return fastest.standing().fastest() && low != null && low > MARGIN;
  }
}

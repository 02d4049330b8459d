import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.HarnessMeasures;
import org.xmlbench.results.stats.SecondsPerFork;
import org.xmlbench.results.store.RunFolder;

/**
 * Prints what the forks of a run spend, in mean wall seconds, as the test of estimates reads it:
 *
 * <pre>
 * java -cp 'suite/target/xmlbench/lib/*' scripts/ForkPhases.java RUN
 * </pre>
 */
final class ForkPhases {
  private static final double NANOS = 1e9;

  private ForkPhases() {}

  public static void main(String[] args) {
    List<ForkRecord> forks = RunFolder.open(Path.of(args[0])).forks().records();
    System.out.printf("# %d forks of the run %s%n", forks.size(), args[0]);
    print("warm-up", forks, fork -> fork.measures().get(HarnessMeasures.WARM_AFTER.key()));
    print(
        "measured",
        forks,
        fork -> fork.measured() == null ? null : (double) fork.measured().wallNanos());
    print("ending", forks, fork -> fork.measures().get(HarnessMeasures.ENDED_AFTER.key()));
    System.out.printf("fork\t%.3f%n", SecondsPerFork.of(forks).orElse(Double.NaN));
  }

  private static void print(
      String name, List<ForkRecord> forks, Function<ForkRecord, Double> nanos) {
    double mean =
        forks.stream()
            .map(nanos)
            .filter(Objects::nonNull)
            .mapToDouble(Double::doubleValue)
            .average()
            .orElse(Double.NaN);
    System.out.printf("%s\t%.3f%n", name, mean / NANOS);
  }
}

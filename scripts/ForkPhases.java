import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints what the forks of a run spend, in mean wall seconds, as the test of estimates reads it:
 *
 * <pre>
 * java scripts/ForkPhases.java RUN > suite/src/test/resources/org/xmlbench/suite/family/parsers/quick-fork-phases.tsv
 * </pre>
 */
final class ForkPhases {
  private static final double NANOS = 1e9;

  private ForkPhases() {}

  public static void main(String[] args) throws Exception {
    List<Double> warm = new ArrayList<>();
    List<Double> measured = new ArrayList<>();
    List<Double> ending = new ArrayList<>();
    TreeMap<Integer, Instant> starts = new TreeMap<>();
    List<Integer> blocks = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of(args[0], "forks.jsonl"))) {
      add(line, "\"warm_after_nanos\":([\\d.E]+)", warm);
      add(line, "\"ended_after_nanos\":([\\d.E]+)", ending);
      add(line, "\"measured\":\\{\"wallNanos\":(\\d+)", measured);
      Matcher start = Pattern.compile("\"startedUtc\":\"([^\"]+)\"").matcher(line);
      Matcher block = Pattern.compile("\"block\":(\\d+)").matcher(line);
      if (start.find() && block.find()) {
        int number = Integer.parseInt(block.group(1));
        blocks.add(number);
        starts.merge(number, Instant.parse(start.group(1)), (a, b) -> a.isBefore(b) ? a : b);
      }
    }
    int last = starts.lastKey();
    long before = blocks.stream().filter(block -> block < last).count();
    Duration all = Duration.between(starts.firstEntry().getValue(), starts.get(last));
    System.out.printf("# %d forks of the run %s%n", blocks.size(), args[0]);
    System.out.printf("warm-up\t%.3f%n", mean(warm));
    System.out.printf("measured\t%.3f%n", mean(measured));
    System.out.printf("ending\t%.3f%n", mean(ending));
    System.out.printf("fork\t%.3f%n", all.toNanos() / NANOS / before);
  }

  private static void add(String line, String pattern, List<Double> to) {
    Matcher matcher = Pattern.compile(pattern).matcher(line);
    if (matcher.find()) {
      to.add(Double.parseDouble(matcher.group(1)) / NANOS);
    }
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(value -> value).average().orElse(Double.NaN);
  }
}

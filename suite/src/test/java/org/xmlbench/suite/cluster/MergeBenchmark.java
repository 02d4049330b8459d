package org.xmlbench.suite.cluster;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.xmlbench.core.Folders;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.grid.Part;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.WholeFile;

/**
 * Measures what {@code merge} takes for many records: time, memory, and the time of {@code cat} for
 * the same logs, in turn. The records are those of a real run, over and over, under the names of a
 * thousand made-up documents, each of which is a shard.
 *
 * <p>No build runs it. After a build, of a run such as one of the profile {@code quick}:
 *
 * <pre>{@code
 * java -cp 'suite/target/test-classes:suite/target/xmlbench/lib/*' \
 *   org.xmlbench.suite.cluster.MergeBenchmark FOLDER RUN suite/target/xmlbench/bin/xmlbench
 * }</pre>
 */
final class MergeBenchmark {
  private static final int SHARDS = 1000;
  private static final int REPETITIONS = 3;
  private static final List<Integer> RECORDS = List.of(1_000, 10_000, 100_000, 1_000_000);
  private static final double MEGA = 1e6;

  private final Path folder;
  private final RunFolder run;
  private final List<ForkRecord> records;
  private final String xmlbench;
  private final PrintStream out = System.out;

  private MergeBenchmark(Path folder, RunFolder run, String xmlbench) {
    this.folder = folder;
    this.run = run;
    this.records = run.forks().records();
    this.xmlbench = xmlbench;
  }

  /**
   * @param args a folder with some 10 GB of space, a real run's folder, and the launcher
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    new MergeBenchmark(Path.of(args[0]), RunFolder.open(Path.of(args[1])), args[2]).measure();
  }

  private void measure() throws IOException, InterruptedException {
    out.println(
        "records     bytes  parts s  merge s [least, most]  MB/s  cat s [least, most]  peak");
    List<double[]> points = new ArrayList<>();
    for (int count : RECORDS) {
      Path parts = folder.resolve("parts-" + count);
      double made = makeParts(parts, count / SHARDS);
      long bytes = bytes(parts);
      double[] merged = new double[REPETITIONS];
      double[] copied = new double[REPETITIONS];
      double peak = 0;
      for (int i = 0; i < REPETITIONS; i++) {
        copied[i] =
            seconds(
                "sh", "-c", "cat " + parts + "/shard-*/forks.jsonl > " + folder.resolve("copy"))[0];
        Path whole = folder.resolve("merged");
        double[] taken =
            seconds(xmlbench, "merge", parts.toString(), "-o", whole.toString(), "--no-report");
        merged[i] = taken[0];
        peak = Math.max(peak, taken[1]);
        Folders.delete(whole);
      }
      Folders.delete(parts);
      points.add(new double[] {Math.log(count), Math.log(median(merged))});
      out.printf(
          Locale.ROOT,
          "%7d %9.0f MB %6.1f %s %6.1f %s %5.0f MiB%n",
          count,
          bytes / MEGA,
          made,
          text(merged),
          bytes / MEGA / median(merged),
          text(copied),
          peak);
    }
    out.printf(
        Locale.ROOT,
        "exponent over all: %.2f; between the last two: %.2f%n",
        slope(points),
        slope(points.subList(points.size() - 2, points.size())));
  }

  /** Makes the parts; returns the seconds that this took. */
  private double makeParts(Path parts, int perShard) {
    long start = System.nanoTime();
    List<PlannedBlock> blocks =
        IntStream.range(0, SHARDS).mapToObj(shard -> planned(shard, perShard)).toList();
    StoredPlan whole = new StoredPlan(blocks, run.manifest().plan().sampling());
    for (int shard = 0; shard < SHARDS; shard++) {
      makePart(parts, shard, perShard, whole);
    }
    return (System.nanoTime() - start) / 1e9;
  }

  /** Every part is a run of its own. */
  private static String runOf(int shard) {
    return "made-up-run-%04d".formatted(shard);
  }

  private Manifest.Origin origin(int shard) {
    Manifest.Origin real = run.manifest().origin();
    return new Manifest.Origin(
        runOf(shard),
        real.createdUtc(),
        real.toolVersion(),
        real.family(),
        real.kind(),
        real.profile(),
        real.seed(),
        real.clock());
  }

  private static String document(int shard) {
    return "made-up-%04d".formatted(shard);
  }

  private Cell cell(ForkRecord fork, int shard) {
    Cell cell = fork.cell();
    return new Cell(
        cell.subject(), cell.version(), document(shard), cell.operation(), cell.condition());
  }

  private PlannedBlock planned(int shard, int perShard) {
    List<Cell> cells = records.stream().map(fork -> cell(fork, shard)).distinct().toList();
    return new PlannedBlock(document(shard), Math.max(1, perShard), List.of(), cells);
  }

  private void makePart(Path parts, int shard, int perShard, StoredPlan whole) {
    Path unfinished =
        parts.resolve("shard-%d-of-%d.%08x.unfinished".formatted(shard + 1, SHARDS, shard));
    StoredPlan own = new StoredPlan(List.of(whole.blocks().get(shard)), whole.sampling());
    Manifest real = run.manifest();
    Manifest manifest =
        new Manifest(
            real.schema(),
            origin(shard),
            own.hash(),
            own,
            real.host(),
            real.options(),
            real.subjects(),
            List.of(),
            real.request(),
            real.before());
    RunFolder.create(unfinished, manifest);
    WholeFile.write(
        unfinished.resolve(RunFolder.FORKS),
        log -> {
          for (int i = 0; i < perShard; i++) {
            String line = StoreJson.line(record(i, shard)) + "\n";
            log.write(line.getBytes(StandardCharsets.UTF_8));
          }
        });
    Part.complete(unfinished, whole.hash(), List.of(shard));
  }

  private ForkRecord record(int number, int shard) {
    ForkRecord fork = records.get(number % records.size());
    return new ForkRecord(
        runOf(shard),
        cell(fork, shard),
        new ForkPlace(1, number + 1, 1, 1),
        fork.status(),
        fork.timing(),
        fork.evidence(),
        fork.measures());
  }

  /** Runs a command: its seconds, and the largest resident set of its processes in MiB. */
  private double[] seconds(String... command) throws IOException, InterruptedException {
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said").toFile())
            .start();
    double peak = 0;
    while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
      peak =
          Math.max(
              peak,
              Stream.concat(Stream.of(process.toHandle()), process.descendants())
                  .mapToDouble(MergeBenchmark::residentMiB)
                  .max()
                  .orElse(0));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    if (process.exitValue() != 0) {
      throw new IOException(
          String.join(" ", command) + ": " + Files.readString(folder.resolve("said")));
    }
    return new double[] {seconds, peak};
  }

  private static double residentMiB(ProcessHandle process) {
    try {
      return Files.readAllLines(Path.of("/proc", String.valueOf(process.pid()), "status")).stream()
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      return 0;
    }
  }

  private static long bytes(Path parts) throws IOException {
    long bytes = 0;
    for (Path part : Part.in(parts)) {
      bytes += Files.size(part.resolve(RunFolder.FORKS));
    }
    return bytes;
  }

  private static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  /** Median, least and most. */
  private static String text(double... seconds) {
    return "%6.2f [%.2f, %.2f]"
        .formatted(
            median(seconds),
            Arrays.stream(seconds).min().orElseThrow(),
            Arrays.stream(seconds).max().orElseThrow());
  }

  private static double slope(List<double[]> points) {
    double x = points.stream().mapToDouble(point -> point[0]).average().orElseThrow();
    double y = points.stream().mapToDouble(point -> point[1]).average().orElseThrow();
    double over = 0;
    double under = 0;
    for (double[] point : points) {
      over += (point[0] - x) * (point[1] - y);
      under += (point[0] - x) * (point[0] - x);
    }
    return over / under;
  }
}

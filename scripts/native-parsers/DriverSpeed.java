import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.measure.Drivers;

/**
 * A driver of XMLBench as the programs beside it: DRIVER FILE SECONDS gives the median CPU time of
 * a parse. Half of the time is a warm-up.
 */
final class DriverSpeed {
  private static final double NANOS = 1e9;

  private DriverSpeed() {}

  /** Takes the id of a driver, a file and a time. */
  public static void main(String[] args) throws IOException {
    StreamingParser parser = (StreamingParser) Drivers.locate(args[0]).newParser();
    byte[] document = Files.readAllBytes(Path.of(args[1]));
    double seconds = Double.parseDouble(args[2]);
    times(parser, document, Math.max(2, seconds));
    double[] times = times(parser, document, seconds);
    Arrays.sort(times);
    EventSink sink = parsed(parser, document);
    System.out.printf(
        Locale.ROOT,
        "%d %d %.9f%n",
        sink.totals().tally().elements(),
        sink.totals().nameUnits() + sink.totals().valueUnits() + sink.totals().tally().textUnits(),
        times[times.length / 2]);
    System.exit(0);
  }

  private static double[] times(StreamingParser parser, byte[] document, double seconds)
      throws IOException {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    double[] times = new double[0];
    double end = threads.getCurrentThreadCpuTime() + seconds * NANOS;
    do {
      long start = threads.getCurrentThreadCpuTime();
      parsed(parser, document);
      times = Arrays.copyOf(times, times.length + 1);
      times[times.length - 1] = (threads.getCurrentThreadCpuTime() - start) / NANOS;
    } while (threads.getCurrentThreadCpuTime() < end);
    return times;
  }

  private static EventSink parsed(StreamingParser parser, byte[] document) throws IOException {
    EventSink sink = new EventSink();
    parser.parse(new ByteArrayInputStream(document), sink);
    return sink;
  }
}

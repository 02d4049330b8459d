package org.xmlbench.soap.load;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.soap.fork.SoapFork;
import org.xmlbench.soap.fork.TimedFork;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Toolkit;

/** The main class of a fork that holds one toolkit's server under load. */
public final class LoadFork {
  /** The toolkit's id. */
  public static final String TOOLKIT = "toolkit";

  /** What is done, by its name. */
  public static final String TASK = "task";

  /** Calls that succeeded, a second. */
  public static final String RATE = "rate_calls_per_second";

  /** Calls that did not. */
  public static final String ERRORS = "errors_count";

  /** Begins the names of latencies as the clients saw them. */
  public static final String SEEN = "seen_";

  /** Begins the names of latencies corrected for coordinated omission. */
  public static final String CORRECTED = "corrected_";

  /** How long a client waits for a reply. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final double[] PERCENTILES = {50, 90, 99, 99.9, 100};

  private LoadFork() {}

  /** Takes the toolkit, the task and a schedule. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, LoadFork::measure);
  }

  /** Name of a measure of a percentile, such as {@code p99.9_nanos}. */
  public static String percentile(double percentile) {
    return percentile == 100
        ? "max_nanos"
        : "p" + Double.toString(percentile).replaceAll("\\.0$", "") + "_nanos";
  }

  private static void measure(TimedFork fork) throws Exception {
    LoadTask task = LoadTask.named(fork.arguments().required(TASK));
    ForkArguments.Schedule schedule = ForkArguments.Schedule.of(fork.arguments());
    Toolkit toolkit = KnownToolkits.named(fork.arguments().required(TOOLKIT));
    try (ServerProcess server =
        ServerProcess.start(
            toolkit.describe().id(), task.exchange().rule(), List.of(ServerProcess.NO_DELAY))) {
      ReferenceCall call = ReferenceCall.verified(toolkit, task.exchange(), server, PATIENCE);
      fork.keep(SoapFork.REQUEST_BYTES, call.request().length());
      fork.keep(SoapFork.REPLY_BYTES, call.replyBytes());
      ClosedLoop loop = new ClosedLoop(call, task.clients(), PATIENCE);
      loop.run(schedule.warmupLimit());
      LoadMeter meter = LoadMeter.start(server);
      LoadResult result = loop.run(schedule.iteration().multipliedBy(schedule.iterations()));
      requireCalls(result, server);
      meter.stop(fork, result.calls(), result.wallNanos());
      fork.keep(RATE, result.rate());
      fork.keep(ERRORS, result.errors());
      keep(fork, SEEN, result.latency());
      keep(fork, CORRECTED, result.corrected());
      verifyAgain(call, server);
    }
  }

  private static void verifyAgain(ReferenceCall call, ServerProcess server) throws Exception {
    try {
      call.verify(PATIENCE);
    } catch (IOException e) {
      throw server.explained(e);
    }
  }

  private static void requireCalls(LoadResult result, ServerProcess server) throws Exception {
    if (result.calls() == 0) {
      throw server.explained(new IOException("no call succeeded: " + result.mainReason()));
    }
  }

  private static void keep(TimedFork fork, String prefix, Histogram latency) {
    for (double percentile : PERCENTILES) {
      fork.keep(prefix + percentile(percentile), latency.getValueAtPercentile(percentile));
    }
  }
}

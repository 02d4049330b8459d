package org.xmlbench.families.load.fork;

import java.io.IOException;
import java.time.Duration;
import org.HdrHistogram.Histogram;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.families.server.fork.ClosedLoop;
import org.xmlbench.families.server.fork.LoadMeter;
import org.xmlbench.families.server.fork.LoadResult;
import org.xmlbench.families.server.fork.ReferenceCall;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.soap.http.ServerLauncher;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Toolkit;

/** The main class of a fork that holds one toolkit's server under load. */
public final class LoadFork {
  /** How long a client waits for a reply. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private LoadFork() {}

  /** Takes the toolkit, the task and a schedule. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, LoadFork::measure);
  }

  private static void measure(TimedFork fork) throws Exception {
    LoadTask task = LoadTask.named(fork.arguments().required(ServerFork.TASK));
    ForkArguments.Schedule schedule = ForkArguments.Schedule.of(fork.arguments());
    Toolkit toolkit = KnownToolkits.named(fork.arguments().required(ServerFork.TOOLKIT));
    try (ServerProcess server =
        ServerLauncher.of(fork.arguments()).start(toolkit.describe(), task.exchange().rule())) {
      ReferenceCall call = ReferenceCall.verified(toolkit, task.exchange(), server, PATIENCE);
      fork.keep(CallMeasures.REQUEST, call.request().length());
      fork.keep(CallMeasures.REPLY, call.replyBytes());
      ClosedLoop loop = new ClosedLoop(call, task.clients(), PATIENCE);
      loop.run(schedule.warmupLimit());
      LoadMeter meter = LoadMeter.start(server);
      LoadResult result = loop.run(schedule.iteration().multipliedBy(schedule.iterations()));
      requireCalls(result, server);
      meter.stop(fork, result.calls(), result.wallNanos());
      fork.keep(LoadMeasures.RATE, result.rate());
      fork.keep(LoadMeasures.ERRORS, result.errors());
      Histogram seen = result.latency();
      Histogram corrected = result.corrected();
      for (LoadMeasures.Latency latency : LoadMeasures.LATENCIES) {
        fork.keep(latency.seen(), seen.getValueAtPercentile(latency.percent()));
        fork.keep(latency.corrected(), corrected.getValueAtPercentile(latency.percent()));
      }
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
}

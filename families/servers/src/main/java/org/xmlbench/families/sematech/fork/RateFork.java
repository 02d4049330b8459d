package org.xmlbench.families.sematech.fork;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.ForkArguments.Schedule;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.PercentileRule;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.http.ServerLauncher;
import org.xmlbench.soap.http.ServerProcess;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * The main class of a fork that holds one toolkit's client and server at a rate of trace reports,
 * both warm: SEMATECH's requirement. Where it is asked to, it then raises the rate until it breaks.
 */
public final class RateFork {
  /** Asks for the rate at which the pair breaks, too. */
  public static final String BREAKS = "breaks";

  /** Beyond it a timer's lateness is a large part of a period. */
  private static final double MOST_PER_SECOND = 4000;

  /** A rate is tried for so many tenths of the time for which one is held. */
  private static final int TRIAL_TENTHS = 3;

  private static final int TENTHS = 10;
  private static final double PERCENT = 100;

  private final TimedFork fork;
  private final RateTask task;
  private final Toolkit toolkit;
  private final Schedule schedule;

  private RateFork(TimedFork fork) {
    this.fork = fork;
    this.task = RateTask.named(fork.arguments().required(ServerFork.TASK));
    this.toolkit = KnownToolkits.named(fork.arguments().required(ServerFork.TOOLKIT));
    this.schedule = ForkArguments.Schedule.of(fork.arguments());
  }

  /** Takes the toolkit, the task, whether it is to break, and a schedule. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, fork -> new RateFork(fork).run());
  }

  private void run() throws Exception {
    Seam seam = toolkit.describe().seams().contains(Seam.HTTP) ? Seam.HTTP : Seam.HTTP_CLOSE;
    try (ServerProcess receiver =
            ServerLauncher.of(fork.arguments()).start(toolkit.describe(), task.exchange().rule());
        StackClient client =
            toolkit.as(HttpToolkit.class).http(receiver.endpoint(), seam == Seam.HTTP)) {
      StackClient.Call call = client.prepare(task.exchange().operation(), task.exchange().data());
      MessageCheck check =
          new MessageCheck(
              new SoapTask(toolkit.describe().id(), seam, task.exchange()), toolkit.describe());
      check.requireReply(call.read(call.invoke()));
      OpenLoop loop = new OpenLoop(call::invoke, OpenLoop.Clock.SYSTEM);
      try {
        warmUp(call);
        giveProcessors(receiver);
        OtherWork meanwhile = OtherWork.watch();
        receiver.watchOtherWork();
        hold(loop, receiver);
        if (fork.arguments().optional(BREAKS).isPresent()) {
          breakIt(loop);
        }
        fork.contention(receiver.otherWork(meanwhile));
        check.requireReply(call.read(call.invoke()));
      } catch (WrongEventsException e) {
        throw e;
      } catch (Exception e) {
        throw receiver.explained(e);
      }
    }
  }

  /** As fast as it goes: a pair that runs for days is compiled. */
  private void warmUp(StackClient.Call call) throws Exception {
    long end = System.nanoTime() + schedule.warmupLimit().toNanos();
    while (System.nanoTime() - end < 0) {
      call.invoke();
    }
  }

  /**
   * Once it is warm: a compiler that shares a processor with its pair takes several times as long.
   */
  private void giveProcessors(ServerProcess receiver) throws IOException, InterruptedException {
    boolean own = OwnProcessors.give(List.of(ProcessHandle.current()), receiver);
    fork.keep(SematechMeasures.OWN_PROCESSORS, own ? 1 : 0);
  }

  private void hold(OpenLoop loop, ServerProcess receiver) throws Exception {
    PairSampler watch =
        new PairSampler(ProcessMeter.own(), ProcessMeter.of(receiver), System::nanoTime);
    OpenLoop.Held held =
        loop.run(task.perSecond(), schedule.iteration().multipliedBy(schedule.iterations()));
    watch.measures(held.messages()).forEach(fork::keep);
    Histogram lag = held.lag();
    fork.keep(RateMeasures.MESSAGES, held.messages());
    fork.keep(RateMeasures.MISSED, held.missedPercent());
    fork.keep(RateMeasures.GROWS, held.grows() ? 1 : 0);
    fork.keep(RateMeasures.GAVE_UP, held.gaveUp() ? 1 : 0);
    keep(RateMeasures.LAG_P50, lag, RateMeasures.HALF);
    keep(RateMeasures.LAG_P99, lag, RateMeasures.TAIL);
    fork.keep(RateMeasures.LAG_MAX, lag.getMaxValue());
    fork.measured(held.messages(), held.wallNanos());
  }

  /** Of too few messages a percentile is mere chance. */
  private void keep(Measure measure, Histogram lag, double share) {
    if (lag.getTotalCount() >= PercentileRule.valuesNeeded(share)) {
      fork.keep(measure, lag.getValueAtPercentile(PERCENT * share));
    }
  }

  private void breakIt(OpenLoop loop) throws Exception {
    Duration trial = schedule.iteration().multipliedBy(TRIAL_TENTHS).dividedBy(TENTHS);
    BreakSearch.Found found =
        new BreakSearch(rate -> loop.run(rate, trial), MOST_PER_SECOND).from(task.perSecond());
    found
        .breaks()
        .ifPresent(tried -> keep(RateMeasures.BREAKS, RateMeasures.BREAKS_MESSAGES, tried));
    found.holds().ifPresent(tried -> keep(RateMeasures.HOLDS, RateMeasures.HOLDS_MESSAGES, tried));
  }

  private void keep(Measure rate, Measure messages, BreakSearch.Tried tried) {
    fork.keep(rate, tried.perSecond());
    fork.keep(messages, tried.messages());
  }
}

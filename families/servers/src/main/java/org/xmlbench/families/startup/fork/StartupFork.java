package org.xmlbench.families.startup.fork;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.xmlbench.core.measure.ForkArguments;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.core.platform.ProcessMemory;
import org.xmlbench.core.record.Measure;
import org.xmlbench.families.server.fork.ClosedLoop;
import org.xmlbench.families.server.fork.LoadResult;
import org.xmlbench.families.server.fork.ReferenceCall;
import org.xmlbench.families.server.fork.ServerFork;
import org.xmlbench.soap.http.LocalServer;
import org.xmlbench.soap.http.RawReply;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * The main class of a fork that starts one toolkit's server, calls it once, and reads what memory
 * it holds, idle and under load. An earlier start of the same server verifies what the first call
 * must be answered, and leaves the AOT cache where one is asked for.
 */
public final class StartupFork {
  /** Clients at a time, where memory under load is read. */
  public static final int CLIENTS = 16;

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** After its first call a server that starts lazily may still be at work. */
  private static final Duration SETTLING = Duration.ofSeconds(1);

  private final TimedFork fork;
  private final StartupTask task;
  private final Toolkit toolkit;
  private final Duration load;

  private StartupFork(TimedFork fork) {
    this.fork = fork;
    this.task = StartupTask.named(fork.arguments().required(ServerFork.TASK));
    this.toolkit = KnownToolkits.named(fork.arguments().required(ServerFork.TOOLKIT));
    this.load = ForkArguments.Schedule.of(fork.arguments()).iteration();
  }

  /** Takes the toolkit, the task and a schedule, of which an iteration is the time under load. */
  public static void main(String[] args) throws IOException {
    TimedFork.run(args, fork -> new StartupFork(fork).run());
  }

  private void run() throws Exception {
    Path folder = Files.createTempDirectory("startup");
    AotCache cache = new AotCache(folder.resolve("server.aot"));
    try {
      start(rehearsed(cache), cache);
    } finally {
      cache.delete();
      Files.delete(folder);
    }
  }

  private ReferenceCall rehearsed(AotCache cache) throws Exception {
    boolean records = task.classes() == StartupTask.Classes.AOT_CACHE;
    try (LocalServer server = server(records ? cache.recording() : List.of())) {
      ReferenceCall call = ReferenceCall.verified(toolkit, task.exchange(), server, PATIENCE);
      if (records) {
        AotCache.requireJvm(server);
        new ClosedLoop(call, 1, PATIENCE).run(load);
        cache.complete(server);
      }
      return call;
    }
  }

  private void start(ReferenceCall verified, AotCache cache) throws Exception {
    OtherWork meanwhile = OtherWork.watch();
    long start = System.nanoTime();
    try (LocalServer server = server(cache.using())) {
      ReferenceCall call = verified.at(server.endpoint());
      RawReply reply = call.reply(PATIENCE);
      long answered = System.nanoTime();
      long cpuNanos = server.cpuNanos();
      fork.contention(meanwhile);
      call.verify(reply);
      fork.keep(StartupMeasures.FIRST_ANSWER, answered - start);
      if (cpuNanos > 0) {
        fork.keep(StartupMeasures.FIRST_ANSWER_CPU, cpuNanos);
      }
      keep(StartupMeasures.AOT_CACHE, cache.size());
      Thread.sleep(SETTLING);
      memory(server, StartupMeasures.IDLE_RESIDENT, StartupMeasures.IDLE_HEAP);
      underLoad(call, server);
      call.verify(PATIENCE);
      fork.measured(1, answered - start);
    }
  }

  private void underLoad(ReferenceCall call, LocalServer server) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<LoadResult> clients =
          threads.submit(() -> new ClosedLoop(call, CLIENTS, PATIENCE).run(load.multipliedBy(2)));
      Thread.sleep(load);
      memory(server, StartupMeasures.LOAD_RESIDENT, StartupMeasures.LOAD_HEAP);
      LoadResult result = clients.get();
      if (result.calls() == 0) {
        throw server.explained(new IOException("no call succeeded: " + result.mainReason()));
      }
    }
  }

  /** Resident memory first: to look at the heap collects it. */
  private void memory(LocalServer server, Measure resident, Measure heap)
      throws InterruptedException {
    long pid = server.handle().pid();
    keep(resident, ProcessMemory.resident(pid));
    keep(heap, ProcessMemory.liveHeap(pid));
  }

  private void keep(Measure measure, OptionalLong value) {
    value.ifPresent(known -> fork.keep(measure, known));
  }

  private LocalServer server(List<String> options) throws IOException, InterruptedException {
    return LocalServer.unprepared(toolkit.describe(), task.exchange().rule(), options);
  }
}

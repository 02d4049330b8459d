package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Outcome;

/**
 * The main class of a fork without a library, which reads every byte of a document by a {@link
 * ByteLoop} in each of its threads and leaves a {@link ForkResult}: an iteration a thread, the
 * fastest window of it.
 */
public final class ByteLoopMain {
  private static final String DOCUMENT = "document=";
  private static final String THREADS = "threads=";
  private static final String RESULT = "result=";
  private static final String FILE_INPUT = "input=file";
  private static final String MEMORY_INPUT = "input=memory";
  private static final String COLD_CACHES = "caches=cold";
  private static final String WARM_CACHES = "caches=warm";

  private ByteLoopMain() {}

  /**
   * The arguments of its command line.
   *
   * @param source what is read
   * @param threads that read it at the same time, one at least
   * @param result where the result goes
   */
  public static List<String> arguments(ForkArguments.Source source, int threads, Path result) {
    return List.of(
        DOCUMENT + source.document(),
        source.fileInput() ? FILE_INPUT : MEMORY_INPUT,
        source.coldCaches() ? COLD_CACHES : WARM_CACHES,
        THREADS + threads,
        RESULT + result);
  }

  /** Takes {@link #arguments}. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    List<String> words = List.of(args);
    KeyValues values = KeyValues.parse(words);
    Path document = Path.of(values.required("document"));
    boolean cold = words.contains(COLD_CACHES);
    int threads = Integer.parseInt(values.required("threads"));
    result(document, words.contains(FILE_INPUT), cold, threads)
        .write(Path.of(values.required("result")));
    Runtime.getRuntime().halt(0);
  }

  static ForkResult result(Path document, boolean file, boolean cold, int threads) {
    try {
      Input input = file ? new FileInput(document) : MemoryInput.load(document);
      return result(Outcome.OK, null, inThreads(input, cold, threads, ByteLoop.Schedule.USUAL));
    } catch (Throwable e) {
      return result(Outcome.FAILED, ForkFacts.failure(e), List.of());
    }
  }

  private static ForkResult result(Outcome outcome, String reason, List<Iteration> windows) {
    return new ForkResult(
        outcome,
        reason,
        new ForkTiming(windows, null),
        new ForkResult.Verified(null, null, null),
        ForkFacts.jvm(),
        Map.of());
  }

  /** The fastest window of each thread; all read at the same time. */
  static List<Iteration> inThreads(
      Input input, boolean cold, int threads, ByteLoop.Schedule schedule) throws Exception {
    CyclicBarrier start = new CyclicBarrier(threads);
    List<Callable<Iteration>> loops = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      loops.add(
          () -> {
            ByteLoop loop = new ByteLoop(input);
            Runnable sweep = cold ? new CacheSweep()::sweep : null;
            start.await();
            Iteration fastest = cold ? loop.measureSingly(schedule, sweep) : loop.measure(schedule);
            loop.requireAllRead();
            return fastest;
          });
    }
    try (ExecutorService all = Executors.newFixedThreadPool(threads)) {
      List<Iteration> windows = new ArrayList<>();
      for (Future<Iteration> one : all.invokeAll(loops)) {
        windows.add(one.get());
      }
      return windows;
    }
  }
}

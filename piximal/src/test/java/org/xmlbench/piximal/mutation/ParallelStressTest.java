package org.xmlbench.piximal.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;

/** Many parses at a time, of which some end early by a handler, an error or an interrupt. */
@Tag("slow")
class ParallelStressTest {
  private static final int CALLERS = 6;
  private static final int PARSES = 400;

  private static final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  @Test
  void noneDisturbsAnotherAndNoThreadIsLeft() throws Exception {
    try (ExecutorService callers = Executors.newFixedThreadPool(CALLERS)) {
      List<Future<?>> all = new ArrayList<>();
      for (int caller = 0; caller < CALLERS; caller++) {
        Random random = new Random(caller);
        all.add(callers.submit(() -> parses(random)));
      }
      for (Future<?> one : all) {
        one.get();
      }
    }
    assertThat(Thread.getAllStackTraces().keySet())
        .extracting(Thread::getName)
        .noneMatch(name -> name.startsWith("piximal-parallel-"));
  }

  private static void parses(Random random) {
    EveryWay ways = new EveryWay();
    for (int i = 0; i < PARSES; i++) {
      byte[] document = MutatedDocument.next(random);
      switch (random.nextInt(4)) {
        case 0 -> stopped(document, random);
        case 1 -> interrupted(document, random);
        default -> assertThat(ways.difference(document, random)).isEmpty();
      }
    }
  }

  private static ParallelOptions options(Random random) {
    return ParallelOptions.of(2 + random.nextInt(3)).withChunkBytes(1 + random.nextInt(60));
  }

  private static void stopped(byte[] document, Random random) {
    int[] left = {random.nextInt(20)};
    try {
      PiximalParallel.<StoppedException>parseInOrder(
          document,
          options(random),
          (event, view) -> {
            if (left[0]-- == 0) {
              throw new StoppedException();
            }
          });
    } catch (StoppedException e) {
      assertThat(left[0]).isEqualTo(-1);
    } catch (IOException e) {
      assertThat(left[0]).as(e.getMessage()).isGreaterThanOrEqualTo(0);
    }
  }

  private static void interrupted(byte[] document, Random random) {
    Thread.currentThread().interrupt();
    try {
      PiximalParallel.<RuntimeException>parse(
          document, options(random), start -> (event, view) -> {});
    } catch (InterruptedIOException e) {
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
    } catch (IOException e) {
      assertThat(e).hasMessageNotContaining("interrupted");
    } finally {
      Thread.interrupted();
    }
  }
}

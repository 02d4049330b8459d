package org.xmlbench.house.check;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;

/**
 * Has drivers deliver files, each driver in a separate JVM. A file on which a driver breaks, exits
 * or hangs costs that driver that file only: the next one gets a new JVM.
 *
 * @param times how long a driver may take for a file
 * @param hardened whether libraries are set up as their documentation hardens them: then each
 *     driver must say how
 */
public record CheckRunner(TrialTimes times, boolean hardened) {
  /** As many drivers at once as there are cores, and no more: the trees need the memory. */
  private static final int MOST_AT_ONCE = 2;

  /** One for drivers as they are timed. */
  public CheckRunner(TrialTimes times) {
    this(times, false);
  }

  /**
   * What each driver makes of each file.
   *
   * @param progress takes each driver that has finished
   * @return by driver id, in the order of {@code drivers}: a delivery for each file, in order
   */
  public Map<String, List<DriverDelivery>> run(
      List<LibrarySubject<DriverDescription>> drivers,
      List<Path> files,
      Consumer<LibrarySubject<DriverDescription>> progress)
      throws InterruptedException {
    int atOnce = Math.min(MOST_AT_ONCE, Runtime.getRuntime().availableProcessors());
    ExecutorService executor =
        Executors.newFixedThreadPool(
            atOnce, Thread.ofPlatform().daemon().name("check-", 1).factory());
    try {
      List<Callable<List<DriverDelivery>>> tasks = new ArrayList<>();
      for (LibrarySubject<DriverDescription> driver : drivers) {
        tasks.add(
            () -> {
              List<DriverDelivery> deliveries = deliver(driver, files);
              progress.accept(driver);
              return deliveries;
            });
      }
      Map<String, List<DriverDelivery>> results = new LinkedHashMap<>();
      List<Future<List<DriverDelivery>>> futures = executor.invokeAll(tasks);
      for (int i = 0; i < futures.size(); i++) {
        results.put(drivers.get(i).id(), result(futures.get(i)));
      }
      return results;
    } finally {
      executor.shutdownNow();
    }
  }

  /** Voters, and those that are asked and do not vote, such as other versions of a library. */
  public static List<LibrarySubject<DriverDescription>> all(
      List<LibrarySubject<DriverDescription>> voters,
      List<LibrarySubject<DriverDescription>> asked) {
    return Stream.concat(voters.stream(), asked.stream()).distinct().toList();
  }

  private List<DriverDelivery> deliver(LibrarySubject<DriverDescription> driver, List<Path> files) {
    List<DriverDelivery> deliveries = new ArrayList<>(files.size());
    int heapMib = TrialMemory.heapMib(files);
    Worker worker = null;
    try {
      for (Path file : files) {
        if (worker == null) {
          worker = Worker.start(driver, hardened, heapMib);
        }
        Duration limit = times.of(file);
        DriverDelivery delivery = worker.digest(file, limit);
        deliveries.add(delivery);
        if (worker.wasStopped()) {
          times.stopped(file, limit);
        }
        if (!worker.isAlive() || delivery instanceof DriverDelivery.Failed) {
          worker.close();
          worker = null;
        }
      }
    } finally {
      if (worker != null) {
        worker.close();
      }
    }
    return deliveries;
  }

  private static List<DriverDelivery> result(Future<List<DriverDelivery>> future)
      throws InterruptedException {
    try {
      return future.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a check cannot be run", e.getCause());
    }
  }
}

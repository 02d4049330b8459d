package org.xmlbench.house.check;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;

/** Finds where a driver's events leave those of another, by having both deliver them again. */
public final class Differences implements AutoCloseable {
  private final Duration timeout;
  private final Map<String, Worker> workers = new HashMap<>();

  /**
   * @param timeout how long a driver may take for one file
   */
  public Differences(Duration timeout) {
    this.timeout = timeout;
  }

  /**
   * The same verdicts; each that is {@code differ} has the first difference, if another driver
   * delivered.
   */
  public FileVerdict explain(FileVerdict file) {
    List<Agreement> explained = new ArrayList<>();
    for (Agreement verdict : file.verdicts()) {
      explained.add(verdict.result() == CheckResult.DIFFER ? explain(file, verdict) : verdict);
    }
    return new FileVerdict(
        file.document(),
        file.reference(),
        file.referenceFrom(),
        file.everyoneRejects(),
        file.rejectedBy(),
        file.voters(),
        explained);
  }

  private Agreement explain(FileVerdict file, Agreement wrong) {
    Optional<LibrarySubject<DriverDescription>> other = file.counterpart(wrong);
    return other
        .flatMap(right -> find(right, wrong.driver(), file.document().file()))
        .map(first -> wrong.with(new Agreement.Disagreement(other.get().id(), first)))
        .orElse(wrong);
  }

  /**
   * The first line in which two drivers differ on {@code file}; empty when they do not this time,
   * or one of them did not deliver.
   */
  private Optional<FirstDifference> find(
      LibrarySubject<DriverDescription> right, LibrarySubject<DriverDescription> wrong, Path file) {
    try (PieceStream expected = worker(right).events(file, timeout);
        PieceStream delivered = worker(wrong).events(file, timeout)) {
      Optional<FirstDifference> difference = FirstDifference.between(expected, delivered);
      free(right, expected);
      free(wrong, delivered);
      return difference;
    } catch (IOException e) {
      drop(right);
      drop(wrong);
      return Optional.empty();
    }
  }

  @Override
  public void close() {
    workers.values().forEach(Worker::close);
  }

  private Worker worker(LibrarySubject<DriverDescription> driver) {
    Worker worker = workers.get(driver.id());
    if (worker == null || !worker.isAlive()) {
      worker = Worker.start(driver);
      workers.put(driver.id(), worker);
    }
    return worker;
  }

  /** A worker whose stream was not read to its end still writes it: it is of no more use. */
  private void free(LibrarySubject<DriverDescription> driver, PieceStream stream)
      throws IOException {
    if (!stream.skipToEnd()) {
      drop(driver);
    }
  }

  private void drop(LibrarySubject<DriverDescription> driver) {
    Worker worker = workers.remove(driver.id());
    if (worker != null) {
      worker.close();
    }
  }
}

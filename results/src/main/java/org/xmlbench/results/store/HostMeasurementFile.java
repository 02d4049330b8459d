package org.xmlbench.results.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.UserErrorException;

/**
 * The file of JSON that holds a {@link HostMeasurement} in a folder beside run folders; what is
 * unknown is left out of it.
 *
 * @param schema version of the form that this code writes and reads
 * @param again what to do where it cannot be read
 */
public record HostMeasurementFile<T extends HostMeasurement>(
    String name, int schema, Class<T> type, String again) {
  public String text(T measurement) {
    return StoreJson.file(measurement);
  }

  public T parse(String text) {
    return StoreJson.LINE.readValue(text, type);
  }

  /**
   * Writes it into a folder.
   *
   * @throws DiskFullException when the disk is full
   */
  public void write(Path folder, T measurement) {
    WholeFile.write(folder.resolve(name), text(measurement));
  }

  /**
   * Reads that of a folder; empty where there is none.
   *
   * @throws UserErrorException when it is damaged or has another schema
   */
  public Optional<T> read(Path folder) {
    Path file = folder.resolve(name);
    return Files.isRegularFile(file) ? Optional.of(readFile(file)) : Optional.empty();
  }

  private T readFile(Path file) {
    return new VersionedFile(file, schema, "; " + again, again).read(type);
  }

  /** The newest in the folders of {@code runs} that holds for the forks of that run. */
  public Optional<T> newest(Path runs, Manifest run) {
    return new NewestFile<>(name, folder -> readFile(folder.resolve(name)), T::createdUtc)
        .in(runs, measurement -> measurement.holdsFor(run));
  }
}

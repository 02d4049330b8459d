package org.xmlbench.results.memory;

import java.util.List;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.HostMeasurement;
import org.xmlbench.results.store.HostMeasurementFile;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.MeasuredTree;

/**
 * What memory trees take on a host: their objects, the smallest heap in which they are built and
 * walked, and what collections cost in multiples of that heap.
 *
 * @param schema version of this model's form, {@link #SCHEMA}
 * @param createdUtc when the measurement began
 * @param host on which, with which JDK: it holds for no other
 * @param profile whose documents these are
 * @param cells in the order of the plan
 */
public record TreeMemory(
    int schema, String createdUtc, HostFingerprint host, String profile, List<CellMemory> cells)
    implements HostMeasurement {
  /** The version of the model's form that this code writes. */
  public static final int SCHEMA = 1;

  /** {@code memory.json}. */
  public static final HostMeasurementFile<TreeMemory> FILE =
      new HostMeasurementFile<>(
          "memory.json", SCHEMA, TreeMemory.class, "measure the memory of trees again");

  public TreeMemory {
    cells = List.copyOf(cells);
  }

  public TreeMemory of(List<CellMemory> others) {
    return new TreeMemory(schema, createdUtc, host, profile, others);
  }

  /** It holds for each run of the host: their names say which of its cells are known. */
  @Override
  public boolean holdsFor(Manifest run) {
    return host.equals(run.host());
  }

  /** It as the manifest of a run keeps it. */
  public List<MeasuredTree> measured() {
    return cells.stream().map(CellMemory::measured).toList();
  }
}

package org.xmlbench.suite.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.xmlbench.storage.condition.PreparedStorage;
import org.xmlbench.storage.condition.StorageCondition;

/** A process that holds slow storage in a folder until it is killed. */
final class HoldsStorage {
  /** What it prints when it does; else why the host refuses. */
  static final String HELD = "held";

  private HoldsStorage() {}

  public static void main(String[] args) throws Exception {
    StorageCondition slow = StorageCondition.parse("uncached@50MB/s@ra16K");
    Path work = Path.of(args[0]);
    String refused = PreparedStorage.unavailable(slow, work).orElse(null);
    if (refused == null) {
      Path document = Files.write(work.resolve("1.xml"), new byte[1 << 20]);
      PreparedStorage.open(slow, List.of(document), work);
    }
    System.out.println(refused == null ? HELD : refused);
    System.in.read();
  }
}

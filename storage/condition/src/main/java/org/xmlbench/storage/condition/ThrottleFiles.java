package org.xmlbench.storage.condition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Where a control group's limit of reading is written: version 1 and 2 differ in path and form.
 *
 * @param root the folder in which a group is made
 * @param form of a line: the device's number, then bytes a second
 */
record ThrottleFiles(Path root, String limit, String form) {
  private static final String MOUNT = "/sys/fs/cgroup";

  /** What this machine has; empty where it cannot limit reading. */
  static Optional<ThrottleFiles> probe() {
    return probe(Path.of(MOUNT));
  }

  static Optional<ThrottleFiles> probe(Path mount) {
    Path first = mount.resolve("blkio");
    if (Files.isRegularFile(first.resolve("blkio.throttle.read_bps_device"))) {
      return Optional.of(new ThrottleFiles(first, "blkio.throttle.read_bps_device", "%s %d"));
    }
    return delegates(mount)
        ? Optional.of(new ThrottleFiles(mount, "io.max", "%s rbps=%d"))
        : Optional.empty();
  }

  /** Whether a new group gets the controller; to enable it would change the host for all. */
  private static boolean delegates(Path mount) {
    try {
      String enabled = Files.readString(mount.resolve("cgroup.subtree_control"));
      return Arrays.asList(enabled.strip().split("\\s+")).contains("io");
    } catch (IOException e) {
      return false;
    }
  }

  /** The limit in a group's file for one device, in bytes a second. */
  Optional<Long> inForce(Path group, String device) throws IOException {
    String start = form.substring(0, form.indexOf("%d")).formatted(device);
    List<String> lines = Files.readAllLines(group.resolve(limit));
    return lines.stream()
        .filter(line -> line.startsWith(start))
        .map(line -> line.substring(start.length()).split(" ")[0])
        .filter(value -> value.chars().allMatch(Character::isDigit))
        .map(Long::valueOf)
        .findFirst();
  }
}

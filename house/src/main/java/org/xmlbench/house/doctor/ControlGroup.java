package org.xmlbench.house.doctor;

import java.util.ArrayList;
import java.util.List;

/**
 * The control group of this process for one controller, and its ancestors: a limit of any of them
 * holds (cgroups(7); Linux kernel documentation, control group v2).
 *
 * @param unified whether it is of version 2
 * @param folders of the group itself first, of the topmost visible ancestor last
 */
record ControlGroup(boolean unified, List<String> folders) {
  ControlGroup {
    folders = List.copyOf(folders);
  }

  private static final String GROUPS = "/proc/self/cgroup";
  private static final String MOUNTS = "/proc/self/mountinfo";
  private static final String MOUNT_SEPARATOR = " - ";
  private static final int MOUNT_ROOT = 3;
  private static final int MOUNT_POINT = 4;
  private static final int GROUP_FIELDS = 3;

  /**
   * The group that limits {@code controller}, such as {@code cpu}.
   *
   * @throws HostFiles.UnreadableException when no such group can be read
   */
  static ControlGroup of(HostFiles host, String controller) {
    String unifiedPath = null;
    for (String line : host.lines(GROUPS)) {
      String[] fields = line.split(":", GROUP_FIELDS);
      if (fields.length < GROUP_FIELDS) {
        throw new HostFiles.UnreadableException(GROUPS, null);
      }
      if (List.of(fields[1].split(",")).contains(controller)) {
        return of(host, false, controller, fields[2]);
      }
      if (fields[1].isEmpty()) {
        unifiedPath = fields[2];
      }
    }
    if (unifiedPath == null) {
      throw new HostFiles.UnreadableException(GROUPS, null);
    }
    return of(host, true, controller, unifiedPath);
  }

  private static ControlGroup of(HostFiles host, boolean unified, String controller, String path) {
    for (String line : host.lines(MOUNTS)) {
      int separator = line.indexOf(MOUNT_SEPARATOR);
      if (separator < 0) {
        throw new HostFiles.UnreadableException(MOUNTS, null);
      }
      List<String> place = HostFiles.words(line.substring(0, separator));
      List<String> type = HostFiles.words(line.substring(separator + MOUNT_SEPARATOR.length()));
      if (place.size() > MOUNT_POINT && isMount(type, unified, controller)) {
        return new ControlGroup(
            unified, folders(host, place.get(MOUNT_POINT), place.get(MOUNT_ROOT), path));
      }
    }
    throw new HostFiles.UnreadableException(MOUNTS, null);
  }

  private static boolean isMount(List<String> type, boolean unified, String controller) {
    return unified
        ? type.getFirst().equals("cgroup2")
        : type.getFirst().equals("cgroup")
            && List.of(type.getLast().split(",")).contains(controller);
  }

  /**
   * In a container the group's path may lead above what is mounted: the mount is its group then.
   */
  private static List<String> folders(HostFiles host, String mount, String root, String path) {
    String below =
        !root.equals("/") && path.startsWith(root) ? path.substring(root.length()) : path;
    List<String> folders = new ArrayList<>();
    while (below.length() > 1) {
      if (host.exists(mount + below)) {
        folders.add(mount + below);
      }
      below = below.substring(0, below.lastIndexOf('/'));
    }
    folders.add(mount);
    return folders;
  }

  /** The command that lifts the CPU limit of the group in {@code folder}. */
  String liftCpuLimit(String folder) {
    return unified
        ? "echo max | sudo tee " + folder + "/cpu.max"
        : "echo -1 | sudo tee " + folder + "/cpu.cfs_quota_us";
  }
}

package org.xmlbench.storage.condition;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What conditions of killed sessions left on the host: found by its name, which holds the number of
 * the process that made it, and undone once that process has ended.
 */
public final class AbandonedState {
  private static final Pattern NAME = Pattern.compile("xmlbench-(\\d+)-[a-z0-9]+");

  private AbandonedState() {}

  static String ownName(String kind) {
    return "xmlbench-" + ProcessHandle.current().pid() + "-" + kind;
  }

  /**
   * Undoes what dead processes left.
   *
   * @return one line for each thing undone, or that could not be
   */
  public static List<String> cleanUp() {
    List<String> lines = new ArrayList<>();
    ThrottleFiles.probe().ifPresent(files -> cleanUpGroups(files.root(), lines));
    cleanUpMounts(lines);
    return lines;
  }

  static void cleanUpGroups(Path root, List<String> lines) {
    try (Stream<Path> groups = Files.list(root)) {
      for (Path group : groups.filter(Files::isDirectory).toList()) {
        if (isOrphaned(group.getFileName().toString())) {
          deleteGroup(group);
          lines.add("undid the limit of reading that a killed session left: " + group);
        }
      }
    } catch (IOException e) {
      lines.add(
          "a limit of reading that a killed session left cannot be undone: " + e.getMessage());
    }
  }

  private static void cleanUpMounts(List<String> lines) {
    try {
      for (Mounts.Mount mount : Mounts.all()) {
        Path folder = mount.point().getParent();
        if (mount.point().endsWith("mount") && isOrphaned(folder.getFileName().toString())) {
          lines.add(undo(mount, folder));
        }
      }
    } catch (IOException e) {
      lines.add("storage that a killed session left cannot be undone: " + e.getMessage());
    }
  }

  private static String undo(Mounts.Mount mount, Path folder) throws IOException {
    if (mount.isFuse()) {
      RemoteFile.undo(folder);
      return "undid the remote store that a killed session left: " + mount.point();
    }
    LoopDisk.undo(mount.source(), folder);
    return "undid the loop device that a killed session left: " + mount.source();
  }

  /** Whether XMLBench gave that name and its process has ended. */
  static boolean isOrphaned(String name) {
    Matcher matcher = NAME.matcher(name);
    return matcher.matches() && isGone(matcher.group(1));
  }

  private static boolean isGone(String pid) {
    return ProcessHandle.of(Long.parseLong(pid)).isEmpty();
  }

  /** A group can be deleted once it has no member: each goes back to the group above. */
  static void deleteGroup(Path group) throws IOException {
    Path members = group.resolve("cgroup.procs");
    if (Files.exists(members)) {
      for (String pid : Files.readAllLines(members)) {
        try {
          Files.writeString(group.resolveSibling("cgroup.procs"), pid + "\n");
        } catch (IOException e) {
          // It ended meanwhile; if not, the deletion fails.
        }
      }
    }
    Files.deleteIfExists(group);
  }
}

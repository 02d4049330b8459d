package org.xmlbench.storage.condition;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A limit in bytes a second on what processes of one control group read from one disk. No process
 * outside the group is slowed down, and reads that the page cache serves are not.
 */
public final class BlockThrottle implements Closeable {
  private final ThrottleFiles files;
  private final BlockDevice device;
  private final Path group;

  private BlockThrottle(ThrottleFiles files, BlockDevice device, Path group) {
    this.files = files;
    this.device = device;
    this.group = group;
  }

  /** Why files in a folder cannot be throttled here; empty where they can, which is tried. */
  public static Optional<String> unavailable(Path folder) {
    try {
      Optional<BlockDevice> device = BlockDevice.of(folder);
      if (device.isEmpty()) {
        return Optional.of(folder + " lies on no disk of its own (an overlay, or memory)");
      }
      open(device.get(), 1 << 30).close();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(reason(e));
    }
  }

  private static String reason(IOException e) {
    return e instanceof java.nio.file.AccessDeniedException
        ? "may not write " + e.getMessage() + "; run as root"
        : e.getMessage();
  }

  /**
   * Makes a group with a limit, without members.
   *
   * @throws IOException when this host has no control group for it, or does not let this user
   */
  public static BlockThrottle open(BlockDevice device, long bytesPerSecond) throws IOException {
    ThrottleFiles files =
        ThrottleFiles.probe()
            .orElseThrow(
                () ->
                    new IOException(
                        "no control group limits reading here (neither blkio nor an enabled io)"));
    return open(files, device, bytesPerSecond);
  }

  static BlockThrottle open(ThrottleFiles files, BlockDevice device, long bytesPerSecond)
      throws IOException {
    Path group = Files.createDirectories(files.root().resolve(AbandonedState.ownName("throttle")));
    BlockThrottle throttle = new BlockThrottle(files, device, group);
    try {
      String line = files.form().formatted(device.number(), bytesPerSecond);
      Files.writeString(group.resolve(files.limit()), line + "\n");
      long inForce = throttle.inForce();
      if (inForce != bytesPerSecond) {
        throw new IOException(
            "%s limits %d bytes/s where %d were asked for"
                .formatted(group.resolve(files.limit()), inForce, bytesPerSecond));
      }
      return throttle;
    } catch (IOException e) {
      throttle.close();
      throw e;
    }
  }

  /** Puts a process under the limit, with all its threads. */
  public void admit(long pid) throws IOException {
    Files.writeString(group.resolve("cgroup.procs"), pid + "\n");
  }

  /** Bytes a second, as the kernel says; -1 where it limits nothing. */
  public long inForce() throws IOException {
    return files.inForce(group, device.number()).orElse(-1L);
  }

  /** Frees the members and deletes the group, and its limit with it. */
  @Override
  public void close() throws IOException {
    AbandonedState.deleteGroup(group);
  }
}

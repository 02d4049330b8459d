package org.xmlbench.core.platform;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The size of the processor's largest cache, as the system reports it. */
public final class LastLevelCache {
  /** Taken where the system reports none: more than most processors have. */
  static final long FALLBACK_BYTES = 64L << 20;

  private static final Path OF_FIRST_PROCESSOR = Path.of("/sys/devices/system/cpu/cpu0/cache");
  private static final Pattern SIZE = Pattern.compile("(\\d{1,9})([KM]?)");

  private LastLevelCache() {}

  /** Its bytes; 64 MiB where the system does not report them. */
  public static long bytes() {
    return bytes(OF_FIRST_PROCESSOR);
  }

  /**
   * The largest of the caches in a folder.
   *
   * @param folder has a folder {@code index…} with a file {@code size}, such as {@code 32768K}, for
   *     each cache
   */
  static long bytes(Path folder) {
    long largest = 0;
    try (DirectoryStream<Path> caches = Files.newDirectoryStream(folder, "index*")) {
      for (Path cache : caches) {
        largest = Math.max(largest, size(Files.readString(cache.resolve("size")).strip()));
      }
    } catch (IOException e) {
      return FALLBACK_BYTES;
    }
    return largest == 0 ? FALLBACK_BYTES : largest;
  }

  private static long size(String text) {
    Matcher size = SIZE.matcher(text);
    if (!size.matches()) {
      return 0;
    }
    int shift =
        switch (size.group(2)) {
          case "K" -> 10;
          case "M" -> 20;
          default -> 0;
        };
    return Long.parseLong(size.group(1)) << shift;
  }
}

package org.xmlbench.house.run;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * What the lock file says of who holds it: a line for each run, its processors before a tab. It is
 * read and written by the channel that has the locks: on POSIX systems a process that closes any
 * other one on the same file loses them.
 */
final class LockHolders {
  private static final String SEPARATOR = "\t";

  private static final String RANGE = "\\d{1,6}(-\\d{1,6})?";
  private static final Pattern PROCESSORS = Pattern.compile(RANGE + "(," + RANGE + ")*");

  /** The byte whose lock is held while the file's text changes. */
  private static final long WRITING = HostLock.FIRST_PROCESSOR - 1;

  private LockHolders() {}

  /** A run that holds the lock, or held it and was killed. */
  record Holder(ProcessorRanges processors, String text) {
    private String line() {
      return processors + SEPARATOR + text.replaceAll("\\s+", " ") + "\n";
    }
  }

  /** The runs that the file names. */
  static List<Holder> read(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
    while (bytes.hasRemaining() && channel.read(bytes, bytes.position()) >= 0) {
      // Positional reads may be short.
    }
    String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
    List<Holder> holders = new ArrayList<>();
    for (String line : text.lines().toList()) {
      String[] parts = line.split(SEPARATOR, 2);
      if (parts.length == 2 && PROCESSORS.matcher(parts[0]).matches()) {
        holders.add(new Holder(ProcessorRanges.parse(parts[0]), parts[1]));
      }
    }
    return holders;
  }

  /** Names a run that has taken its processors, in place of those that had them before. */
  static synchronized void add(FileChannel channel, Holder holder) throws IOException {
    try (FileLock _ = channel.lock(WRITING, 1, false)) {
      StringBuilder text = new StringBuilder();
      for (Holder other : read(channel)) {
        if (!other.processors().overlaps(holder.processors())) {
          text.append(other.line());
        }
      }
      text.append(holder.line());
      ByteBuffer bytes = ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
      channel.truncate(0);
      while (bytes.hasRemaining()) {
        channel.write(bytes, bytes.position());
      }
    }
  }
}

package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

/**
 * Follows the file into which HotSpot writes one line for each compilation ({@code
 * -Xlog:jit+compilation=debug:file=…}), and reports whether methods of the watched packages got
 * their last code, or lost it, since it was last asked.
 *
 * <p>Compilations by C1 (levels 1 to 3) do not count. C1 compiles a method at its 200th call: a
 * method called once a document gets there after seconds, when it takes no time worth the name. A
 * method that does take time proceeds to C2 (level 4) at once, and that counts, as does its
 * removal.
 *
 * <p>It reads between the windows of a warm-up, so it works on bytes in a few methods here: strings
 * and streams would keep the compiler busy with the reader, as they once did.
 */
final class CompilationLog implements AutoCloseable {
  private static final int CHUNK = 1 << 16;

  private final FileChannel channel;
  private final byte[][] watched;
  private final byte[] bytes = new byte[CHUNK];
  private int held;

  private CompilationLog(FileChannel channel, byte[][] watched) {
    this.channel = channel;
    this.watched = watched;
  }

  /**
   * Follows {@code file} from its start.
   *
   * @param watched prefixes of class names, with dots
   */
  static CompilationLog follow(Path file, List<String> watched) throws IOException {
    byte[][] prefixes = new byte[watched.size()][];
    for (int i = 0; i < prefixes.length; i++) {
      prefixes[i] = watched.get(i).getBytes(StandardCharsets.UTF_8);
    }
    return new CompilationLog(FileChannel.open(file, StandardOpenOption.READ), prefixes);
  }

  /** Number of lines about C2's code of watched methods since the last call. */
  int newWatchedLines() throws IOException {
    int found = 0;
    while (true) {
      int count = channel.read(ByteBuffer.wrap(bytes, held, CHUNK - held));
      if (count <= 0) {
        return found;
      }
      held += count;
      found += countLines();
    }
  }

  /** Counts in the whole lines held, and keeps the torn one; one too long to hold is dropped. */
  private int countLines() {
    int found = 0;
    int start = 0;
    for (int i = 0; i < held; i++) {
      if (bytes[i] == '\n') {
        found += isCounted(start, i) ? 1 : 0;
        start = i + 1;
      }
    }
    held -= start;
    System.arraycopy(bytes, start, bytes, 0, held);
    if (held == CHUNK) {
      held = 0;
    }
    return found;
  }

  /** The method's name is the word that holds the first two colons in a row. */
  private boolean isCounted(int start, int end) {
    int colons = start + 1;
    while (colons < end && (bytes[colons - 1] != ':' || bytes[colons] != ':')) {
      colons++;
    }
    int name = Math.min(colons, end);
    while (name > start && bytes[name - 1] != ' ') {
      name--;
    }
    for (byte[] prefix : watched) {
      if (name + prefix.length <= end
          && Arrays.equals(bytes, name, name + prefix.length, prefix, 0, prefix.length)) {
        return !isC1(start, name);
      }
    }
    return false;
  }

  /** The level is the last column before the name; an untiered JVM has no such column. */
  private boolean isC1(int start, int name) {
    int last = name - 1;
    while (last > start && bytes[last] == ' ') {
      last--;
    }
    boolean alone = last > start && bytes[last - 1] == ' ';
    return alone && bytes[last] >= '1' && bytes[last] <= '3';
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}

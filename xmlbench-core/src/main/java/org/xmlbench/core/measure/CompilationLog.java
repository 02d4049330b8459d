package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Follows the file into which HotSpot writes one line for each compilation ({@code
 * -Xlog:jit+compilation=debug:file=…}), and tells whether methods of the watched packages were
 * compiled, or thrown away, since it was last asked.
 */
final class CompilationLog implements AutoCloseable {
  private static final int MAX_CHUNK = 1 << 20;

  private final FileChannel channel;
  private final List<String> watched;
  private long position;
  private String tornLine = "";

  private CompilationLog(FileChannel channel, List<String> watched) {
    this.channel = channel;
    this.watched = watched;
  }

  /**
   * Follows {@code file} from its start.
   *
   * @param watched prefixes of class names, with dots
   */
  static CompilationLog follow(Path file, List<String> watched) throws IOException {
    return new CompilationLog(FileChannel.open(file, StandardOpenOption.READ), watched);
  }

  /** Number of lines about watched methods since the last call. */
  int newWatchedLines() throws IOException {
    int found = 0;
    while (position < channel.size()) {
      ByteBuffer chunk = ByteBuffer.allocate((int) Math.min(MAX_CHUNK, channel.size() - position));
      int count = channel.read(chunk, position);
      if (count <= 0) {
        break;
      }
      position += count;
      found += count(new String(chunk.array(), 0, count, StandardCharsets.UTF_8));
    }
    return found;
  }

  private int count(String chunk) {
    String text = tornLine + chunk;
    int end = text.lastIndexOf('\n');
    tornLine = text.substring(end + 1);
    return end < 0 ? 0 : (int) text.substring(0, end).lines().filter(this::isWatched).count();
  }

  private boolean isWatched(String line) {
    for (String prefix : watched) {
      int at = line.indexOf(prefix);
      if (at > 0 && line.charAt(at - 1) == ' ') {
        return true;
      }
    }
    return false;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}

package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A file that is mapped into memory until it is closed. A program that truncates the file meanwhile
 * makes a parse end with an {@link InternalError}, as the JDK reports a page that is not there any
 * more.
 *
 * @param segment its bytes
 */
public record MappedDocument(MemorySegment segment, Arena arena) implements AutoCloseable {
  /** Maps a file for reading. */
  public static MappedDocument of(Path file) throws IOException {
    // Shared, as the threads of PIXIMAL-NFA read it.
    Arena arena = Arena.ofShared();
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      return new MappedDocument(
          channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena), arena);
    } catch (IOException | RuntimeException e) {
      arena.close();
      throw e;
    }
  }

  @Override
  public void close() {
    arena.close();
  }
}

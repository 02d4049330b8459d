package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Memory that several processes map: a file of the kernel's in-memory file system that has no name,
 * so that a process that is killed leaves nothing in {@code /dev/shm}.
 */
public final class SharedMemory {
  private static final int CLOSE_ON_EXEC = 1;
  private static final MethodHandle CREATE =
      LinuxCalls.function("memfd_create", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT), -1);

  private SharedMemory() {}

  /** Creates an empty file; {@link Descriptor#path()} is what processes map it by. */
  public static Descriptor create(String name) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = LinuxCalls.newState(arena);
      int number = (int) CREATE.invokeExact(state, arena.allocateFrom(name), CLOSE_ON_EXEC);
      if (number < 0) {
        throw new SystemCallException(name, "memfd_create", LinuxCalls.errno(state));
      }
      return new Descriptor(number, name);
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw LinuxCalls.broken("memfd_create", e);
    }
  }

  /** Maps it, and makes it that long where it is shorter; new bytes are zero. */
  public static MemorySegment map(Path path, long bytes, Arena arena) throws IOException {
    try (FileChannel channel =
        FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      return channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, arena);
    }
  }
}

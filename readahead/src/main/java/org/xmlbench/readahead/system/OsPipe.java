package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * A pipe of the operating system.
 *
 * @param source the end to read from
 * @param sink the end to write to
 * @param capacity bytes that it holds, as the kernel granted them
 */
public record OsPipe(Descriptor source, Descriptor sink, int capacity) implements Closeable {
  private static final int CLOSE_ON_EXEC = 0x80000;
  private static final int SET_PIPE_SIZE = 1031;
  private static final MethodHandle PIPE =
      LinuxCalls.function("pipe2", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT), -1);
  private static final MethodHandle CONTROL =
      LinuxCalls.function(
          "fcntl", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT), 2);

  /**
   * Opens a pipe.
   *
   * @param bytes the capacity to ask for; the kernel rounds it up to a power of two of pages
   * @throws SystemCallException also where the capacity is above the user's limit ({@code
   *     /proc/sys/fs/pipe-max-size})
   */
  public static OsPipe open(int bytes) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = LinuxCalls.newState(arena);
      MemorySegment ends = arena.allocate(JAVA_INT, 2);
      if ((int) PIPE.invokeExact(state, ends, CLOSE_ON_EXEC) != 0) {
        throw new SystemCallException("pipe", "pipe2", LinuxCalls.errno(state));
      }
      int source = ends.getAtIndex(JAVA_INT, 0);
      int sink = ends.getAtIndex(JAVA_INT, 1);
      int capacity = (int) CONTROL.invokeExact(state, sink, SET_PIPE_SIZE, bytes);
      if (capacity < 0) {
        Descriptor.close(source);
        Descriptor.close(sink);
        throw refused(bytes, LinuxCalls.errno(state));
      }
      return new OsPipe(new Descriptor(source, "pipe"), new Descriptor(sink, "pipe"), capacity);
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw LinuxCalls.broken("pipe2", e);
    }
  }

  private static IOException refused(int bytes, int errno) {
    SystemCallException failure =
        new SystemCallException("a pipe of " + bytes + " bytes", "fcntl", errno);
    return errno == SystemCallException.EPERM
        ? new IOException(
            failure.getMessage() + "; what this user may have is in /proc/sys/fs/pipe-max-size",
            failure)
        : failure;
  }

  /** Closes both ends. */
  @Override
  public void close() {
    sink.close();
    source.close();
  }
}

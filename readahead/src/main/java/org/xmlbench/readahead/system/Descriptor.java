package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;

/**
 * An open file descriptor of our own. It is for one thread, which need not be the one that opened
 * it; above all no thread closes it while another reads or writes, since the number may be given to
 * another file at once.
 */
public final class Descriptor implements Closeable {
  private static final int CLOSE_ON_EXEC = 0x80000;
  private static final int WRITE_ONLY = 1;
  private static final MethodHandle OPEN =
      LinuxCalls.function("open", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT), 2);
  private static final MethodHandle READ =
      LinuxCalls.function(
          "read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG), -1);
  private static final MethodHandle WRITE =
      LinuxCalls.function(
          "write", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_LONG), -1);
  private static final MethodHandle ADVISE =
      LinuxCalls.plainFunction(
          "posix_fadvise",
          FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_INT));
  private static final MethodHandle CLOSE =
      LinuxCalls.plainFunction("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));

  private final int number;
  private final String subject;
  private final Arena arena = Arena.ofShared();
  private final MemorySegment state = LinuxCalls.newState(arena);
  private boolean closed;

  Descriptor(int number, String subject) {
    this.number = number;
    this.subject = subject;
  }

  /** How a file will be read, for {@link #advise}. */
  public enum Advice {
    /** From the first byte to the last: the kernel doubles its read-ahead. */
    SEQUENTIAL(2),
    /** Soon: the kernel begins to read now. */
    WILL_NEED(3),
    /** No more: pages that are clean and not mapped leave the cache. */
    DONT_NEED(4);

    private final int code;

    Advice(int code) {
      this.code = code;
    }
  }

  public static Descriptor openForReading(Path file) throws IOException {
    return open(file, CLOSE_ON_EXEC);
  }

  /** Opens a file that exists, such as another process's end of a pipe, for writing. */
  public static Descriptor openForWriting(Path file) throws IOException {
    return open(file, CLOSE_ON_EXEC | WRITE_ONLY);
  }

  private static Descriptor open(Path file, int flags) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment state = LinuxCalls.newState(arena);
      int number = (int) OPEN.invokeExact(state, arena.allocateFrom(file.toString()), flags, 0);
      if (number < 0) {
        throw new SystemCallException(file.toString(), "open", LinuxCalls.errno(state));
      }
      return new Descriptor(number, file.toString());
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw LinuxCalls.broken("open", e);
    }
  }

  /**
   * Reads at the descriptor's position.
   *
   * @return bytes read, at most {@code length}; 0 at the end
   */
  public int read(MemorySegment to, long length) throws IOException {
    return transfer(READ, "read", to, length);
  }

  /** Writes all of it, and waits for the reader where the pipe is full. */
  public void writeFully(MemorySegment from, long length) throws IOException {
    long written = 0;
    while (written < length) {
      written += transfer(WRITE, "write", from.asSlice(written), length - written);
    }
  }

  private int transfer(MethodHandle call, String name, MemorySegment buffer, long length)
      throws IOException {
    while (true) {
      long done;
      try {
        done = (long) call.invokeExact(state, number, buffer, length);
      } catch (Throwable e) {
        throw LinuxCalls.broken(name, e);
      }
      if (done >= 0) {
        return (int) done;
      }
      int errno = LinuxCalls.errno(state);
      if (errno != SystemCallException.EINTR) {
        throw new SystemCallException(subject, name, errno);
      }
    }
  }

  /**
   * Advises the kernel how a range will be used. Advice belongs to the open descriptor, not to the
   * file.
   *
   * @param length bytes; 0 means to the end of the file
   */
  public void advise(long offset, long length, Advice advice) throws IOException {
    int errno;
    try {
      errno = (int) ADVISE.invokeExact(number, offset, length, advice.code);
    } catch (Throwable e) {
      throw LinuxCalls.broken("posix_fadvise", e);
    }
    if (errno != 0) {
      throw new SystemCallException(subject, "posix_fadvise", errno);
    }
  }

  /**
   * By which a process of the same user opens the same thing, while this descriptor is open. That
   * of a pipe leads to the end that the flags of its opening ask for.
   */
  public Path path() {
    return Path.of("/proc/" + ProcessHandle.current().pid() + "/fd/" + number);
  }

  /** The system's number, for calls of this package. */
  int number() {
    return number;
  }

  /** The failure that the last call left in the state. */
  SystemCallException failure(String call) {
    return new SystemCallException(subject, call, LinuxCalls.errno(state));
  }

  MemorySegment state() {
    return state;
  }

  @Override
  public void close() {
    if (closed) {
      return;
    }
    closed = true;
    close(number);
    arena.close();
  }

  /** Closes a number; an error needs no action: it is free in any case. */
  static void close(int number) {
    try {
      int ignored = (int) CLOSE.invokeExact(number);
    } catch (Throwable e) {
      throw LinuxCalls.broken("close", e);
    }
  }
}

package org.xmlbench.readahead.system;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/** The calls that report what the page cache holds. */
public final class CacheCalls {
  private static final long CACHESTAT_NUMBER = 451;
  private static final MethodHandle CACHESTAT =
      LinuxCalls.function(
          "syscall",
          FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, ADDRESS, ADDRESS, JAVA_LONG),
          1);
  private static final MethodHandle READ_AT =
      LinuxCalls.function(
          "preadv2",
          FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS, JAVA_INT, JAVA_LONG, JAVA_INT),
          -1);
  private static final int DO_NOT_WAIT = 8;

  private CacheCalls() {}

  /**
   * Pages of a file in the cache, exact.
   *
   * @throws SystemCallException with {@code EPERM} where the user may not know, and {@code ENOSYS}
   *     where the kernel is older than 6.5
   */
  public static long residentPages(Descriptor file) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment wholeFile = arena.allocate(JAVA_LONG, 2);
      MemorySegment counts = arena.allocate(JAVA_LONG, 5);
      long status =
          (long)
              CACHESTAT.invokeExact(
                  file.state(), CACHESTAT_NUMBER, (long) file.number(), wholeFile, counts, 0L);
      if (status != 0) {
        throw file.failure("cachestat");
      }
      return counts.getAtIndex(JAVA_LONG, 0);
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw LinuxCalls.broken("cachestat", e);
    }
  }

  /** Whether the page with the byte at {@code offset} can be read without waiting for a device. */
  public static boolean isResident(Descriptor file, long offset) throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment vector = arena.allocate(JAVA_LONG, 2);
      vector.set(ADDRESS, 0, arena.allocate(1));
      vector.setAtIndex(JAVA_LONG, 1, 1);
      long read =
          (long) READ_AT.invokeExact(file.state(), file.number(), vector, 1, offset, DO_NOT_WAIT);
      if (read >= 0) {
        return true;
      }
      SystemCallException failure = file.failure("preadv2");
      if (failure.errno() != SystemCallException.EAGAIN) {
        throw failure;
      }
      return false;
    } catch (IOException e) {
      throw e;
    } catch (Throwable e) {
      throw LinuxCalls.broken("preadv2", e);
    }
  }
}

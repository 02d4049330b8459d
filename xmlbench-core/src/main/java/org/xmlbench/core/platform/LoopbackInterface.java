package org.xmlbench.core.platform;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;

/**
 * The interface {@code lo} of a network namespace that has just been made: it is down at first, and
 * is the only one there. By {@code netdevice(7)}, on Linux alone.
 */
public final class LoopbackInterface {
  private static final int AF_INET = 2;
  private static final int SOCK_DGRAM = 2;
  private static final long GET_FLAGS = 0x8913;
  private static final long SET_FLAGS = 0x8914;
  private static final short UP = 1;
  private static final long FLAGS_OFFSET = 16;
  private static final long REQUEST_BYTES = 40;

  private static final FunctionDescriptor SOCKET =
      FunctionDescriptor.of(
          ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
  private static final FunctionDescriptor IOCTL =
      FunctionDescriptor.of(
          ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_LONG, ValueLayout.ADDRESS);
  private static final FunctionDescriptor CLOSE =
      FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);

  private LoopbackInterface() {}

  /**
   * Brings it up, so that processes in this namespace reach each other.
   *
   * @throws IOException when this process must not, or there is none
   */
  public static void raise() throws IOException {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment request = arena.allocate(REQUEST_BYTES, Long.BYTES);
      request.asByteBuffer().put("lo".getBytes(StandardCharsets.US_ASCII));
      int socket = (int) function("socket", SOCKET).invokeExact(AF_INET, SOCK_DGRAM, 0);
      MethodHandle ioctl = function("ioctl", IOCTL, Linker.Option.firstVariadicArg(2));
      boolean up = (int) ioctl.invokeExact(socket, GET_FLAGS, request) == 0;
      short flags = request.get(ValueLayout.JAVA_SHORT, FLAGS_OFFSET);
      request.set(ValueLayout.JAVA_SHORT, FLAGS_OFFSET, (short) (flags | UP));
      up = up && (int) ioctl.invokeExact(socket, SET_FLAGS, request) == 0;
      int closed = (int) function("close", CLOSE).invokeExact(socket);
      if (!up || closed != 0) {
        throw new IOException("the loopback interface cannot be brought up");
      }
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new IOException("the loopback interface cannot be brought up", e);
    }
  }

  private static MethodHandle function(
      String name, FunctionDescriptor type, Linker.Option... options) throws IOException {
    return CLibrary.function(name, type, options)
        .orElseThrow(() -> new IOException("this platform has no " + name));
  }
}

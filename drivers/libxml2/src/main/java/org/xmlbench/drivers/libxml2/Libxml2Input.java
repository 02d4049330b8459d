package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import org.xmlbench.core.driver.foreign.ForeignLibrary;

/** Brings a stream's bytes to libxml2, which asks for them. */
final class Libxml2Input {
  private static final int CHUNK = 1 << 16;

  private final byte[] chunk = new byte[CHUNK];
  private InputStream input;
  private IOException failure;

  /** The function that libxml2 calls for bytes, while {@code arena} is open. */
  MemorySegment callback(Arena arena) {
    return ForeignLibrary.callback(
        MethodHandles.lookup(),
        this,
        "read",
        FunctionDescriptor.of(JAVA_INT, ADDRESS, ADDRESS, JAVA_INT),
        arena);
  }

  /** The stream that is read next. */
  void begin(InputStream in) {
    input = in;
    failure = null;
  }

  /** Why the stream could not be read; or {@code null}. */
  IOException failure() {
    return failure;
  }

  /** Called by libxml2 for more bytes: their number, 0 at the end, -1 for a failure. */
  int read(MemorySegment unused, MemorySegment buffer, int most) {
    try {
      int read = input.read(chunk, 0, Math.min(most, CHUNK));
      if (read <= 0) {
        return 0;
      }
      MemorySegment.copy(chunk, 0, MEMORY, JAVA_BYTE, buffer.address(), read);
      return read;
    } catch (IOException e) {
      failure = e;
    } catch (RuntimeException e) {
      failure = new IOException(e);
    }
    return -1;
  }
}

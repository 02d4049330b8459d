package org.xmlbench.readahead.uring;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.xmlbench.readahead.system.SystemCallException;

/** One request's buffer: which part of the file it is for, and how much of that is there. */
final class UringSlot {
  private final MemorySegment memory;
  private final ByteBuffer bytes;
  private long offset;
  private int filled;
  private int errno;
  private boolean pending;
  private boolean atEnd;

  UringSlot(MemorySegment memory) {
    this.memory = memory;
    bytes = memory.asByteBuffer();
  }

  void reset(long newOffset) {
    offset = newOffset;
    filled = 0;
    errno = 0;
    atEnd = false;
  }

  long offset() {
    return offset;
  }

  int filled() {
    return filled;
  }

  long capacity() {
    return memory.byteSize();
  }

  MemorySegment free() {
    return memory.asSlice(filled);
  }

  boolean pending() {
    return pending;
  }

  void pending(boolean value) {
    pending = value;
  }

  /** Whether the file ends with these bytes. */
  boolean atEnd() {
    return atEnd;
  }

  /**
   * Notes the result of a read.
   *
   * @param result bytes read, or an error's number, negated
   * @return whether the rest has to be read as well
   */
  boolean completed(int result) {
    if (result < 0) {
      boolean again = -result == SystemCallException.EINTR || -result == SystemCallException.EAGAIN;
      errno = again ? 0 : -result;
      return again;
    }
    filled += result;
    atEnd = result == 0;
    return result > 0 && filled < memory.byteSize();
  }

  void check(Path file) throws IOException {
    if (errno != 0) {
      throw SystemCallException.of(file.toString(), "read by io_uring", errno);
    }
  }

  ByteBuffer bytes() {
    return bytes.limit(filled).position(0);
  }
}

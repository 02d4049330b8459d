package org.xmlbench.readahead.cache;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.readahead.system.CacheCalls;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.SystemCallException;

/** Puts files out of the page cache, and looks how much of them is in it. */
public final class PageCache {
  private static final long PAGE = 4096;

  /** A sample this small brings no more than its own pages in, and a share of 1 % is not missed. */
  private static final int SAMPLE = 1000;

  private PageCache() {}

  /**
   * Writes a file's dirty pages and evicts all its pages. Needs no privilege. Pages that some
   * process has mapped stay: that process must have ended.
   *
   * @return what is left
   */
  public static Residency evict(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      channel.force(true);
    }
    try (Descriptor descriptor = Descriptor.openForReading(file)) {
      descriptor.advise(0, 0, Descriptor.Advice.DONT_NEED);
    }
    return residency(file);
  }

  /**
   * Reads a file to its end by requests of 1 MiB, and discards it: then it is in the cache, if it
   * fits.
   *
   * @return its bytes
   */
  public static long readThrough(Path file) throws IOException {
    return readThrough(file, Long.MAX_VALUE);
  }

  /**
   * The same of the file's beginning.
   *
   * @param most bytes after which it is enough
   */
  public static long readThrough(Path file, long most) throws IOException {
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer discarded = ByteBuffer.allocateDirect(1 << 20);
      long bytes = 0;
      for (int count = channel.read(discarded); count >= 0 && bytes < most; ) {
        bytes += count;
        count = channel.read(discarded.clear());
      }
      return bytes;
    }
  }

  public static Residency residency(Path file) throws IOException {
    try (Descriptor descriptor = Descriptor.openForReading(file)) {
      return residency(descriptor, Files.size(file));
    }
  }

  /**
   * The same of a file that is open: on some file systems to open it anew would put it out.
   *
   * @param bytes size of the file
   */
  public static Residency residency(Descriptor descriptor, long bytes) throws IOException {
    long pages = Math.ceilDiv(bytes, PAGE);
    try {
      return new Residency(CacheCalls.residentPages(descriptor), pages, Residency.Method.CACHESTAT);
    } catch (SystemCallException e) {
      if (e.errno() != SystemCallException.EPERM && e.errno() != SystemCallException.ENOSYS) {
        throw e;
      }
    }
    return sampled(descriptor, pages);
  }

  static Residency sampled(Descriptor descriptor, long pages) throws IOException {
    long asked = Math.min(SAMPLE, pages);
    long resident = 0;
    for (long i = 0; i < asked; i++) {
      if (CacheCalls.isResident(descriptor, i * pages / asked * PAGE)) {
        resident++;
      }
    }
    return new Residency(resident, asked, Residency.Method.SAMPLED_READS);
  }
}

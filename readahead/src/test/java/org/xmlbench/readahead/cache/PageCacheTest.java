package org.xmlbench.readahead.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.LinuxCalls;

class PageCacheTest {
  private static final int TRIES = 3;
  private static final int PAGES = 2048;
  private static final int BYTES = PAGES * 4096;

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeAFile() throws IOException {
    Assumptions.assumeTrue(LinuxCalls.unavailable().isEmpty(), "page cache calls of Linux");
    file = Files.write(folder.resolve("file"), new byte[BYTES]);
    Assumptions.assumeFalse(
        Files.getFileStore(file).type().contains("tmpfs"), "tmpfs is the page cache");
  }

  @Test
  void aFileJustWrittenIsInAndAnEvictedOneIsOut() throws IOException {
    assertThat(PageCache.residency(file).resident()).isEqualTo(PAGES);
    Residency left = PageCache.evict(file);
    assertThat(left.resident()).isZero();
    assertThat(left.asked()).isEqualTo(PAGES);
    assertThat(left.share()).isZero();
  }

  @Test
  void bothMethodsSayTheSameOfAFileThatIsIn() throws IOException {
    try (Descriptor descriptor = Descriptor.openForReading(file)) {
      Residency sampled = PageCache.sampled(descriptor, PAGES);
      assertThat(sampled.method()).isEqualTo(Residency.Method.SAMPLED_READS);
      assertThat(sampled.share()).isEqualTo(1);
    }
  }

  /**
   * Asking for one page can bring its neighbours in: on a busy machine before they are asked for.
   */
  @Test
  void aSampleOfAnEvictedFileFindsLittle() throws IOException {
    double least = 1;
    for (int i = 0; i < TRIES && least >= 0.6; i++) {
      PageCache.evict(file);
      try (Descriptor descriptor = Descriptor.openForReading(file)) {
        least = Math.min(least, PageCache.sampled(descriptor, PAGES).share());
      }
    }
    assertThat(least).isLessThan(0.6);
  }

  @Test
  void readingAnEvictedFileCostsTheDeviceItsBytes() throws IOException {
    PageCache.evict(file);
    DeviceReads reads = new DeviceReads();
    long before = reads.bytes().orElseThrow();
    assertThat(Files.readAllBytes(file)).hasSize(BYTES);
    assertThat(reads.bytes().orElseThrow() - before).isBetween((long) BYTES, BYTES * 2L);
    assertThat(leastOfReadingAgain(reads)).isZero();
  }

  /** Bytes from the device: the JVM may page in a part of itself at any time. */
  private long leastOfReadingAgain(DeviceReads reads) throws IOException {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && least > 0; i++) {
      long before = reads.bytes().orElseThrow();
      assertThat(Files.readAllBytes(file)).hasSize(BYTES);
      least = Math.min(least, reads.bytes().orElseThrow() - before);
    }
    return least;
  }

  @Test
  void anEmptyFileHasNoPages() throws IOException {
    Path empty = Files.createFile(folder.resolve("empty"));
    assertThat(PageCache.evict(empty))
        .isEqualTo(new Residency(0, 0, PageCache.residency(empty).method()));
  }

  @Test
  void missingCountersAreReported() {
    assertThat(DeviceReads.ofServer(folder.resolve("none")).bytes()).isEmpty();
  }
}

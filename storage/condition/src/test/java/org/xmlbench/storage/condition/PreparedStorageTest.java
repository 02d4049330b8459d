package org.xmlbench.storage.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.readahead.cache.DeviceReads;
import org.xmlbench.readahead.cache.PageCache;

@Tag("optional")
class PreparedStorageTest {
  private static final int BYTES = (4 << 20) + 77;
  private static final int SERVED_REQUEST = 28;

  @TempDir private Path folder;

  /** Opening such a file puts it out of the cache: it is looked at without. */
  @Test
  void aRemoteStoreIsColdAndSlowBeforeEachRunAndCountsWhatItServes() throws IOException {
    StorageCondition condition = StorageCondition.parse("remote@2ms");
    Optional<String> reason = PreparedStorage.unavailable(condition, folder);
    Assumptions.assumeFalse(
        HostOffers.refused(reason, HostOffers.remoteStore()), () -> reason.orElseThrow());
    Path document = Files.write(folder.resolve("document.xml"), new byte[BYTES]);
    Path other = Files.write(folder.resolve("other.xml"), new byte[BYTES]);
    try (PreparedStorage storage =
        PreparedStorage.open(condition, List.of(document, other), folder)) {
      DeviceReads served = DeviceReads.ofServer(storage.serverCounters(document).orElseThrow());
      for (int run = 0; run < 2; run++) {
        PreparedStorage.State before = storage.before(document);
        assertThat(before.residentPages()).isZero();
        assertThat(before.delayMillis()).isEqualTo(2);
        assertThat(before.answerNanos()).isGreaterThanOrEqualTo(2_000_000);
        long start = served.bytes().orElseThrow();
        assertThat(Files.mismatch(storage.place(document), document)).isEqualTo(-1);
        long requests = BYTES / 4096;
        assertThat(served.bytes().orElseThrow() - start)
            .isBetween((long) BYTES, BYTES + requests * SERVED_REQUEST);
        PreparedStorage.State after = storage.after(document);
        assertThat(after.residentPages()).isEqualTo(BYTES / 4096 + 1);
        assertThat(after.delayMillis()).isEqualTo(2);
      }
      assertThat(storage.deviceBytesPerSecond()).isPositive();
      assertThat(storage.place(other)).hasSize(BYTES);
    }
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(document, other);
    }
  }

  /** Where a host refuses a condition, it gives the reason in one line. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "cached",
        "uncached",
        "uncached@100MB/s",
        "uncached@ra16K",
        "uncached@50MB/s@ra64K"
      })
  void aConditionIsInForceBeforeEachRunOrRefused(String name) throws IOException {
    StorageCondition condition = StorageCondition.parse(name);
    Optional<String> reason = PreparedStorage.unavailable(condition, folder);
    boolean offered =
        (condition.bytesPerSecond().isEmpty() || HostOffers.throttle())
            && (condition.readAheadKib().isEmpty() || HostOffers.loopDisk());
    if (HostOffers.refused(reason, offered)) {
      return;
    }
    Path document = Files.write(folder.resolve("document.xml"), new byte[BYTES]);
    Path other = Files.write(folder.resolve("other.xml"), new byte[BYTES]);
    try (PreparedStorage storage =
        PreparedStorage.open(condition, List.of(document, other), folder)) {
      for (int run = 0; run < 2; run++) {
        PreparedStorage.State before = storage.before(document);
        assertThat(before.residentPages()).isEqualTo(condition.cached() ? BYTES / 4096 + 1 : 0);
        assertThat(before.bytesPerSecond()).isEqualTo(condition.bytesPerSecond().orElse(-1));
        assertThat(PageCache.readThrough(storage.place(document))).isEqualTo(BYTES);
        assertThat(storage.after(document).residentPages()).isEqualTo(BYTES / 4096 + 1);
      }
      assertThat(storage.deviceBytesPerSecond()).isPositive();
      assertThat(storage.place(other)).hasSize(BYTES);
    }
    try (var left = Files.list(folder)) {
      assertThat(left).containsExactlyInAnyOrder(document, other);
    }
  }
}

package org.xmlbench.readahead.condition;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.readahead.cache.PageCache;

class PreparedStorageTest {
  private static final int BYTES = (4 << 20) + 77;

  @TempDir private Path folder;

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

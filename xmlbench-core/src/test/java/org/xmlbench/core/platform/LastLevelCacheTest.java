package org.xmlbench.core.platform;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastLevelCacheTest {
  @TempDir private Path folder;

  private void cache(String index, String size) throws IOException {
    Files.writeString(Files.createDirectory(folder.resolve(index)).resolve("size"), size + "\n");
  }

  @Test
  void isTheLargestThatTheSystemReports() throws IOException {
    cache("index0", "48K");
    cache("index2", "2048K");
    cache("index3", "33M");
    assertThat(LastLevelCache.bytes(folder)).isEqualTo(33L << 20);
  }

  @Test
  void isTheFallbackWhereTheSystemReportsNothing() throws IOException {
    assertThat(LastLevelCache.bytes(folder)).isEqualTo(LastLevelCache.FALLBACK_BYTES);
    assertThat(LastLevelCache.bytes(folder.resolve("none"))).isEqualTo(64L << 20);
    cache("index0", "unknown");
    assertThat(LastLevelCache.bytes(folder)).isEqualTo(LastLevelCache.FALLBACK_BYTES);
  }
}

package org.xmlbench.results.report;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

/** What a reader does with one report, which every test opens anew. */
@Tag("optional")
abstract class ReadingTest {
  @TempDir static Path temp;

  static Reader reader;

  @BeforeAll
  static void start() {
    reader = Reader.start(temp);
  }

  @AfterAll
  static void close() {
    if (reader != null) {
      reader.close();
    }
  }
}

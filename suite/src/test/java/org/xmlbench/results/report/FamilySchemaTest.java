package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticStarts;

/** The published schema describes the files of families. */
class FamilySchemaTest {
  private static String startup() {
    return FamilyText.file(
        "startup.json", SyntheticStarts.of("").manifest(), SyntheticStarts.of("").forks());
  }

  /** Every family whose tables are data has this schema. */
  @Test
  void tablesAreValid() throws IOException {
    assertThat(startup()).contains("\"cache_mib\"", "\"skipped: its server ended");
    assertThat(PublishedSchema.of("tables").errors(startup())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"schema", "section", "method", "tables", "columns", "rows", "cells", "text"})
  void tablesThatLackAKeyAreInvalid(String key) throws IOException {
    String file = startup().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("tables").errors(file)).isNotEmpty();
  }
}

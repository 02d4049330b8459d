package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticRates;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.SyntheticStarts;

/** The published schemas describe the files of the families that have tables of their own. */
class FamilySchemaTest {
  private static String load() {
    return FamilyText.file(
        "load.json",
        SyntheticServers.underLoad("").manifest(),
        SyntheticServers.underLoad("").forks());
  }

  @Test
  void serversAreValid() throws IOException {
    assertThat(load()).contains("\"failed\"", "\"p99\"", "\"seen\"");
    assertThat(PublishedSchema.of("load").errors(load())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables", "clients", "rows", "cells", "errors", "encoding", "value"})
  void loadThatLacksAKeyIsInvalid(String key) throws IOException {
    String file = load().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("load").errors(file)).isNotEmpty();
  }

  private static String sematech() {
    return FamilyText.file(
        "sematech.json",
        SyntheticServers.sematech("").manifest(),
        SyntheticServers.sematech("").forks());
  }

  @Test
  void reportsFromProcessToProcessAreValid() throws IOException {
    assertThat(sematech()).contains("\"asPublished\"", "\"xmlReceiver\"", "\"reason\"");
    assertThat(PublishedSchema.of("sematech").errors(sematech())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables", "receiving", "sizes", "cells", "pairs", "figures", "mean"})
  void reportsThatLackAKeyAreInvalid(String key) throws IOException {
    String file = sematech().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("sematech").errors(file)).isNotEmpty();
  }

  private static String rates() {
    return FamilyText.file(
        "rates.json", SyntheticRates.of("").manifest(), SyntheticRates.of("").forks());
  }

  @Test
  void reportsAtARateAreValid() throws IOException {
    assertThat(rates()).contains("\"meets\" : true", "\"breaks\"", "\"reason\"");
    assertThat(PublishedSchema.of("rates").errors(rates())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables", "conditions", "toolkit", "cells", "pairs", "meets", "median"})
  void reportsAtARateThatLackAKeyAreInvalid(String key) throws IOException {
    String file = rates().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("rates").errors(file)).isNotEmpty();
  }

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

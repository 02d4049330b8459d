package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.results.FamilyText;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.SyntheticExperiments;
import org.xmlbench.results.SyntheticFidelity;
import org.xmlbench.results.SyntheticPrograms;
import org.xmlbench.results.SyntheticServers;
import org.xmlbench.results.SyntheticStarts;
import org.xmlbench.results.SyntheticStrategies;

/** The published schemas describe the files of the families that have tables of their own. */
class FamilySchemaTest {
  private static String programs() {
    return FamilyText.file(
        "iolite.json", SyntheticPrograms.of().manifest(), SyntheticPrograms.of().forks());
  }

  private static String strategies() {
    SyntheticStrategies run = SyntheticStrategies.of();
    return FamilyText.file("readahead.json", run.manifest(), run.forks());
  }

  private static String attacks() {
    return FamilyText.file(
        "attacks.json",
        SyntheticServers.underAttack("").manifest(),
        SyntheticServers.underAttack("").forks());
  }

  @Test
  void serversAreValid() throws IOException {
    assertThat(attacks()).contains("\"held open\"", "\"starved\"", "\"keptRate\"", "\"reason\"");
    assertThat(PublishedSchema.of("attacks").errors(attacks())).isEmpty();
  }

  private static String interoperability() {
    return FamilyText.file(
        "interoperability.json",
        SyntheticServers.interoperability("").manifest(),
        SyntheticServers.interoperability("").forks());
  }

  @Test
  void matricesAreValid() throws IOException {
    assertThat(interoperability()).contains("\"reads\" : true", "\"its fault: no\"");
    assertThat(PublishedSchema.of("interoperability").errors(interoperability())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tables", "exchange", "senders", "rows", "cells", "sender", "reason"})
  void matricesThatLackAKeyAreInvalid(String key) throws IOException {
    String file = interoperability().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("interoperability").errors(file)).isNotEmpty();
  }

  private static String fidelity() {
    return FamilyText.file(
        "fidelity.json", SyntheticFidelity.of("").manifest(), SyntheticFidelity.of("").forks());
  }

  @Test
  void whatToolkitsDoToValuesIsValid() throws IOException {
    assertThat(fidelity()).contains("\"clientWrites\" : \"lost\"", "\"its fault: no\"");
    assertThat(PublishedSchema.of("fidelity").errors(fidelity())).isEmpty();
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

  @ParameterizedTest
  @ValueSource(strings = {"cases", "rows", "toolkit", "encoding", "cells", "case", "reason"})
  void valuesThatLackAKeyAreInvalid(String key) throws IOException {
    String file = fidelity().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("fidelity").errors(file)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"attacks", "rows", "cells", "verdict", "rejected", "goodErrors"})
  void attacksThatLackAKeyAreInvalid(String key) throws IOException {
    String file = attacks().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("attacks").errors(file)).isNotEmpty();
  }

  @Test
  void programsAreValid() throws IOException {
    assertThat(programs()).contains("\"publishedPercent\"", "\"cpuRatio\"", "\"reason\"");
    assertThat(PublishedSchema.of("iolite").errors(programs())).isEmpty();
  }

  @Test
  void strategiesAreValid() throws IOException {
    assertThat(strategies()).contains("\"state\" : \"missed\"", "\"speedup\"", "\"costs\"");
    assertThat(PublishedSchema.of("readahead").errors(strategies())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"rounds", "programs", "ways", "secondsByRound", "fault", "value"})
  void programsThatLackAKeyAreInvalid(String key) throws IOException {
    String file = programs().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("iolite").errors(file)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"goals", "tables", "state", "rows", "seconds", "cache"})
  void strategiesThatLackAKeyAreInvalid(String key) throws IOException {
    String file = strategies().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("readahead").errors(file)).isNotEmpty();
  }

  private static String experiments() {
    return FamilyText.file(
        "piximal.json",
        SyntheticExperiments.of("").manifest(),
        SyntheticExperiments.of("").forks());
  }

  @Test
  void experimentsAreValid() throws IOException {
    assertThat(experiments()).contains("\"replay\"", "\"live\"", "\"heapMiB\"", "\"skipped\"");
    assertThat(PublishedSchema.of("piximal").errors(experiments())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"speedups", "threads", "speedup", "parses", "distances", "bytes", "outcome"})
  void experimentsThatLackAKeyAreInvalid(String key) throws IOException {
    String file = experiments().replace("\"" + key + "\"", "\"other\"");
    assertThat(PublishedSchema.of("piximal").errors(file)).isNotEmpty();
  }
}

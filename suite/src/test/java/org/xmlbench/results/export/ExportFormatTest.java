package org.xmlbench.results.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.SyntheticRun;
import org.xmlbench.results.family.RunResults;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.RunFolder;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The formats, made of run folders. */
class ExportFormatTest {
  @TempDir Path temp;

  @Test
  void jmhIsTheRunFoldersOwnFile() throws IOException {
    RunFolder folder = SyntheticRun.of(2).write(temp.resolve("run"));
    RunResults.writeJmhJson(folder);

    assertThat(RunResults.export(ExportFormat.JMH, List.of(folder), notice -> {}))
        .isEqualTo(Files.readString(folder.path().resolve(RunFolder.JMH)));
  }

  @Test
  void everyVerifiedFigureOfTheComparisonIsThereAndNoOther() {
    RunFolder folder = SyntheticRun.of(3).write(temp.resolve("run"));
    List<String> notices = new ArrayList<>();

    JsonNode json =
        JsonMapper.shared()
            .readTree(RunResults.export(ExportFormat.BENCHER, List.of(folder), notices::add));

    int verified = 0;
    for (DocumentComparison document :
        Comparison.of(folder.manifest(), folder.forks()).documents()) {
      for (SubjectFigure figure : document.subjects()) {
        String name =
            "%s/%s/%s/cpus=1,gc=Serial,heap=512m,input=memory,parser=reused"
                .formatted(figure.subject(), document.document(), figure.operation().label());
        assertThat(json.has(name)).as(name).isEqualTo(figure.outcome() == Outcome.OK);
        if (figure.outcome() == Outcome.OK) {
          verified++;
          assertThat(json.path(name).path("latency").path("value").asDouble())
              .isEqualTo(figure.costs().cpu().microsPerOperation().value() * 1000);
        }
      }
    }
    assertThat(json).hasSize(verified);
    assertThat(notices).singleElement().asString().contains("have no verified figure");
  }

  @ParameterizedTest
  @EnumSource(names = {"JMH", "BENCHER"})
  void formatsOfOneRunRefuseTwo(ExportFormat format) {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));

    assertThatThrownBy(() -> RunResults.export(format, List.of(folder, folder), notice -> {}))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("holds one run");
  }

  @ParameterizedTest
  @EnumSource(names = {"OTAVA", "OPENMETRICS"})
  void runsOfOneSecondAreNoSeries(ExportFormat format) throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    String id = folder.manifest().run();
    Path other = Files.createDirectories(temp.resolve("other"));
    Files.copy(folder.path().resolve(RunFolder.FORKS), other.resolve(RunFolder.FORKS));
    Files.writeString(
        other.resolve(RunFolder.MANIFEST),
        Files.readString(folder.path().resolve(RunFolder.MANIFEST))
            .replace("\"run\" : \"" + id, "\"run\" : \"other-" + id));

    assertThatThrownBy(
            () -> RunResults.export(format, List.of(folder, RunFolder.open(other)), notice -> {}))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("in the same second");
    assertThatThrownBy(() -> RunResults.export(format, List.of(folder, folder), notice -> {}))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("run " + id + " is named twice: name it once");
  }

  @ParameterizedTest
  @EnumSource(names = "JMH", mode = EnumSource.Mode.EXCLUDE)
  void theArmsOfAGateAreNotMixed(ExportFormat format) throws IOException {
    RunFolder folder = SyntheticRun.of(1).write(temp.resolve("run"));
    Path log = folder.path().resolve(RunFolder.FORKS);
    Files.writeString(
        log, Files.readString(log).replaceFirst("\"position\"", "\"arm\":\"a\",\"position\""));

    assertThatThrownBy(() -> RunResults.export(format, List.of(folder), notice -> {}))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("is a gate's run");
  }

  @Test
  void aTornLastLineIsReported() throws IOException {
    RunFolder folder = SyntheticRun.of(2).write(temp.resolve("run"));
    Path log = folder.path().resolve(RunFolder.FORKS);
    byte[] bytes = Files.readAllBytes(log);
    Files.write(log, java.util.Arrays.copyOf(bytes, bytes.length - 20));

    for (ExportFormat format : ExportFormat.values()) {
      List<String> notices = new ArrayList<>();
      RunResults.export(format, List.of(folder), notices::add);
      assertThat(notices)
          .as(format.label())
          .anyMatch(
              notice ->
                  notice.startsWith("run " + folder.manifest().run() + ": ")
                      && notice.contains("torn"));
    }
  }
}

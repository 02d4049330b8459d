package org.xmlbench.results.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.results.PublishedSchema;
import org.xmlbench.results.run.JsonTables;
import org.xmlbench.results.run.OwnTables;
import org.xmlbench.results.store.DoctorFile;
import org.xmlbench.results.store.InventoryFile;
import org.xmlbench.results.store.RunFolder;
import org.xmlbench.results.table.SectionFile;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What programs read of a family says what its run folder lost, as its text does. */
class LossesInFilesTest {
  private static final String MISSING = "when the run ended: 2 missing";
  private static final String UNKNOWN = "doctor.json is missing";

  @TempDir private static Path temp;
  @TempDir private Path folder;

  static Stream<String> families() {
    return FamilyRunFolders.families();
  }

  @ParameterizedTest
  @MethodSource("families")
  void areNotedInEach(String family) throws IOException {
    RunResults whole = copied(family, 0);
    RunResults lost = copied(family, 2);

    assertThat(files(whole)).isNotEmpty();
    for (String file : files(whole)) {
      assertThat(notices(file)).noneMatch(it -> it.contains(MISSING) || it.contains(UNKNOWN));
    }
    assertThat(files(lost)).hasSameSizeAs(files(whole));
    for (String file : files(lost)) {
      assertThat(notices(file))
          .anyMatch(it -> it.contains(MISSING))
          .anyMatch(it -> it.contains(UNKNOWN));
    }
  }

  /** The run in a folder of its own, with an inventory of so many records more than there are. */
  private RunResults copied(String family, int more) throws IOException {
    Path from = FamilyRunFolders.run(temp, family).folder().path();
    Path to = folder.resolve("lost-" + more);
    try (Stream<Path> all = Files.walk(from)) {
      for (Path path : all.toList()) {
        Files.copy(path, to.resolve(from.relativize(path).toString()));
      }
    }
    Files.deleteIfExists(to.resolve(DoctorFile.NAME));
    String files = more == 0 ? "" : "\"" + DoctorFile.NAME + "\"";
    int records = RunFolder.open(to).forks().records().size() + more;
    Files.writeString(
        to.resolve(InventoryFile.NAME),
        "{\"schema\":1,\"records\":%d,\"files\":[%s]}".formatted(records, files));
    RunResults run = RunResults.of(RunFolder.open(to));
    run.writeFiles();
    return run;
  }

  /** All that programs read: a comparison, sections of tables, and what is printed as JSON. */
  private static List<String> files(RunResults run) throws IOException {
    List<String> files = new ArrayList<>();
    Path comparison = run.folder().path().resolve("comparison.json");
    if (Files.exists(comparison)) {
      files.add(Files.readString(comparison));
    }
    if (run.tables() instanceof JsonTables own) {
      for (var model : own.jsonFiles().entrySet()) {
        if (model.getValue() instanceof SectionFile) {
          files.add(Files.readString(run.folder().path().resolve(model.getKey())));
          assertThat(PublishedSchema.of("tables").errors(files.getLast())).isEmpty();
        }
      }
    }
    if (run.tables() instanceof OwnTables) {
      files.add(run.json());
    }
    return files;
  }

  private static List<String> notices(String file) {
    List<String> notices = new ArrayList<>();
    for (JsonNode notice : JsonMapper.shared().readTree(file).path("notices")) {
      notices.add(notice.asString());
    }
    return notices;
  }
}

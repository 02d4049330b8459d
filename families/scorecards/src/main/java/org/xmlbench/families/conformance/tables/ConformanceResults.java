package org.xmlbench.families.conformance.tables;

import java.util.List;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.report.FoundTables;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.run.NamedFamily;
import org.xmlbench.results.run.RunTables;
import org.xmlbench.results.run.ScorecardFamily;
import org.xmlbench.results.run.WithoutTimes;
import org.xmlbench.results.store.Forks;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

public final class ConformanceResults extends NamedFamily implements WithoutTimes, ScorecardFamily {
  private static final JsonMapper MAPPER = StoreJson.builder().build();
  public static final FamilyResults FAMILY = new ConformanceResults();

  private ConformanceResults() {
    super("conformance", "conformance", FamilyWords.ofDocuments("conformance", true, "part"));
  }

  @Override
  public RunTables tables(Manifest manifest, Forks forks) {
    ConformanceTables tables = ConformanceTables.of(tests(manifest), forks.records());
    return tables.parts().isEmpty()
        ? FoundTables.nothing(words(), manifest, forks)
        : FoundTables.of(tables.section()).with(scores().name(), tables.scores(manifest));
  }

  private static List<ConformanceTest> tests(Manifest manifest) {
    JsonNode tests = manifest.request() == null ? null : manifest.request().get("tests");
    if (tests == null) {
      throw new UserErrorException(
          "the manifest of %s has no list of tests: it is damaged".formatted(manifest.run()));
    }
    try {
      return MAPPER.treeToValue(tests, new TypeReference<List<ConformanceTest>>() {});
    } catch (JacksonException e) {
      throw new UserErrorException(
          "the list of tests in the manifest of %s is damaged".formatted(manifest.run()), e);
    }
  }
}

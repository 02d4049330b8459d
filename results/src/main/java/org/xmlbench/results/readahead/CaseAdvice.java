package org.xmlbench.results.readahead;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.results.store.WholeFile;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * What was advised in a case of the benchmark of advice.
 *
 * @param subject driver
 * @param document its name
 * @param cache condition of cache and storage
 * @param advice what was advised, before anything else was measured in the case
 * @param finals what was measured further after the first rounds; {@code null} before that, and
 *     where all rounds have all strategies
 */
public record CaseAdvice(
    String subject, String document, String cache, Advice advice, AdviceFinals finals) {
  private static final String FILE = "advice.json";
  private static final JsonMapper MAPPER = StoreJson.builder().build();

  /** The same with what is measured further. */
  public CaseAdvice with(AdviceFinals chosen) {
    return new CaseAdvice(subject, document, cache, advice, chosen);
  }

  /** The strategies of this case that have figures among these records. */
  List<StrategyRuns> runs(List<ForkRecord> forks) {
    return StrategyGroups.of(forks).entrySet().stream()
        .filter(entry -> entry.getKey().subject().equals(subject))
        .filter(entry -> entry.getKey().document().equals(document))
        .filter(entry -> entry.getKey().cache().equals(cache))
        .flatMap(entry -> entry.getValue().values().stream())
        .filter(strategy -> strategy.forks() > 0)
        .toList();
  }

  /** What a run folder holds of them so far. */
  public static List<CaseAdvice> read(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      return Files.exists(file)
          ? MAPPER.readValue(Files.readString(file), new TypeReference<List<CaseAdvice>>() {})
          : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes them into a run folder; what was there is replaced at once. */
  public static void write(Path folder, List<CaseAdvice> all) {
    WholeFile.write(folder.resolve(FILE), MAPPER.writeValueAsString(all) + "\n");
  }
}

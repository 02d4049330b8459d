package org.xmlbench.piximal.clients;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.poi.xssf.eventusermodel.XSSFReader;
import org.junit.jupiter.api.Test;

/** The table in docs/piximal.md lists the clients that are tested, and how each one differs. */
class ClientsPageTest {
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\| ([^|]*)\\|$");

  /** What each row says of those whose client has that difference. */
  private static final Map<Difference, String> SAID =
      Map.of(
          Difference.INSTRUCTION, "instructions",
          Difference.EMPTY_SECTION, "empty sections",
          Difference.PLACE, "places in entities",
          Difference.ENTITY_TEXT, "kept entities",
          Difference.KNOWN_PARSER, "known parsers",
          Difference.READ, "alone",
          Difference.REFERENCE, "references");

  private static String section() throws IOException {
    String page = Files.readString(Path.of("../../docs/piximal.md")).replace("\r\n", "\n");
    String from = page.substring(page.indexOf("## Clients\n"));
    return from.substring(0, from.indexOf("\n## ", 4));
  }

  private static Stream<Client> tested() {
    return Stream.of(JdkClients.all(), TreeClients.all(), BindingClients.all(), StreamClients.all())
        .flatMap(List::stream);
  }

  /** What each client's row says last, by the client and the API. */
  private static Map<String, String> rows() throws IOException {
    Map<String, String> rows = new LinkedHashMap<>();
    for (MatchResult row : ROW.matcher(section()).results().skip(1).toList()) {
      for (String api : row.group(2).split(", ")) {
        rows.put(row.group(1) + " by " + api.strip(), row.group(4));
      }
    }
    return rows;
  }

  @Test
  void everyClientThatIsTestedHasARow() throws IOException {
    Set<String> titles = new TreeSet<>();
    tested().forEach(client -> titles.add(client.title() + " by " + client.api()));
    titles.add(
        new Client("POI", XSSFReader.class, "XSSFReader", Parser.JDK, (by, it) -> "").title()
            + " by XSSFReader");
    titles.add("JDK catalogs by EntityResolver");
    titles.add("JDK catalogs by XMLResolver");
    assertThat(rows().keySet()).containsExactlyInAnyOrderElementsOf(titles);
  }

  @Test
  void everyRowSaysInWhatItsClientDiffers() throws IOException {
    Map<String, String> rows = rows();
    tested()
        .forEach(
            client -> {
              String said = rows.get(client.title() + " by " + client.api());
              SAID.forEach(
                  (difference, word) ->
                      assertThat(said.contains(word))
                          .as("%s: %s", client, difference)
                          .isEqualTo(client.differing().containsValue(difference)));
              assertThat(said.contains("no document types"))
                  .as("%s reads document types", client)
                  .isEqualTo(client.refused().contains("declared entities"));
            });
  }
}

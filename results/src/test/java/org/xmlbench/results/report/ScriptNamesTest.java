package org.xmlbench.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.document.Capability;
import org.xmlbench.results.run.Resources;

/** The page's scripts are one text: of two functions of one name the later would win in silence. */
class ScriptNamesTest {
  private static final Pattern TOP_LEVEL =
      Pattern.compile("(?m)^(?:async )?(?:function|const|let|class) (\\w+)");

  @Test
  void noNameIsGivenTwice() throws URISyntaxException, IOException {
    Path folder = Path.of(HtmlReport.class.getResource("main.js").toURI()).getParent().getParent();
    try (Stream<Path> files = Files.walk(folder)) {
      List<String> names =
          files
              .filter(file -> file.toString().endsWith(".js"))
              .flatMap(ScriptNamesTest::names)
              .toList();
      assertThat(names).hasSizeGreaterThan(50).doesNotHaveDuplicates();
    }
  }

  @Test
  void capabilitiesAreCalledAsTheCatalogueCallsThem() {
    String script = Resources.text(HtmlReport.class, "answer.js");
    String list = script.substring(script.indexOf('['), script.indexOf("];"));
    Set<String> known =
        Arrays.stream(Capability.class.getFields())
            .map(ScriptNamesTest::capability)
            .map(Capability::name)
            .collect(Collectors.toSet());

    assertThat(Pattern.compile("'([^']+)'").matcher(list).results().map(name -> name.group(1)))
        .hasSizeGreaterThan(10)
        .isSubsetOf(known);
  }

  private static Capability capability(Field constant) {
    try {
      return (Capability) constant.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError("a public field can be read", e);
    }
  }

  private static Stream<String> names(Path script) {
    try {
      return TOP_LEVEL
          .matcher(Files.readString(script))
          .results()
          .map((MatchResult match) -> match.group(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

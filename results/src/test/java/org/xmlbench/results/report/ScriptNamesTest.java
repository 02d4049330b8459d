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
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.document.Capability;
import org.xmlbench.results.run.Resources;

/**
 * The page's scripts are one text: of two functions of one name the later would silently replace
 * the earlier.
 */
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

  /**
   * Names that a family's scripts define are used neither by other families' scripts nor by the
   * page's.
   */
  @Test
  void aFamilysNamesAreItsOwn() throws URISyntaxException, IOException {
    Path page = Path.of(HtmlReport.class.getResource("main.js").toURI()).getParent();
    Path families = page.resolveSibling("family");
    try (Stream<Path> files = Files.walk(families)) {
      List<Path> scripts = files.filter(file -> file.toString().endsWith(".js")).toList();
      assertThat(scripts).hasSizeGreaterThan(8);
      for (Path script : scripts) {
        String others =
            Stream.concat(scripts.stream(), scriptsIn(page).stream())
                .filter(other -> !other.getParent().equals(script.getParent()))
                .map(ScriptNamesTest::text)
                .collect(Collectors.joining("\n"));
        assertThat(names(script)).noneMatch(name -> isUsed(name, others));
      }
    }
  }

  private static List<Path> scriptsIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".js")).toList();
    }
  }

  /** As a call, or as a constant: a function's name alone may be a word of a sentence. */
  private static boolean isUsed(String name, String script) {
    String use = name.equals(name.toUpperCase(Locale.ROOT)) ? "\\b" : "\\(";
    return Pattern.compile("(?<![.\\w])" + name + use).matcher(script).find();
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
    return TOP_LEVEL.matcher(text(script)).results().map((MatchResult match) -> match.group(1));
  }

  private static String text(Path script) {
    try {
      return Files.readString(script);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

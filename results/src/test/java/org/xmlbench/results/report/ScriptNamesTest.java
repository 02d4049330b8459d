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
import org.xmlbench.results.ProjectFolder;
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
    List<String> names =
        Stream.concat(scriptsIn(page()).stream(), familyScripts().stream())
            .flatMap(ScriptNamesTest::names)
            .toList();
    assertThat(names).hasSizeGreaterThan(50).doesNotHaveDuplicates();
  }

  /** What a family draws that no other does; all else is drawn of its tables. */
  @Test
  void aFamilyHasAScriptForWhatNoOtherHas() throws IOException {
    assertThat(familyScripts())
        .extracting(script -> script.getFileName().toString())
        .containsExactly("parsers.js");
  }

  /**
   * Names that a family's scripts define are used neither by other families' scripts nor by the
   * page's.
   */
  @Test
  void aFamilysNamesAreItsOwn() throws URISyntaxException, IOException {
    List<Path> scripts = familyScripts();
    for (Path script : scripts) {
      String others =
          Stream.concat(scripts.stream(), scriptsIn(page()).stream())
              .filter(other -> !other.getParent().equals(script.getParent()))
              .map(ScriptNamesTest::text)
              .collect(Collectors.joining("\n"));
      assertThat(names(script)).noneMatch(name -> isUsed(name, others));
    }
  }

  private static Path page() throws URISyntaxException {
    return Path.of(HtmlReport.class.getResource("main.js").toURI()).getParent();
  }

  private static List<Path> familyScripts() throws IOException {
    try (Stream<Path> files = Files.walk(ProjectFolder.top().resolve("families"))) {
      return files
          .filter(file -> file.toString().endsWith(".js"))
          .filter(file -> file.toString().contains("src/main/resources"))
          .toList();
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

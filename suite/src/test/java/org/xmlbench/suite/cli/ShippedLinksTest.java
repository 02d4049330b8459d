package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links lead somewhere, in the repository and in the distribution. */
class ShippedLinksTest {
  private static final Path ROOT = Checkout.ROOT;

  /** Folders that the distribution takes as they are, beside its own README; see folder.xml. */
  private static final Set<String> SHIPPED = Set.of("docs", "examples");

  private static final Pattern LINK = Pattern.compile("\\[[^\\]\\[]*]\\(([^)\\s]+)\\)");
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$|`[^`\\n]*`");
  private static final Pattern SOURCE = Pattern.compile(".+\\.(java|js|h|cpp|sh)|pom\\.xml");

  /** A page as text names it, by its path; not a quoted path, which may be that of an output. */
  private static final Pattern NAMED_PAGE =
      Pattern.compile("(?<![\\w./\"-])(?:[\\w-]+/)+[\\w.-]+\\.md\\b");

  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+?) *$");

  @TempDir private Path distribution;

  @Test
  void linksOfTheRepositoryLeadSomewhere() throws IOException {
    assertThat(dead(ROOT, List.of(ROOT.resolve("README.md")))).isEmpty();
    assertThat(dead(ROOT, Checkout.pages(ROOT.resolve("docs")))).isEmpty();
  }

  @Test
  void linksOfTheDistributionLeadSomewhere() throws IOException {
    String assembly = Files.readString(ROOT.resolve("suite/src/assembly/folder.xml"));
    for (String folder : SHIPPED) {
      assertThat(assembly).contains("<directory>${xmlbench.root}/" + folder + "</directory>");
      copy(ROOT.resolve(folder), distribution.resolve(folder));
    }
    Files.copy(ROOT.resolve("LICENSE"), distribution.resolve("LICENSE"));
    Files.copy(ROOT.resolve("suite/src/assembly/README.md"), distribution.resolve("README.md"));
    List<Path> pages = new ArrayList<>(Checkout.pages(distribution.resolve("docs")));
    pages.add(distribution.resolve("README.md"));
    assertThat(pages).hasSizeGreaterThan(8);
    assertThat(dead(distribution, pages)).isEmpty();
  }

  /** A comment or a message that names a page is as good as a link. */
  @Test
  void pagesThatSourcesNameAreThere() throws IOException {
    List<String> missing = new ArrayList<>();
    int named = 0;
    for (Path source : sources()) {
      for (String page : pagesNamedIn(Files.readString(source))) {
        named++;
        if (!Files.isRegularFile(ROOT.resolve(page))) {
          missing.add(Checkout.name(source) + ": " + page);
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(named).isGreaterThan(10);
  }

  @Test
  void aPageThatASourceNamesIsRecognised() {
    assertThat(
            pagesNamedIn("/** See docs/no/such-page.md, or Facts/statistics.md 1.1; gate.md. */"))
        .containsExactly("docs/no/such-page.md", "Facts/statistics.md");
    assertThat(pagesNamedIn("folder.resolve(\"run/gate.md\")")).isEmpty();
  }

  @Test
  void aDeadLinkIsFound() throws IOException {
    Path page =
        Files.writeString(
            distribution.resolve("page.md"),
            "# One two\n[a](page.md#one-two) [b](page.md#three) [c](../x) [d](no.md) `[e](f)`\n");
    assertThat(dead(distribution, List.of(page)))
        .containsExactly("page.md: page.md#three", "page.md: ../x", "page.md: no.md");
  }

  private static List<String> dead(Path root, List<Path> pages) throws IOException {
    List<String> dead = new ArrayList<>();
    for (Path page : pages) {
      String text = CODE.matcher(Files.readString(page)).replaceAll("");
      for (String target : LINK.matcher(text).results().map(link -> link.group(1)).toList()) {
        if (!target.contains(":") && !leads(root, page, target)) {
          dead.add(root.relativize(page) + ": " + target);
        }
      }
    }
    return dead;
  }

  private static boolean leads(Path root, Path page, String target) throws IOException {
    int hash = target.indexOf('#');
    String path = hash < 0 ? target : target.substring(0, hash);
    Path file = path.isEmpty() ? page : page.resolveSibling(path).normalize();
    if (!file.startsWith(root) || !Files.exists(file)) {
      return false;
    }
    return hash < 0 || anchors(file).contains(target.substring(hash + 1));
  }

  private static List<String> anchors(Path page) throws IOException {
    return HEADING
        .matcher(Files.readString(page))
        .results()
        .map(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }

  private static List<String> pagesNamedIn(String source) {
    return NAMED_PAGE.matcher(source).results().map(name -> name.group()).toList();
  }

  /** Java and scripts of the page, of all modules; this test names pages that are not there. */
  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>(Checkout.files(SOURCE));
    sources.removeIf(source -> source.endsWith("ShippedLinksTest.java"));
    return sources;
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }
}

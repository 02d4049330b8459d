package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each number of a decision that any file names has its page, and each page is in the index. */
class DecisionPagesTest {
  private static final Path FOLDER = Checkout.ROOT.resolve("docs/decisions");

  /** Files of text; scripts and service files have no extension. */
  private static final Pattern TEXT =
      Pattern.compile(
          "[^.]+|.+\\.(md|java|js|cpp|h|py|sh|awk|xml|json|tsv|txt|properties|yaml|toml|html|css)");

  /** By word or by path, also over the end of a line of a comment. */
  private static final Pattern NAMED = Pattern.compile("(?i)\\bdecisions?[/\\s*\\[]+(0\\d{3})\\b");

  /** The text of a link and the number in its target. */
  private static final Pattern LINK =
      Pattern.compile("\\[([^\\]\\[]*)]\\((?:[^()\\s]*decisions/)?(0\\d{3})-[\\w-]+\\.md");

  private static final Pattern NUMBER = Pattern.compile("\\b0\\d{3}\\b");
  private static final Pattern PAGE = Pattern.compile("(0\\d{3})-[a-z0-9-]+\\.md");

  @Test
  void everyNumberThatIsNamedHasAPage() throws IOException {
    Set<String> pages = numbers();
    List<String> missing = new ArrayList<>();
    int named = 0;
    for (Path file : Checkout.files(TEXT)) {
      for (String number : numbersNamedIn(text(file))) {
        named++;
        if (!pages.contains(number)) {
          missing.add(Checkout.name(file) + ": " + number);
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(named).isGreaterThan(50);
  }

  @Test
  void aLinkNamesTheNumberOfItsPage() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path page : Checkout.files(Pattern.compile(".+\\.md"))) {
      wrongLinks(text(page)).forEach(link -> wrong.add(Checkout.name(page) + ": " + link));
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void theIndexHasEachPageOnce() throws IOException {
    assertThat(LINK.matcher(text(FOLDER.resolve("README.md"))).results().map(link -> link.group(2)))
        .containsExactlyInAnyOrderElementsOf(numbers());
  }

  @Test
  void aPageBeginsWithItsNumber() throws IOException {
    for (Path page : pages()) {
      assertThat(text(page)).startsWith("# " + page.getFileName().toString().substring(0, 4));
    }
  }

  @Test
  void aWrongNumberIsFound() {
    String word = "decision";
    assertThat(numbersNamedIn("see " + word + "\n   * 0998, or docs/" + word + "s/0999."))
        .containsExactly("0998", "0999");
    assertThat(numbersNamedIn(word + " 2026, or [" + word + "\n0997](x)")).containsExactly("0997");
    assertThat(wrongLinks("[a 0001](../decisions/0001-a.md) [0002](0001-a.md) [why](0001-a.md)"))
        .containsExactly("0002 leads to 0001");
  }

  private static List<String> numbersNamedIn(String text) {
    return NAMED.matcher(text).results().map(name -> name.group(1)).toList();
  }

  private static List<String> wrongLinks(String page) {
    List<String> wrong = new ArrayList<>();
    Matcher links = LINK.matcher(page);
    while (links.find()) {
      String target = links.group(2);
      NUMBER
          .matcher(links.group(1))
          .results()
          .map(number -> number.group())
          .filter(number -> !number.equals(target))
          .forEach(number -> wrong.add(number + " leads to " + target));
    }
    return wrong;
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> !file.endsWith("README.md")).sorted().toList();
    }
  }

  private static Set<String> numbers() throws IOException {
    List<String> names = pages().stream().map(page -> page.getFileName().toString()).toList();
    assertThat(names).hasSizeGreaterThan(20).allMatch(name -> PAGE.matcher(name).matches());
    Set<String> numbers =
        names.stream()
            .map(name -> name.substring(0, 4))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(numbers).as("one page a number").hasSameSizeAs(names);
    return numbers;
  }

  /** Not every source is UTF-8: a test's may hold other bytes. */
  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }
}

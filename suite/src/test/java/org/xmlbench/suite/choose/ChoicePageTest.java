package org.xmlbench.suite.choose;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.stats.Estimate;
import org.xmlbench.results.store.DriverScore;

/** The page of a choice: nothing of it is markup that came from outside. */
class ChoicePageTest {
  private static final String HOSTILE = "</code><script>alert('\"&')</script>";

  @Test
  void whatCameFromOutsideIsEscaped() {
    String page = ChoicePage.render(choice(HOSTILE, "a:b"));
    assertThat(page)
        .doesNotContain("<script")
        .contains("&lt;script&gt;alert(&#39;&quot;&amp;&#39;)");
  }

  @Test
  void itNamesTheDependencyTheLinesAndTheSource() {
    String page = ChoicePage.render(choice("made-up", "org.made:up"));
    assertThat(page)
        .contains("&lt;artifactId&gt;up&lt;/artifactId&gt;", "&lt;version&gt;1.2&lt;/version&gt;")
        .contains(
            "reader.setFeature(made-up)",
            "Source: the made-up book",
            "Advisories: looked up made-up")
        .contains("1.50 [1.20, 1.80]", "0 of 14", "<th scope=\"row\">other made-up</th>");
  }

  /** Who hands such lines on should know that they may refuse the very documents. */
  @Test
  void itNamesTheDocumentsThatTheLinesRefuse() {
    assertThat(ChoicePage.render(choice("made-up", "a:b")))
        .contains("Set up so, it does not deliver 1 of 2 documents, which are named above.");
    for (String text :
        List.of(
            ChoicePage.render(choice("made-up", "a:b")),
            ChoiceText.render(choice("made-up", "a:b")))) {
      assertThat(text)
          .contains("hardened, does not deliver documents (1 of 2): file:b: rejected made-up");
    }
  }

  @Test
  void aTerminalHasTheSameTables() {
    assertThat(ChoiceText.render(choice("made-up", "a:b")).lines().limit(10))
        .containsExactly(
            "answer made-up",
            "",
            "== qualified",
            "",
            "      parser          library                 time / fastest  head made-up",
            "   *  driver made-up  library made-up 1.2  1.50 [1.20, 1.80]  0 of 14",
            "   driver made-up, hardened, does not deliver documents (1 of 2): file:b: rejected"
                + " made-up",
            "",
            "== not qualified",
            "");
    assertThat(ChoicePage.render(choice("made-up", "a:b")))
        .contains(
            "<tr class=\"good\"><td>*</td><th scope=\"row\">driver made-up</th>"
                + "<td>library made-up 1.2</td><td class=\"number\">1.50 [1.20, 1.80]</td>"
                + "<td>0 of 14</td></tr>");
  }

  @Test
  void eachDocumentHasARow() {
    assertThat(ChoicePage.render(choice("made-up", "a:b")))
        .contains("<th scope=\"col\">document</th><th scope=\"col\">driver made-up</th>")
        .contains("<th scope=\"row\">file:a made-up</th><td class=\"number\">1.00</td>")
        .contains("<th scope=\"row\">file:b</th><td class=\"number\">-</td>");
  }

  @Test
  void whatIsInNoRepositoryHasNoDependency() {
    assertThat(ChoicePage.render(choice("made-up", "java.xml"))).contains("part of the JDK");
    assertThat(ChoicePage.render(choice("made-up", "native:libx")))
        .contains("not from a Maven repository: native:libx");
  }

  private static Choice choice(String text, String artifact) {
    return new Choice(
        "2026-11-26T12:00:00Z",
        "host " + text,
        List.of("file:a " + text, "file:b"),
        List.of(new Choice.Must("stax " + text, "meaning " + text)),
        "answer " + text,
        List.of(
            new Choice.Candidate(
                "driver " + text,
                "library " + text,
                "1.2",
                "licence " + text,
                artifact,
                new Estimate(1.5, 1.2, 1.8),
                true,
                Arrays.asList(new Estimate(1.0, null, null), null),
                List.of(new DriverScore.Figure("safe", "head " + text, "0 of 14", true)),
                List.of("reader.setFeature(" + text + ")"),
                "the " + text + " book",
                List.of("file:b: rejected " + text),
                "looked up " + text)),
        List.of(new Choice.Other("other " + text, List.of("reason " + text))),
        List.of("notice " + text));
  }
}

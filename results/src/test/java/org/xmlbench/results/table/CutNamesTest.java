package org.xmlbench.results.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class CutNamesTest {
  private static final int MOST = 24;

  @Test
  void whatDiffersAndTheEndingsStay() {
    assertThat(cut("orders-of-2026-in-region-north.xml", "orders-of-2026-in-region-south.xml"))
        .containsExactly("orders-of-2...-north.xml", "orders-of-2...-south.xml");
    assertThat(
            cut(
                "customer-orders-north-of-the-year-2026.xml",
                "customer-orders-south-of-the-year-2026.xml",
                "customer-orders-south-of-the-year-2026.soap"))
        .containsExactly(
            "...north-of-the-y....xml", "...south-of-the-y....xml", "customer-or...-2026.soap");
    assertThat(cut("short.xml", "a-long-name-that-stands-alone.xml"))
        .containsExactly("short.xml", "a-long-name...-alone.xml");
  }

  /** Of three, two differ only far behind the place in which they differ from the third. */
  @Test
  void whereSomeStillAgreeWhatDiffersBetweenTheseIsShown() {
    assertThat(
            cut(
                "customer-orders-north-of-the-year-2026-and-all.xml",
                "customer-orders-south-of-the-year-2026-first-part-and-all.xml",
                "customer-orders-south-of-the-year-2026-other-part-and-all.xml"))
        .containsExactly(
            "...north-of-the-y....xml", "...first-part-and....xml", "...other-part-and....xml");
  }

  /** Two characters of which the first halves are the same. */
  @Test
  void noCharacterIsCut() {
    String same = "customer-orders-";
    assertThat(
            cut(
                same + "\uD83D\uDE00-of-2026-and-all.xml",
                same + "\uD83D\uDE01-of-2026-and-all.xml"))
        .containsExactly(
            "...\uD83D\uDE00-of-2026-and....xml", "...\uD83D\uDE01-of-2026-and....xml");
  }

  /** They differ in their length alone. */
  @Test
  void namesThatNoCutKeepsApartAreWhole() {
    String[] alike = {"x".repeat(30) + ".xml", "x".repeat(31) + ".xml"};
    assertThat(cut(alike)).containsExactly(alike);
  }

  private static List<String> cut(String... names) {
    Map<String, String> cut = CutNames.of(List.of(names), MOST);
    return List.of(names).stream().map(cut::get).toList();
  }

  /** Names of few parts, so that many begin and end alike. */
  @Provide
  Arbitrary<Set<String>> names() {
    Arbitrary<String> part =
        Arbitraries.of(
            "orders-",
            "invoice",
            "2026",
            "\uD83D\uDE00",
            "\uD83D\uDE01",
            "\u00FC",
            "-north-",
            "b.",
            "x");
    return part.list()
        .ofMinSize(1)
        .ofMaxSize(12)
        .map(parts -> String.join("", parts) + ".xml")
        .set()
        .ofMinSize(2)
        .ofMaxSize(12);
  }

  @Property
  void namesThatDifferStillDoAndKeepTheirEnds(@ForAll("names") Set<String> names) {
    Map<String, String> cut = CutNames.of(names, MOST);
    assertThat(cut.keySet()).isEqualTo(names);
    assertThat(new HashSet<>(cut.values())).hasSameSizeAs(names);
    cut.forEach(
        (name, shown) -> {
          assertThat(shown)
              .endsWith(".xml")
              .doesNotMatch(".*(^|[^\uD800-\uDBFF])[\uDC00-\uDFFF].*");
          assertThat(TextWidth.of(shown) <= MOST || shown.equals(name)).isTrue();
        });
  }
}

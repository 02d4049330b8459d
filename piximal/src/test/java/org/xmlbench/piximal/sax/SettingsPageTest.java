package org.xmlbench.piximal.sax;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.xml.sax.SAXNotSupportedException;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/** What docs/piximal-apis.md says of settings. */
class SettingsPageTest {
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| `([^`]+)` \\| (true|false|true, false) \\| ");

  /** Settings under a heading, and their values. */
  private static Map<String, List<String>> rows(String heading) throws IOException {
    String page = Files.readString(Path.of("../docs/piximal-apis.md")).replace("\r\n", "\n");
    String section = page.substring(page.indexOf("### " + heading));
    int end = section.indexOf("\n#", 4);
    Map<String, List<String>> rows = new LinkedHashMap<>();
    for (MatchResult row : ROW.matcher(section.substring(0, end)).results().toList()) {
      rows.put(row.group(1), List.of(row.group(2).split(", ")));
    }
    return rows;
  }

  private static String name(String feature) {
    if (feature.startsWith("http:")) {
      return feature;
    }
    String sax = "http://xml.org/sax/features/" + feature;
    return SaxFeatures.names().contains(sax) ? sax : "http://apache.org/xml/features/" + feature;
  }

  @Test
  void everyFeatureOfSaxIsThereWithTheValuesThatItTakes() throws Exception {
    Map<String, List<String>> rows = rows("Features of SAX");
    assertThat(rows.keySet().stream().map(SettingsPageTest::name).toList())
        .containsExactlyInAnyOrderElementsOf(SaxFeatures.names());
    for (Map.Entry<String, List<String>> row : rows.entrySet()) {
      for (boolean value : new boolean[] {true, false}) {
        PiximalSaxReader reader = new PiximalSaxReader();
        String name = name(row.getKey());
        if (row.getValue().contains(String.valueOf(value))) {
          reader.setFeature(name, value);
        } else {
          assertThatThrownBy(() -> reader.setFeature(name, value))
              .as(name)
              .isInstanceOf(SAXNotSupportedException.class)
              .hasMessageContaining(name)
              .hasMessageContaining(String.valueOf(value));
        }
      }
    }
  }

  @Test
  void everyPropertyOfStaxIsThereWithTheValuesThatItTakes() throws Exception {
    Map<String, List<String>> rows = rows("Properties of StAX");
    assertThat(rows).hasSizeGreaterThan(8);
    for (Map.Entry<String, List<String>> row : rows.entrySet()) {
      for (boolean value : new boolean[] {true, false}) {
        PiximalInputFactory factory = new PiximalInputFactory();
        String name = row.getKey();
        assertThat(factory.isPropertySupported(name)).as(name).isTrue();
        if (row.getValue().contains(String.valueOf(value))) {
          factory.setProperty(name, value);
          assertThat(factory.getProperty(name)).isEqualTo(value);
        } else {
          assertThatThrownBy(() -> factory.setProperty(name, value))
              .isInstanceOf(IllegalArgumentException.class)
              .hasMessageMatching("\\Q%s\\E cannot be %s: [a-z].{10,}".formatted(name, value));
        }
      }
    }
  }
}

package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.document.Capability;

/** Documents of the world: what the inspector says of them is what the JDK's parser saw. */
class RealDocumentsTest {
  private static Map<Path, DocumentInspection> inspections;

  @BeforeAll
  static void inspectEach() throws IOException {
    inspections = new TreeMap<>();
    for (Path file : files()) {
      inspections.put(file, DocumentInspector.inspect(file));
    }
  }

  @Test
  void theDocumentsAreInsideButForOneThatRefersOutside() {
    Map<String, Integer> outside = new TreeMap<>();
    for (DocumentInspection inspection : inspections.values()) {
      outside.merge(inspection.outside().orElse("inside"), 1, Integer::sum);
    }
    assertThat(outside)
        .isEqualTo(
            Map.of("inside", 331, "entity ParserName may be declared outside the document", 1));
  }

  @Test
  void theNeedsAreAsCounted() {
    Map<String, Integer> counts = new TreeMap<>();
    for (DocumentInspection inspection : inspections.values()) {
      for (Capability need : inspection.needs()) {
        counts.merge(need.name(), 1, Integer::sum);
      }
    }
    assertThat(counts.toString())
        .isEqualTo(
            "{attribute-defaults=2, carriage-return-in-entity-value=1, default-namespace=162,"
                + " doctype=69, encoding:ISO-8859-1=4, encoding:KOI8-R=1, internal-entities=4,"
                + " line-end-in-attribute-value=7, line-ends-in-cdata-section=7,"
                + " line-ends-in-long-document=40, long-attribute-value=5,"
                + " long-cdata-section=1, nested-default-namespaces=6,"
                + " prefixed-attribute-in-long-document=19, prefixed-root-attribute=131,"
                + " prolog-processing-instruction=14, quotes-in-doctype=1,"
                + " repeated-declaration=5, repeated-declaration-of-element-prefix=25,"
                + " tab-in-attribute-value=2}");
  }

  @Test
  void theJdkSawTheSame() throws IOException {
    SoftAssertions softly = new SoftAssertions();
    for (Path file : inspections.keySet()) {
      DocumentInspection inspection = inspections.get(file);
      JdkWitness witness = JdkWitness.of(file);
      Set<Capability> needs = new TreeSet<>(inspection.needs());
      needs.retainAll(JdkWitness.FOUND);
      softly.assertThat(needs).as(file.toString()).isEqualTo(witness.needs());
      softly
          .assertThat(inspection.outside().isEmpty())
          .as(file.toString())
          .isEqualTo(witness.isInside());
    }
    softly.assertAll();
  }

  private static List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    try (Stream<Path> walk = Files.walk(SharedFiles.folder("documents"))) {
      walk.filter(Files::isRegularFile)
          .filter(file -> !file.endsWith("MANIFEST.tsv"))
          .forEach(files::add);
    }
    assertThat(files).hasSize(332);
    return files;
  }
}

package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The W3C's conformance suite: its well-formed documents are inside, but for a few with reasons.
 */
class ConformanceSuiteTest {
  /** A line of the list. */
  private record Case(String type, String version, boolean namespaces, String path, Path file) {
    boolean isWellFormed() {
      return type.equals("valid") || type.equals("invalid");
    }

    String outside() throws IOException {
      return DocumentInspector.inspect(file).outside().orElse("inside");
    }
  }

  /** Their entities are declared in their external subsets. */
  @Test
  void wellFormedDocumentsAreInsideButForThreeThatReferOutside() throws IOException {
    assertThat(outside(true, true))
        .isEqualTo(
            Map.of(
                "ibm/valid/P32/ibm32v02.xml",
                "entity animal_content may be declared outside the document",
                "sun/valid/pe00.xml",
                "entity book may be declared outside the document",
                "xmltest/valid/not-sa/031.xml",
                "entity e may be declared outside the document"));
  }

  /** The suite has them to be read without namespaces. */
  @Test
  void documentsThatNamespacesForbidAreOutside() throws IOException {
    assertThat(outside(true, false))
        .isEqualTo(
            Map.of(
                "eduni/errata-4e/ibm05v01.xml", "LegalName: is no qualified name",
                "eduni/errata-4e/ibm05v02.xml", "colon in processing instruction target PITarget:",
                "eduni/errata-4e/ibm05v03.xml", ":attr is no qualified name",
                "xmltest/valid/sa/012.xml", ": is no qualified name"));
  }

  /** All that the suite has against namespaces, but for a plain attribute that comes twice. */
  @Test
  void malformedDocumentsAreOutsideForTheirNamespacesOnly() throws IOException {
    List<String> expected = new ArrayList<>();
    for (Case test : cases()) {
      if (test.type().equals("not-wf")
          && test.version().equals("1.0")
          && test.path().startsWith("eduni/namespaces/")
          && !test.path().equals("eduni/namespaces/1.0/035.xml")) {
        expected.add(test.path());
      }
    }
    assertThat(expected).hasSize(13);
    assertThat(outside(false, true)).containsOnlyKeys(expected);
  }

  /** Five of the tests of XML 1.1 are of documents of XML 1.0. */
  @Test
  void documentsOfAnotherVersionAreOutside() throws IOException {
    Map<String, Integer> counts = new TreeMap<>();
    for (Case test : cases()) {
      if (test.version().equals("1.1") && test.type().equals("valid")) {
        counts.merge(test.outside(), 1, Integer::sum);
      }
    }
    assertThat(counts).isEqualTo(Map.of("XML version 1.1", 31, "inside", 5));
  }

  private static Map<String, String> outside(boolean wellFormed, boolean namespaces)
      throws IOException {
    Map<String, String> outside = new TreeMap<>();
    for (Case test : cases()) {
      if (test.version().equals("1.0")
          && test.isWellFormed() == wellFormed
          && test.namespaces() == namespaces
          && !test.outside().equals("inside")) {
        outside.put(test.path(), test.outside());
      }
    }
    return outside;
  }

  private static List<Case> cases() throws IOException {
    Path suite = SharedFiles.folder("xmlconf");
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(suite.resolve("tests.tsv"))) {
      String[] fields = line.split("\t", -1);
      if (!fields[0].equals("id")) {
        cases.add(
            new Case(
                fields[2],
                fields[4],
                fields[7].equals("yes"),
                fields[9],
                suite.resolve(fields[9])));
      }
    }
    return cases;
  }
}

package org.xmlbench.families.conformance.runs;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.check.Malformation;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.families.conformance.tables.ConformanceTest;
import org.xmlbench.families.conformance.tables.ConformanceTest.Expected;
import org.xmlbench.families.conformance.tables.SuitePart;
import org.xmlbench.probes.Catalogue;

/**
 * The suite that is always there: a document for each constraint, which must be rejected, and the
 * smallest of each family of the catalogue, which must be delivered as its generator knows it.
 */
final class OwnSuite {
  /** What stands where the folder of another suite does. */
  static final String NAME = "xmlbench";

  private static final String NAMESPACES = "ns ";
  private static final long FEWEST = 3;
  private static final long SHORTEST = 1024;

  private final Map<String, byte[]> documents = new LinkedHashMap<>();
  private final List<ConformanceTest> tests = new ArrayList<>();

  private OwnSuite() throws IOException {
    for (Malformation malformation : Malformation.all()) {
      add(malformation);
    }
    for (DocumentFamily family : Catalogue.families()) {
      add(smallest(family));
    }
  }

  /** The smallest that has some of everything. */
  private static Document smallest(DocumentFamily family) {
    DocumentFamily.Sizes sizes = family.sizes();
    return switch (sizes.parameter()) {
      case NONE -> Catalogue.parse(family.name());
      case COUNT -> Catalogue.parse(family.name() + ":" + Math.max(sizes.least(), FEWEST));
      case BYTES -> Catalogue.parse(family.name() + ":" + Math.max(sizes.least(), SHORTEST));
    };
  }

  static OwnSuite make() throws IOException {
    return new OwnSuite();
  }

  List<ConformanceTest> tests() {
    return List.copyOf(tests);
  }

  void write(Path folder) throws IOException {
    for (Map.Entry<String, byte[]> document : documents.entrySet()) {
      Path file = folder.resolve(document.getKey());
      Files.createDirectories(file.getParent());
      Files.write(file, document.getValue());
    }
  }

  private void add(Malformation malformation) {
    boolean ofNamespaces = malformation.section().startsWith(NAMESPACES);
    String section = malformation.section().substring(ofNamespaces ? NAMESPACES.length() : 0);
    String path = "malformed/%s.xml".formatted(malformation.name());
    documents.put(path, malformation.document());
    tests.add(
        new ConformanceTest(
            malformation.name(),
            ofNamespaces ? SuitePart.NAMESPACES_10 : SuitePart.XML_10,
            Expected.REJECT,
            false,
            null,
            section,
            path,
            "breaks: " + malformation.name().replace('-', ' '),
            DocumentText.of(malformation.document())));
  }

  private void add(Document document) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    String digest = document.writeWithOracle(bytes).digest();
    String path = "generated/%s.xml".formatted(document.name().family());
    documents.put(path, bytes.toByteArray());
    tests.add(
        new ConformanceTest(
            document.name().family(),
            SuitePart.XML_10,
            Expected.OUTPUT,
            false,
            digest,
            "2.1",
            path,
            "the document %s of the catalogue".formatted(document.name()),
            DocumentText.of(bytes.toByteArray())));
  }
}

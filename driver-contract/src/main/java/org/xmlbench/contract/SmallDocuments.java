package org.xmlbench.contract;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.probes.Catalogue;

/** Every document of the catalogue, small: written once for all drivers. */
final class SmallDocuments {
  /**
   * One of them.
   *
   * @param oracle of its events
   */
  record Written(DocumentFamily family, Document document, byte[] bytes, Oracle oracle) {}

  private static final List<Written> ALL =
      Catalogue.families().stream().map(SmallDocuments::write).toList();

  private SmallDocuments() {}

  static List<Written> all() {
    return ALL;
  }

  private static Written write(DocumentFamily family) {
    Document document = GeneratedDocumentsContractTest.small(family);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      Oracle oracle = document.writeWithOracle(bytes);
      return new Written(family, document, bytes.toByteArray(), oracle);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.xmlbench.probes;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.core.document.Oracle;

/** Documents in memory, and the small ones on which every family is tested. */
final class SmallDocuments {
  private static final List<String> STATED =
      List.of(
          "overhead",
          "xsi-type:1",
          "xsi-type:100",
          "xmlns:1",
          "xmlns:100",
          "interop-int:10",
          "interop-int:100",
          "interop-int:100,seed=3",
          "interop-string:100",
          "interop-double:100",
          "interop-mio:100",
          "interop-event:100",
          "ptolemy:1",
          "ptolemy:7",
          "ptolemy:250",
          "ptolemy:250,seed=2",
          "hapmap:1KiB",
          "hapmap:300KiB",
          "hapmap:300KiB,seed=2",
          "psd:1KiB",
          "psd:300KiB",
          "psd:300KiB,seed=2",
          "mesh:2");

  /** In encodings other than UTF-8. */
  private static final List<String> ENCODED =
      List.of(
          "psd:20KiB:UTF-16",
          "psd:20KiB,seed=2:ISO-8859-1",
          "ptolemy:7:UTF-16",
          "ptolemy:7:ISO-8859-1",
          "unicode:12KiB:UTF-16",
          "unicode:40KiB:UTF-16",
          "text-utf8:20KiB:UTF-16",
          "ws-security:3:UTF-16",
          "mixed:20KiB:UTF-16",
          "mixed:20KiB:ISO-8859-1",
          "harvest:7KiB",
          "harvest:20KiB:UTF-16",
          "harvest:20KiB:ISO-8859-1");

  /**
   * The stated ones, one of every family of the catalogue that has none among them, and some in
   * other encodings.
   */
  static final List<String> SMALL =
      Stream.of(
              STATED.stream(),
              Catalogue.families().stream()
                  .filter(family -> STATED.stream().noneMatch(name -> isOf(family, name)))
                  .map(family -> name(family, 100)),
              ENCODED.stream())
          .flatMap(names -> names)
          .toList();

  record Generated(DocumentName name, byte[] bytes, Oracle oracle) {
    String text() {
      return new String(bytes, name.encoding().charset());
    }
  }

  private SmallDocuments() {}

  /** A document of that many items or KiB, or of no size where the family takes none. */
  static String name(DocumentFamily family, long size) {
    long fitting =
        switch (family.sizes().parameter()) {
          case NONE -> DocumentName.NO_SIZE;
          case COUNT -> Math.clamp(size, family.sizes().least(), family.sizes().most());
          case BYTES -> Math.clamp(size << 10, family.sizes().least(), family.sizes().most());
        };
    return new DocumentName(family.name(), fitting, DocumentName.DEFAULT_SEED).toString();
  }

  private static boolean isOf(DocumentFamily family, String name) {
    return DocumentName.parse(name).family().equals(family.name());
  }

  static Generated generate(String name) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      Document document = Catalogue.parse(name);
      Oracle oracle = document.writeWithOracle(bytes);
      return new Generated(document.name(), bytes.toByteArray(), oracle);
    } catch (IOException e) {
      throw new AssertionError("a buffer in memory does not fail", e);
    }
  }
}

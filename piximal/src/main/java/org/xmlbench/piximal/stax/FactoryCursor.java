package org.xmlbench.piximal.stax;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import org.xmlbench.piximal.EntityReferences;
import org.xmlbench.piximal.ExternalEntities;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** A cursor of a factory, which reads documents for one stream reader after another. */
final class FactoryCursor {
  private final PiximalCursor cursor;
  private StreamProperties document;

  /** One that reads as those say, also of documents that it is given later. */
  FactoryCursor(StreamProperties properties) {
    document = properties;
    Optional<ExternalEntities> externals =
        properties.isResolving() ? Optional.of(this::fetched) : Optional.empty();
    StreamSwitches switches = properties.switches();
    cursor =
        new PiximalCursor(
            new ParserOptions(
                properties.limits(),
                switches.namespaces(),
                externals,
                properties.declarations(),
                switches.replacing() ? EntityReferences.REPLACED : EntityReferences.KEPT,
                switches.sections()));
  }

  private InputStream fetched(String name, String publicId, String id) throws IOException {
    return document.fetched(name, publicId, id);
  }

  FactoryCursor of(StreamProperties properties) {
    document = properties;
    return this;
  }

  PiximalCursor cursor() {
    return cursor;
  }
}

package org.xmlbench.piximal;

import java.io.IOException;
import java.io.InputStream;

/** Fetches external entities, and the external subset of a document type. */
@FunctionalInterface
public interface ExternalEntities {
  /**
   * The bytes of an entity, which are closed once they are read.
   *
   * @param name of the entity, as SAX has it: that of a parameter entity begins with {@code %},
   *     that of the external subset is {@code [dtd]}
   * @param publicId its public identifier; null where it has none
   * @param systemId its system identifier; one that is relative is so to the document, also where
   *     it is declared in an external entity
   * @return null where it is not to be fetched
   */
  InputStream open(String name, String publicId, String systemId) throws IOException;

  /**
   * The external subset of a document that names none, which is read as if it were named: asked for
   * once, at the end of its document type declaration, or before its outermost element where it has
   * no such declaration. Without an override there is none.
   *
   * @param name of the document type, or of the outermost element
   * @return null where there is none
   */
  default ExternalSubset subset(String name) throws IOException {
    return null;
  }
}

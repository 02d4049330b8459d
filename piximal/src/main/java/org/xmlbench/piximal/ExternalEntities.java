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
}

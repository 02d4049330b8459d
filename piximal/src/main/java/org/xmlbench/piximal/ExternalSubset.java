package org.xmlbench.piximal;

import java.io.InputStream;

/**
 * An external subset for a document that names none.
 *
 * @param publicId its public identifier; null where it has none
 * @param systemId its address, to which those in it are relative; null where it has none
 * @param text its bytes, which are closed once they are read
 */
public record ExternalSubset(String publicId, String systemId, InputStream text) {}

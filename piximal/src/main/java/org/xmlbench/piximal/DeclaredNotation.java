package org.xmlbench.piximal;

/**
 * A notation that a document type declares.
 *
 * @param publicId its public identifier; null where it has none
 * @param systemId its system identifier; null where it has none
 */
public record DeclaredNotation(String name, String publicId, String systemId) {}

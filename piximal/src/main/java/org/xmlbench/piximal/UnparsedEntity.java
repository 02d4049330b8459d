package org.xmlbench.piximal;

/**
 * An entity that is no text, which a document type declares.
 *
 * @param publicId its public identifier; null where it has none
 * @param systemId its system identifier as it is declared
 */
public record UnparsedEntity(String name, String publicId, String systemId, String notation) {}

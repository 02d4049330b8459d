package org.xmlbench.piximal;

/**
 * What the XML declaration says.
 *
 * @param version null where there is no declaration
 * @param encoding null where it names none
 * @param standalone null where it does not say
 */
public record XmlDeclaration(String version, String encoding, Boolean standalone) {}

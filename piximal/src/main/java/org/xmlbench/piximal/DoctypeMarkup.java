package org.xmlbench.piximal;

/**
 * A comment or a processing instruction in a document type declaration, or in what it refers to.
 *
 * @param target of an instruction; null of a comment
 * @param text of a comment; data of an instruction
 */
public record DoctypeMarkup(String target, String text) {}

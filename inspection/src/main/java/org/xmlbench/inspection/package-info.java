/**
 * Looks at any XML file without a parser: whether it lies in the domain of the event digest, and
 * what it needs of a parser. It trusts nothing that it reads, opens nothing but the file, and
 * leaves it to the parsers under test to find malformations.
 *
 * <p>{@link org.xmlbench.inspection.DocumentInspector} is the way in. Inside, {@code
 * CharacterSource} decodes and normalises line ends, {@code DocumentScanner}, {@code DtdScanner}
 * and {@code ContentScanner} read the markup, {@code NamespaceScope} keeps the bindings, and {@code
 * ReplacementTexts} looks at the replacement text of each entity that is used, once.
 */
package org.xmlbench.inspection;

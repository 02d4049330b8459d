/**
 * What is parsed: named documents, their oracles, and what they need of a parser. Nothing here
 * knows a parser.
 */
package org.xmlbench.core.document;

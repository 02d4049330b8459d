/**
 * The way from a generator to its document: one call writes the bytes and, when an oracle is
 * wanted, feeds the event that a parser must report for them. No parser is involved.
 */
package org.xmlbench.probes.writer;

/**
 * The documents that parsers are measured on: one class per family, each a streaming generator that
 * computes its oracle while it writes, and the catalogue that lists them. Nothing here knows a
 * parser, and no vocabulary is bent around a parser's defect.
 */
package org.xmlbench.probes;

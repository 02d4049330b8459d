package org.xmlbench.core.document;

import org.xmlbench.core.event.EventTotals;

/**
 * What a document must produce, computed by its generator while it writes, without any parser.
 *
 * @param bytes size of the document in bytes
 * @param totals what a sink must add up
 * @param digest SHA-256 of the canonical event stream, 64 lower-case hexadecimal digits
 */
public record Oracle(long bytes, EventTotals totals, String digest) {}

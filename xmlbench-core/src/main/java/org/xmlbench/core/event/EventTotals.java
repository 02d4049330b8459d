package org.xmlbench.core.event;

import java.io.Serializable;

/**
 * All that an {@link EventSink} adds up during one parse: the published {@link EventTally} and the
 * lengths of names and values. Equal totals after every timed operation are the first half of
 * verification; the digest is the second.
 *
 * @param tally the published counts
 * @param nameUnits UTF-16 code units of the namespace URIs and local names of elements and
 *     attributes, and of the prefixes and URIs of namespace declarations
 * @param valueUnits UTF-16 code units of attribute values
 * @param processingInstructions number of processing instructions outside the DOCTYPE
 */
public record EventTotals(
    EventTally tally, long nameUnits, long valueUnits, long processingInstructions)
    implements Serializable {}

package org.xmlbench.core.event;

import java.io.Serializable;

/**
 * The counts of a document's canonical event stream that are published with every figure.
 *
 * @param attributes number of attributes, namespace declarations not included
 * @param namespaceDeclarations number of namespace declarations, those of the prefix {@code xml}
 *     not included
 * @param textRuns number of maximal runs of character data
 * @param textUnits UTF-16 code units of character data
 */
public record EventTally(
    long elements, long attributes, long namespaceDeclarations, long textRuns, long textUnits)
    implements Serializable {}

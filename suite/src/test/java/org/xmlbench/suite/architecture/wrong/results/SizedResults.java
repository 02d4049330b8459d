package org.xmlbench.suite.architecture.wrong.results;

import org.xmlbench.suite.architecture.wrong.treesize.ParsingTreeSize;

/** Results that know what counts the bytes of trees. */
public record SizedResults(ParsingTreeSize size) {}

package org.xmlbench.suite.architecture.wrong.treesize;

import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;

/** A size of trees that knows a driver. */
public record ParsingTreeSize(OtherDriver driver) {}

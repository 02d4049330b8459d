package org.xmlbench.suite.architecture.wrong.contract;

import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;

/** A contract written for one driver. */
public record PartialContract(OtherDriver driver) {}

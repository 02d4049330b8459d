package org.xmlbench.suite.architecture.wrong.analytics;

import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;

/** Analytics that know a driver. */
public record MeasuringAnalytics(OtherDriver driver) {}

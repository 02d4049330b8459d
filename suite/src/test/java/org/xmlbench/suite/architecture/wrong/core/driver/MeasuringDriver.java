package org.xmlbench.suite.architecture.wrong.core.driver;

import org.openjdk.jmh.infra.Blackhole;
import org.xmlbench.suite.architecture.wrong.core.measure.Measurement;

/** A driver that measures itself, with JMH. */
public record MeasuringDriver(Measurement measurement, Blackhole hole) {}

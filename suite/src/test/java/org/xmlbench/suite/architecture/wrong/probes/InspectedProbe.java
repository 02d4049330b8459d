package org.xmlbench.suite.architecture.wrong.probes;

import org.xmlbench.suite.architecture.wrong.inspection.DrivingInspector;

/** A probe that the inspection tells what it needs. */
public record InspectedProbe(DrivingInspector inspector) {}

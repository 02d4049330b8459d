package org.xmlbench.suite.architecture.wrong.results.table;

import org.xmlbench.suite.architecture.wrong.results.family.FamilyList;

/** A table that knows whose it is. */
public record FamiliarTable(FamilyList family) {}

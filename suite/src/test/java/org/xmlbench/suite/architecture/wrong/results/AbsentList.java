package org.xmlbench.suite.architecture.wrong.results;

import java.util.List;

/** Breaks a rule: keeps a list without a look at it. */
public record AbsentList(long first, List<String> absent) {}

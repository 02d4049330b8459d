package org.xmlbench.suite.architecture.wrong.results;

/** Answers with null. */
final class AbsentFigure {
  Double figure() {
    return null;
  }
}

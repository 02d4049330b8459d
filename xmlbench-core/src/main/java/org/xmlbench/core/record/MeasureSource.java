package org.xmlbench.core.record;

/**
 * Declares what the forks of a family measure. {@link java.util.ServiceLoader} finds it beside what
 * these forks run, so that neither forks nor readers need a list of families.
 */
public interface MeasureSource {
  DeclaredMeasures declared();
}

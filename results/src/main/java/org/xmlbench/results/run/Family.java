package org.xmlbench.results.run;

/**
 * A family of runs, as {@link java.util.ServiceLoader} finds it: its module names the class that
 * implements this in {@code META-INF/services}. Who plans and measures knows more of it: there it
 * implements {@code FamilyRuns}.
 */
public interface Family {
  FamilyResults results();

  /** Where lists have it among the others: the least first; of equal ones by their ids. */
  int place();
}

package org.xmlbench.piximal.trial;

/** There are no vectors here: the classes that read by them are for Java 25. */
final class VectorClasses {
  private VectorClasses() {}

  static boolean areHere() {
    return false;
  }
}

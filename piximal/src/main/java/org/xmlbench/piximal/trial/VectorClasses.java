package org.xmlbench.piximal.trial;

/** Whether the classes that read by vectors are those for this JVM. */
final class VectorClasses {
  private VectorClasses() {}

  static boolean areHere() {
    return true;
  }
}

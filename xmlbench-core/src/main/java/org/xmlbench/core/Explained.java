package org.xmlbench.core;

/** A constant of an enumeration whose meaning the help of its option states. */
public interface Explained extends Labelled {
  /** What it means, as the end of a sentence. */
  String meaning();
}

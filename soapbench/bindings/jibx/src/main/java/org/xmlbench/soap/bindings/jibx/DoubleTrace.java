package org.xmlbench.soap.bindings.jibx;

import java.util.ArrayList;

/** A report of doubles. JiBX weaves its code into this class. */
public final class DoubleTrace {
  String plan;
  int trace;
  String time;
  ArrayList<Double> values = new ArrayList<>();

  DoubleTrace() {}
}

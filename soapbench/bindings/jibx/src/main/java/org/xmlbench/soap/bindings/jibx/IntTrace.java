package org.xmlbench.soap.bindings.jibx;

import java.util.ArrayList;

/** A report of ints. JiBX weaves its code into this class. */
public final class IntTrace {
  String plan;
  int trace;
  String time;
  ArrayList<Integer> values = new ArrayList<>();

  IntTrace() {}
}

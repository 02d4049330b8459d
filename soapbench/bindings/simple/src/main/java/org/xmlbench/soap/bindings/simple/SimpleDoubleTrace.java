package org.xmlbench.soap.bindings.simple;

import java.util.ArrayList;
import org.simpleframework.xml.Element;
import org.simpleframework.xml.ElementList;
import org.simpleframework.xml.Order;
import org.simpleframework.xml.Root;

/** A report of doubles. */
@Root(name = "DoubleTraceReport")
@Order(elements = {"plan", "trace", "time", "values"})
final class SimpleDoubleTrace {
  @Element String plan;
  @Element int trace;
  @Element String time;

  @ElementList(entry = "value")
  ArrayList<Double> values = new ArrayList<>();

  SimpleDoubleTrace() {}
}

package org.xmlbench.soap.bindings.simple;

import java.util.ArrayList;
import org.simpleframework.xml.Element;
import org.simpleframework.xml.ElementList;
import org.simpleframework.xml.Order;
import org.simpleframework.xml.Root;

/** A report of ints. */
@Root(name = "IntTraceReport")
@Order(elements = {"plan", "trace", "time", "values"})
final class SimpleIntTrace {
  @Element String plan;
  @Element int trace;
  @Element String time;

  @ElementList(entry = "value")
  ArrayList<Integer> values = new ArrayList<>();

  SimpleIntTrace() {}
}

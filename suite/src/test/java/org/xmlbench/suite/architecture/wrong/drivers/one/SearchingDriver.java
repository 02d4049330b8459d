package org.xmlbench.suite.architecture.wrong.drivers.one;

import javax.xml.parsers.SAXParserFactory;
import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;
import org.xmlbench.suite.architecture.wrong.results.PlanningResults;

/** A driver that takes whatever parser comes first, and knows another driver and the results. */
public record SearchingDriver(OtherDriver other, PlanningResults results) {
  public SAXParserFactory factory() {
    return SAXParserFactory.newInstance();
  }
}

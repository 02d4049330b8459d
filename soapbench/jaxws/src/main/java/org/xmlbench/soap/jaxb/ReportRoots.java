package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.wsimport.DoubleTrace;
import org.xmlbench.soap.wsimport.IntTrace;
import org.xmlbench.soap.wsimport.NewDataNotification;

/**
 * The elements of reports that are documents of their own. They are in no namespace; what is in
 * them is unqualified in messages, too, so wsimport's classes fit below them.
 */
final class ReportRoots {
  private ReportRoots() {}

  @XmlRootElement(name = "NewDataNotification")
  @XmlType(name = "")
  static final class Published extends NewDataNotification {}

  @XmlRootElement(name = "IntTraceReport")
  @XmlType(name = "")
  static final class Ints extends IntTrace {}

  @XmlRootElement(name = "DoubleTraceReport")
  @XmlType(name = "")
  static final class Doubles extends DoubleTrace {}
}

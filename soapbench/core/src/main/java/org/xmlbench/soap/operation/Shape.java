package org.xmlbench.soap.operation;

import org.xmlbench.soap.trace.ReportType;
import org.xmlbench.soap.trace.TraceReport;

/**
 * What a message carries.
 *
 * <p>Source: SOAPBench (SC'05), its WSDL; of traces SEMI E134.
 */
public enum Shape {
  /** Bytes, as one {@code xsd:base64Binary}. */
  BASE64("Base64"),
  /** {@code xsd:int}. */
  INTS("Ints"),
  /** {@code xsd:double}. */
  DOUBLES("Doubles"),
  /** {@code xsd:string}. */
  STRINGS("Strings"),
  MESH_INTERFACE_OBJECTS("MeshInterfaceObjects"),
  SIMPLE_EVENTS("SimpleEvents"),
  /** The published trace report, of {@code xsd:int}. */
  E134_INTS("E134Ints"),
  /** The published trace report, of {@code xsd:double}. */
  E134_DOUBLES("E134Doubles"),
  /** A flat trace report of {@code xsd:int}. */
  INT_TRACE("IntTrace"),
  /** A flat trace report of {@code xsd:double}. */
  DOUBLE_TRACE("DoubleTrace");

  private final String suffix;

  Shape(String suffix) {
    this.suffix = suffix;
  }

  /** The end of the names of the operations that carry it. */
  public String suffix() {
    return suffix;
  }

  /** Whether it is a trace report, of which SOAPBench has none. */
  public boolean isTrace() {
    return switch (this) {
      case E134_INTS, E134_DOUBLES, INT_TRACE, DOUBLE_TRACE -> true;
      case BASE64, INTS, DOUBLES, STRINGS, MESH_INTERFACE_OBJECTS, SIMPLE_EVENTS -> false;
    };
  }

  static Shape of(ReportType type) {
    boolean ints = type.kind() == TraceReport.Kind.INT;
    return switch (type.form()) {
      case E134 -> ints ? E134_INTS : E134_DOUBLES;
      case FLAT -> ints ? INT_TRACE : DOUBLE_TRACE;
    };
  }

  /**
   * The type of report that it is.
   *
   * @throws java.util.NoSuchElementException when it is none
   */
  public ReportType reportType() {
    return ReportType.all().stream().filter(type -> of(type) == this).findFirst().orElseThrow();
  }
}

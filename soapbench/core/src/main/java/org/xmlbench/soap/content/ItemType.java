package org.xmlbench.soap.content;

import org.xmlbench.soap.operation.Shape;

/** The types of elements, with the prefixes that rpc/encoded messages declare. */
public enum ItemType {
  /** Bytes. */
  BASE64("xsd:base64Binary"),
  /** A 32-bit integer. */
  INT("xsd:int"),
  /** A 64-bit floating-point number. */
  DOUBLE("xsd:double"),
  STRING("xsd:string"),
  /** A value at the interface of two meshes. */
  MESH_INTERFACE_OBJECT("b:MeshInterfaceObject"),
  /** An event of a notification stream. */
  SIMPLE_EVENT("b:SimpleEvent"),
  /** A flat trace report of integers. */
  INT_TRACE("b:IntTrace"),
  /** A flat trace report of doubles. */
  DOUBLE_TRACE("b:DoubleTrace"),
  /** The published trace report, of either kind of values. */
  NOTIFICATION("b:NewDataNotification"),
  DATE_TIME("xsd:dateTime"),
  /** A report of E134. */
  DATA_COLLECTION_REPORT("b:DataCollectionReport"),
  TRACE("b:Trace"),
  /** What was collected at one time. */
  DATA("b:Data"),
  /** A value of one of several types. */
  PARAMETER_VALUE("b:PV");

  private final String qualified;

  ItemType(String qualified) {
    this.qualified = qualified;
  }

  /** The type's qualified name. */
  public String qualified() {
    return qualified;
  }

  /** The type of the members of such data; of a trace report its own. */
  static ItemType of(Shape shape) {
    return switch (shape) {
      case BASE64 -> BASE64;
      case INTS -> INT;
      case DOUBLES -> DOUBLE;
      case STRINGS -> STRING;
      case MESH_INTERFACE_OBJECTS -> MESH_INTERFACE_OBJECT;
      case SIMPLE_EVENTS -> SIMPLE_EVENT;
      case E134_INTS, E134_DOUBLES -> NOTIFICATION;
      case INT_TRACE -> INT_TRACE;
      case DOUBLE_TRACE -> DOUBLE_TRACE;
    };
  }
}

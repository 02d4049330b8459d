package org.xmlbench.soap.message;

import org.xmlbench.soap.operation.Shape;

/** The types of elements, with the prefixes that rpc/encoded messages declare. */
enum ItemType {
  BASE64("xsd:base64Binary"),
  INT("xsd:int"),
  DOUBLE("xsd:double"),
  STRING("xsd:string"),
  MESH_INTERFACE_OBJECT("b:MeshInterfaceObject"),
  SIMPLE_EVENT("b:SimpleEvent"),
  INT_TRACE("b:IntTrace"),
  DOUBLE_TRACE("b:DoubleTrace");

  private final String qualified;

  ItemType(String qualified) {
    this.qualified = qualified;
  }

  /** The type's qualified name. */
  String qualified() {
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
      case INT_TRACE -> INT_TRACE;
      case DOUBLE_TRACE -> DOUBLE_TRACE;
    };
  }
}

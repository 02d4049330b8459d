package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.MeshInterfaceObject;

/** A mesh interface object as a bean. */
@XmlType(
    name = "MeshInterfaceObject",
    propOrder = {"x", "y", "value"})
public class MeshObject {
  private int x;
  private int y;
  private double value;

  /** For JAXB. */
  public MeshObject() {}

  MeshObject(MeshInterfaceObject object) {
    this.x = object.x();
    this.y = object.y();
    this.value = object.value();
  }

  MeshInterfaceObject toRecord() {
    return new MeshInterfaceObject(x, y, value);
  }
}

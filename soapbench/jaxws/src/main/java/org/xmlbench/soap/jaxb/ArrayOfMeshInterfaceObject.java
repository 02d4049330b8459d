package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlType;
import java.util.ArrayList;
import java.util.List;

/** Mesh interface objects, in a list as xjc makes one. */
@XmlType(name = "ArrayOfMeshInterfaceObject")
public class ArrayOfMeshInterfaceObject {
  private final List<MeshObject> item = new ArrayList<>();

  /** The members. */
  public List<MeshObject> getItem() {
    return item;
  }
}

package org.xmlbench.soap.jaxb;

import jakarta.xml.bind.annotation.XmlAccessType;
import jakarta.xml.bind.annotation.XmlAccessorType;
import jakarta.xml.bind.annotation.XmlType;
import org.xmlbench.soap.operation.Payload;

/** Mesh interface objects. */
@XmlType(name = "")
@XmlAccessorType(XmlAccessType.FIELD)
public final class MeshParts extends Parts {
  private ArrayOfMeshInterfaceObject input;
  private ArrayOfMeshInterfaceObject output;

  @Override
  void input(Payload data) {
    input = JaxbPayload.of((Payload.Meshes) data);
  }

  @Override
  Object input() {
    return input;
  }

  @Override
  void output(Payload data) {
    output = JaxbPayload.of((Payload.Meshes) data);
  }

  @Override
  Object output() {
    return output;
  }
}

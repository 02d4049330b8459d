package org.xmlbench.soap.bean;

import org.xmlbench.soap.operation.MeshInterfaceObject;

public class MeshBean {
  private int x;
  private int y;
  private double value;

  /** For toolkits, which set the properties. */
  public MeshBean() {}

  MeshBean(MeshInterfaceObject object) {
    this.x = object.x();
    this.y = object.y();
    this.value = object.value();
  }

  MeshInterfaceObject toRecord() {
    return new MeshInterfaceObject(x, y, value);
  }

  public int getX() {
    return x;
  }

  public void setX(int x) {
    this.x = x;
  }

  public int getY() {
    return y;
  }

  public void setY(int y) {
    this.y = y;
  }

  public double getValue() {
    return value;
  }

  public void setValue(double value) {
    this.value = value;
  }
}

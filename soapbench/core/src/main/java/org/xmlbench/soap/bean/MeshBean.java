package org.xmlbench.soap.bean;

import org.xmlbench.soap.operation.MeshInterfaceObject;

/** A mesh interface object as a bean. */
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

  /** X. */
  public int getX() {
    return x;
  }

  /** Sets x. */
  public void setX(int x) {
    this.x = x;
  }

  /** Y. */
  public int getY() {
    return y;
  }

  /** Sets y. */
  public void setY(int y) {
    this.y = y;
  }

  /** The value there. */
  public double getValue() {
    return value;
  }

  /** Sets the value there. */
  public void setValue(double value) {
    this.value = value;
  }
}

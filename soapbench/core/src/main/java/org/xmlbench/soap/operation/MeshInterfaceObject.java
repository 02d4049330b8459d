package org.xmlbench.soap.operation;

/**
 * A value at the interface of two meshes.
 *
 * @param x index in the first mesh
 * @param y index in the second mesh
 * @param value what they exchange there
 */
public record MeshInterfaceObject(int x, int y, double value) {}

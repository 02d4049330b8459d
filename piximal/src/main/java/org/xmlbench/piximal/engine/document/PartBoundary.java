package org.xmlbench.piximal.engine.document;

/**
 * A place in the content of a document at which one part of it ends and another one may begin. With
 * this and the declarations of the document type a reader reads on as if it had read all before.
 *
 * @param offset bytes of the document before it
 * @param innermost the element that is open there, with those around it; null behind the document
 * @param expanded how much entities and default values have added before, by {@code ParserLimits}
 */
public record PartBoundary(long offset, OpenElement innermost, long expanded) {
  public boolean isEnd() {
    return innermost == null;
  }

  /** Whether it is at the same byte, inside of elements with the same names and declarations. */
  public boolean isAt(PartBoundary other) {
    return offset == other.offset && OpenElement.areSame(innermost, other.innermost);
  }
}

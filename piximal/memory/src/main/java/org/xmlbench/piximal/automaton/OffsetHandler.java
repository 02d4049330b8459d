package org.xmlbench.piximal.automaton;

import java.io.IOException;
import java.lang.foreign.MemorySegment;

/**
 * Takes the events of a published parser. Every string is a place in the document and a length in
 * bytes; references in texts and values are as they stand. Each method does nothing unless it is
 * overridden.
 *
 * @param <E> what it may throw, which ends the parse
 */
public interface OffsetHandler<E extends Exception> {
  /** A document begins, in which all places are. */
  default void document(MemorySegment document) throws IOException, E {}

  /** A start tag begins. */
  default void startElement(long name, long length) throws IOException, E {}

  /** An attribute of the start tag. */
  default void attribute(long name, long nameLength, long value, long valueLength)
      throws IOException, E {}

  default void startTagEnd() throws IOException, E {}

  default void endElement(long name, long length) throws IOException, E {}

  /** A text between two pieces of markup. */
  default void text(long from, long length) throws IOException, E {}

  /** What a CDATA section holds. */
  default void section(long from, long length) throws IOException, E {}

  default void comment(long from, long length) throws IOException, E {}

  /** What a processing instruction holds: its target, white space, and its data. */
  default void instruction(long from, long length) throws IOException, E {}

  default void endDocument() throws IOException, E {}
}

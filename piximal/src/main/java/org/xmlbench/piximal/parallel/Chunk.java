package org.xmlbench.piximal.parallel;

import org.xmlbench.piximal.engine.document.OpenElement;
import org.xmlbench.piximal.engine.document.PartBoundary;

/**
 * A part of a document that a thread reads. Where it begins, and inside of which elements, may be a
 * guess.
 *
 * @param <T> what takes its events
 */
final class Chunk<T> {
  /** Of a chunk that goes on to the document's end. */
  static final long TO_THE_END = Long.MAX_VALUE;

  final int index;

  /** Where it ends, or before the first place of content behind that. */
  final long stop;

  /** No other chunk can be read before it is known where this one ends. */
  final boolean isAlone;

  private PartBoundary begin;

  /** Whether it is known, and not guessed, where it begins. */
  private boolean known;

  // What follows is set by the thread that reads it, before it says so.

  /** What has taken its events; null where nothing has. */
  T taking;

  /** Behind the chunk; null where it was not read to its end. */
  PartBoundary end;

  /** Why it was not read to its end; null where it was. */
  Throwable failure;

  /** Whether it was given up. */
  boolean exceeded;

  /** How much entities and default values have added in it, by {@code ParserLimits}. */
  long expanded;

  private boolean read;
  private boolean dropped;

  Chunk(int index, PartBoundary begin, long stop, boolean isAlone) {
    this.index = index;
    this.begin = begin;
    this.stop = stop;
    this.isAlone = isAlone;
  }

  PartBoundary begin() {
    return begin;
  }

  void beginsAt(PartBoundary place) {
    begin = place;
    known = true;
  }

  /** How far it may be read, for what only looks like markup: so many bytes behind its end. */
  long most(long ahead) {
    return known || stop == TO_THE_END ? TO_THE_END : stop + ahead;
  }

  void setRead() {
    read = true;
  }

  boolean isRead() {
    return read;
  }

  void endAt(PartBoundary behind) {
    // With the same elements, not only alike ones, the next chunk is compared in no time.
    boolean isAlike = OpenElement.areSame(behind.innermost(), begin.innermost());
    OpenElement innermost = isAlike ? begin.innermost() : behind.innermost();
    end = new PartBoundary(behind.offset(), innermost, behind.expanded());
    expanded = behind.expanded() - begin.expanded();
  }

  /** Its events are of no use. */
  void drop() {
    dropped = true;
  }

  boolean isDropped() {
    return dropped;
  }
}

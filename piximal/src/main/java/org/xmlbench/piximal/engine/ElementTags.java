package org.xmlbench.piximal.engine;

/**
 * Start tags with attributes that elements of one name had: of many names they are some few. Where
 * they never are, none is looked for any more.
 */
final class ElementTags {
  private static final int KEPT = 4;

  /** As many are kept in turn: what varies must not be made again and again. */
  private static final int MOST_KEPT = 32;

  private static final int MOST_MISSES = 64;

  /** So many tags that are looked for in vain cost about what one saves that is found. */
  private static final int MISSES_OF_A_HIT = 4;

  private final KnownTag[] tags = new KnownTag[KEPT];
  private int kept;
  private int misses;

  /**
   * The known tag that stands there; null where there is none.
   *
   * @param at has eight bytes behind it
   */
  KnownTag at(byte[] b, int at, int limit) {
    if (misses >= MOST_MISSES) {
      return null;
    }
    for (KnownTag tag : tags) {
      if (tag == null) {
        break;
      }
      if (tag.bytes.standAt(b, at, limit)) {
        hit();
        return tag;
      }
    }
    misses++;
    return null;
  }

  private void hit() {
    if (misses > 0) {
      misses = Math.max(0, misses - MISSES_OF_A_HIT);
    }
  }

  boolean takes() {
    return kept < MOST_KEPT && misses < MOST_MISSES;
  }

  /** Keeps that one, too, in place of the oldest. */
  void keep(KnownTag tag) {
    tags[kept++ % KEPT] = tag;
  }
}

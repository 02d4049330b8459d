package org.xmlbench.readahead.cache;

/**
 * How much of a file the page cache holds.
 *
 * @param resident pages found in the cache
 * @param asked pages that were checked
 * @param method how they were checked
 */
public record Residency(long resident, long asked, Method method) {
  /** How pages are checked. */
  public enum Method {
    /** {@code cachestat(2)}: every page, exact; for the owner and root, since Linux 6.5. */
    CACHESTAT,
    /**
     * {@code preadv2(2)} with {@code RWF_NOWAIT}: exact for the pages of a sample. Each cold page
     * asked for may be brought in by asking.
     */
    SAMPLED_READS
  }

  /** The share of resident pages, from 0 to 1; 0 of an empty file. */
  public double share() {
    return asked == 0 ? 0 : (double) resident / asked;
  }
}

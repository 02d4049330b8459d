package org.xmlbench.results.grid;

import java.util.List;

/**
 * What is written last of a part, {@code part.json}: without it the part is unfinished.
 *
 * @param assignment what of the plan it is, as {@link Assignment#folder} writes it
 * @param blocks places in the whole plan, from 0, of the blocks that this part measured
 * @param attempt tells the attempts at one assignment apart
 * @param job the start of a scheduler's job that began it; {@code null} where none did
 * @param node the node that measured
 * @param endedUtc when it was complete: an ISO-8601 instant
 * @param forks number of its records
 * @param sha256 of its log of forks
 */
public record PartFooter(
    int schema,
    String planHash,
    String assignment,
    List<Integer> blocks,
    String attempt,
    JobAttempt job,
    String node,
    String endedUtc,
    int forks,
    String sha256) {
  /** The version of the file's form that this code writes. */
  public static final int SCHEMA = 1;

  public PartFooter {
    blocks = List.copyOf(blocks);
  }
}

package org.xmlbench.results.store;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.xmlbench.core.Sha256;

/**
 * What a run measures. Two runs have the same plan when their hashes are equal.
 *
 * @param blocks one entry for each document and condition, in the catalogue's order
 * @param sampling how many blocks a document gets beyond those; {@code null} where their number is
 *     fixed
 * @param race how the subjects of a document race for further blocks; {@code null} where each of
 *     them gets every block
 */
public record StoredPlan(List<PlannedBlock> blocks, Sampling sampling, Race race) {
  public StoredPlan {
    blocks = List.copyOf(blocks);
  }

  public StoredPlan(List<PlannedBlock> blocks) {
    this(blocks, null, null);
  }

  /** A plan in which every subject gets every block. */
  public StoredPlan(List<PlannedBlock> blocks, Sampling sampling) {
    this(blocks, sampling, null);
  }

  public StoredPlan of(Race other) {
    return new StoredPlan(blocks, sampling, other);
  }

  /**
   * The same plan with so many blocks in the first stage of its race, which a run takes from the
   * noise of the host's run before; this plan where nothing races.
   */
  public StoredPlan withFirstBlocks(int number) {
    if (race == null) {
      return this;
    }
    return new StoredPlan(
        blocks.stream().map(block -> block.of(number)).toList(),
        sampling,
        race.withFirstBlocks(number));
  }

  /** Names of its documents, in their order. */
  public List<String> documents() {
    return blocks.stream().map(PlannedBlock::document).toList();
  }

  /**
   * SHA-256, in lower-case hexadecimal digits, of the plan's canonical JSON: UTF-8, keys in the
   * order of their characters, no white space.
   */
  public String hash() {
    return Sha256.of(StoreJson.canonical(this).getBytes(StandardCharsets.UTF_8));
  }
}

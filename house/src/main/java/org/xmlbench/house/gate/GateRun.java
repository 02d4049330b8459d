package org.xmlbench.house.gate;

import java.util.List;
import java.util.function.Function;
import org.xmlbench.house.engine.BlockSequence;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.results.gate.ArmBlocks;
import org.xmlbench.results.gate.Placement;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.RunFolder;

/**
 * The run of a gate or of a calibration: its folder, and the blocks that are run into it.
 *
 * @param request what the user asks
 * @param documents the documents as forks read them
 * @param blocks runs blocks into the folder
 * @param pairing whether the forks of a block are interleaved
 */
record GateRun(
    GateRequest request,
    Function<TimedDocument, PreparedDocument> documents,
    RunFolder folder,
    BlockSequence blocks,
    Pairing pairing)
    implements AutoCloseable {
  /**
   * The run of a gate that is prepared. Its forks are interleaved, if that is requested and the
   * memory of this host holds two forks of each cell at the same time.
   */
  static GateRun of(
      PreparedGate gate, List<GateCell> cells, RunFolder folder, BlockSequence blocks) {
    GateRequest request = gate.setting().request();
    Pairing pairing = request.conduct().pairing();
    boolean fits =
        cells.stream()
            .allMatch(cell -> gate.setting().conditions().holds(2 * cell.condition().heapMiB()));
    if (pairing == Pairing.TURNS && !fits) {
      blocks.say(
          "two forks do not fit into this host's memory at a time: one runs after the other");
      pairing = Pairing.FORKS;
    }
    return new GateRun(request, gate.documents()::get, folder, blocks, pairing);
  }

  /**
   * The rounds of this run.
   *
   * @param sentinels take turns, one a round; none where the cells are sentinels themselves
   */
  GateRounds rounds(List<GateCell> sentinels) {
    return new GateRounds(
        blocks, documents, request.conduct().forkLimit(), sentinels, pairing, request.seed());
  }

  Placement placement() {
    return Placement.of(pairing, folder.forks().records());
  }

  /** The blocks so far, as verdicts read them. */
  ArmBlocks armBlocks() {
    return new ArmBlocks(request.settings(), request.clock(), folder.forks().records());
  }

  @Override
  public void close() {
    blocks.close();
  }
}

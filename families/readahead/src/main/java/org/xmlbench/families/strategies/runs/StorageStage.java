package org.xmlbench.families.strategies.runs;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.record.Measure;
import org.xmlbench.core.record.StorageMeasures;
import org.xmlbench.house.engine.BlockStage;
import org.xmlbench.house.engine.ForkRequest;
import org.xmlbench.readahead.condition.PreparedStorage;

/**
 * A block's condition of cache and storage: applied before each run of each fork, and checked
 * before and after each run.
 */
final class StorageStage implements BlockStage {
  private static final double NANOS_OF_MILLI = 1e6;
  private static final double BYTES_OF_KIB = 1024;

  private final StorageGroup group;
  private final PreparedStorage storage;
  private final Closeable undo;
  private final Path document;
  private final Path warmUp;
  private final int runs;
  private long residentBefore;
  private long residentAfter;
  private PreparedStorage.State before;
  private long slowestAnswerNanos;
  private int turns;

  /**
   * @param storage the condition of this block
   * @param undo ends it
   * @param document the document before the condition moved it
   * @param warmUp another file with its content, before the condition moved it
   * @param runs of each fork
   */
  StorageStage(
      StorageGroup group,
      PreparedStorage storage,
      Closeable undo,
      Path document,
      Path warmUp,
      int runs) {
    this.group = group;
    this.storage = storage;
    this.undo = undo;
    this.document = document;
    this.warmUp = warmUp;
    this.runs = runs;
  }

  StorageGroup group() {
    return group;
  }

  /** The warm-up file where the condition has it. */
  Path warmUp() {
    return storage.place(warmUp);
  }

  int runs() {
    return runs;
  }

  /** Counters of the process that serves the document; empty where a device does. */
  Optional<Path> server() {
    return storage.serverCounters(document);
  }

  @Override
  public ForkRequest prepare(ForkRequest request) throws IOException {
    residentBefore = 0;
    residentAfter = 0;
    before = null;
    slowestAnswerNanos = 0;
    turns = 0;
    storage.beforeWarmUp(warmUp);
    return request.reading(storage.place(document));
  }

  @Override
  public boolean grantsTurns() {
    return true;
  }

  @Override
  public void beforeTurn(long pid) throws IOException {
    if (turns == 0) {
      storage.admit(pid);
    } else {
      residentAfter += storage.after(document).residentPages();
    }
    before = storage.before(document);
    residentBefore = Math.max(residentBefore, before.residentPages());
    slowestAnswerNanos = Math.max(slowestAnswerNanos, before.answerNanos());
    turns++;
  }

  @Override
  public Map<Measure, Double> measures() {
    Map<Measure, Double> measures = new HashMap<>();
    if (turns > 1) {
      measures.put(StorageMeasures.RESIDENT_BEFORE, (double) residentBefore);
      measures.put(StorageMeasures.RESIDENT_AFTER, (double) residentAfter / (turns - 1));
      measures.put(StorageMeasures.DEVICE_RATE, storage.deviceBytesPerSecond());
      if (before.bytesPerSecond() >= 0) {
        measures.put(StorageMeasures.THROTTLE, (double) before.bytesPerSecond());
      }
      if (before.readAheadKib() >= 0) {
        measures.put(StorageMeasures.READ_AHEAD, before.readAheadKib() * BYTES_OF_KIB);
      }
      if (before.delayMillis() >= 0) {
        measures.put(StorageMeasures.REMOTE_DELAY, before.delayMillis() * NANOS_OF_MILLI);
        measures.put(StorageMeasures.REMOTE_ANSWER, (double) slowestAnswerNanos);
      }
    }
    return measures;
  }

  @Override
  public void close() throws IOException {
    undo.close();
  }
}

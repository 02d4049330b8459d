package org.xmlbench.house.engine.plan;

import java.util.HashMap;
import java.util.Map;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.measure.CacheSweep;
import org.xmlbench.results.store.Compilation;

/**
 * What is held fixed for all subjects of a document, beside the document itself.
 *
 * @param collector garbage collector
 * @param heapMiB size of the heap, both {@code -Xms} and {@code -Xmx}
 * @param compilation whether the program waits for its compiled code
 * @param cpus number of processors that the JVM is given
 * @param freshParser whether each operation makes a new parser
 * @param fileInput whether the document is read from its file, instead of from memory
 * @param coldCaches whether the processor's caches are swept before each measured operation
 */
public record Condition(
    Collector collector,
    Compilation compilation,
    int heapMiB,
    int cpus,
    boolean freshParser,
    boolean fileInput,
    boolean coldCaches) {

  private static final int MIB_SHIFT = 20;

  /** Name of the collector in a cell's condition. */
  public static final String COLLECTOR = "gc";

  /** With the caches as the operation before left them. */
  public Condition(
      Collector collector,
      Compilation compilation,
      int heapMiB,
      int cpus,
      boolean freshParser,
      boolean fileInput) {
    this(collector, compilation, heapMiB, cpus, freshParser, fileInput, false);
  }

  public Condition with(Compilation other) {
    return new Condition(collector, other, heapMiB, cpus, freshParser, fileInput, coldCaches);
  }

  public Condition withHeap(int mib) {
    return new Condition(collector, compilation, mib, cpus, freshParser, fileInput, coldCaches);
  }

  /** What a fork sweeps the caches with, outside its heap, in MiB; 0 where it does not. */
  int sweptMiB() {
    return coldCaches ? Math.toIntExact(CacheSweep.sweptBytes() >> MIB_SHIFT) : 0;
  }

  /** The same with caches that are swept, or not. */
  public Condition withCaches(boolean cold) {
    return new Condition(collector, compilation, heapMiB, cpus, freshParser, fileInput, cold);
  }

  /**
   * The condition of a cell, by name. Compilation and caches are named where they are not those of
   * production.
   */
  public Map<String, String> toMap() {
    Map<String, String> named = new HashMap<>();
    named.put(COLLECTOR, collector.label());
    named.put("heap", heapMiB + "m");
    named.put("cpus", Integer.toString(cpus));
    named.put("parser", freshParser ? "fresh" : "reused");
    named.put("input", fileInput ? FileInput.NAME : MemoryInput.NAME);
    if (compilation != Compilation.BACKGROUND) {
      named.put("compile", compilation.label());
    }
    if (coldCaches) {
      named.put("caches", "cold");
    }
    return Map.copyOf(named);
  }
}

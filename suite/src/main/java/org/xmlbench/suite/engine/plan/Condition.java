package org.xmlbench.suite.engine.plan;

import java.util.HashMap;
import java.util.Map;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.MemoryInput;
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
 */
public record Condition(
    Collector collector,
    Compilation compilation,
    int heapMiB,
    int cpus,
    boolean freshParser,
    boolean fileInput) {

  /** Name of the collector in a cell's condition. */
  public static final String COLLECTOR = "gc";

  /** The same with that compilation. */
  public Condition with(Compilation other) {
    return new Condition(collector, other, heapMiB, cpus, freshParser, fileInput);
  }

  /** The condition of a cell, by name. Compilation is named where it is not that of production. */
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
    return Map.copyOf(named);
  }
}

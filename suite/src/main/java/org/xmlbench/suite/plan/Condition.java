package org.xmlbench.suite.plan;

import java.util.Map;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.MemoryInput;

/**
 * What is held fixed for all subjects of a document, beside the document itself.
 *
 * @param collector garbage collector
 * @param heapMiB size of the heap, both {@code -Xms} and {@code -Xmx}
 * @param cpus processors that the JVM is told it has
 * @param freshParser whether each operation makes a new parser
 * @param fileInput whether the document is read from its file, instead of from memory
 */
public record Condition(
    Collector collector, int heapMiB, int cpus, boolean freshParser, boolean fileInput) {

  /** The condition of a cell, by name. */
  public Map<String, String> toMap() {
    return Map.of(
        "gc",
        collector.label(),
        "heap",
        heapMiB + "m",
        "cpus",
        Integer.toString(cpus),
        "parser",
        freshParser ? "fresh" : "reused",
        "input",
        fileInput ? FileInput.NAME : MemoryInput.NAME);
  }

  /** What each name in a condition means, for {@code list conditions}. */
  public static Map<String, String> meanings() {
    return Map.of(
        "gc", "garbage collector of the fork: serial, g1 or parallel",
        "heap", "-Xms and -Xmx of the fork, equal for all subjects of a document",
        "cpus", "-XX:ActiveProcessorCount of the fork",
        "parser", "reused: one parser for all operations; fresh: a new factory and parser for each",
        "input", "memory: a fresh stream over the same bytes; file: a FileInputStream");
  }
}

package org.xmlbench.families.strategies.runs;

import static java.util.stream.Collectors.joining;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.house.command.NamedListing;
import org.xmlbench.house.engine.plan.Collector;
import org.xmlbench.storage.condition.PreparedStorage;
import org.xmlbench.storage.condition.StorageCondition;

/**
 * What is held fixed while a cell is measured, beside its subject, document and operation; of the
 * state of page cache and storage also whether this host offers it.
 */
record ConditionsListing() implements NamedListing {
  @Override
  public String topic() {
    return "conditions";
  }

  @Override
  public List<Item> items() {
    List<Item> items = new ArrayList<>(fixed());
    StorageCondition.examples().forEach(storage -> items.add(storage(storage)));
    return items;
  }

  /** Where runs go, if it can be written: a condition depends on the disk. */
  private static Path folder() {
    Path here = Path.of("").toAbsolutePath();
    return Files.isWritable(here) ? here : Path.of(System.getProperty("java.io.tmpdir"));
  }

  /** Of the readahead experiment; each is tried, and undone at once. */
  private static Item storage(StorageCondition condition) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("meaning", condition.meaning());
    facts.put("of", "readahead");
    Optional<String> reason = PreparedStorage.unavailable(condition, folder());
    facts.put("available", reason.isEmpty());
    reason.ifPresent(why -> facts.put("reason", why));
    return new Item(condition.name(), facts);
  }

  private static List<Item> fixed() {
    return List.of(
        condition(
            "parser",
            "reused, fresh",
            "reused: one parser for all operations. fresh: a new factory and parser for each."),
        condition(
            "input",
            "memory, file",
            "memory: a stream over an array. file: a FileInputStream; always so above 1 GiB."),
        condition(
            "gc",
            Arrays.stream(Collector.values()).map(Collector::label).collect(joining(", ")),
            "The garbage collector of the fork, chosen by its option, never by the JVM."),
        condition(
            "compile",
            "foreground",
            "The program waits for its compiled code, as the forks of a gate do. Absent: it runs"
                + " on."),
        condition(
            "heap",
            "size",
            "Initial and largest heap of the fork, all of it touched before anything is timed."),
        condition(
            "cpus",
            "number",
            "Processors that the fork may use: ActiveProcessorCount and CPU set."));
  }

  private static Item condition(String id, String values, String meaning) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("values", values);
    facts.put("meaning", meaning);
    return new Item(id, facts);
  }
}

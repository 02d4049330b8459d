package org.xmlbench.results.store;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;

/** In what two plans differ, in words: a clause for each difference, A's side first. */
public final class PlanMismatches {
  /** Every component of a race, by what it is for the reader. */
  private static final List<Term<Race>> RACE =
      List.of(
          new Term<>("blocks of the first stage", race -> "" + race.firstBlocks()),
          new Term<>(
              "a subject leaves when shown to be slower than the fastest by",
              race -> percent(race.margin())),
          new Term<>(
              "the widest interval with which it leaves",
              race ->
                  race.leavingHalfWidth() == 0 ? "any" : "+-" + percent(race.leavingHalfWidth())),
          new Term<>(
              "blocks with which it leaves however wide its interval is",
              race -> race.blocksToLeave() + (race.leavingBlocks() == 0 ? " (usual)" : "")),
          new Term<>(
              "a subject is decided when shown to be slower by",
              race -> percent(race.decidedMargin())),
          new Term<>("or when known to", race -> "+-" + percent(race.halfWidth())),
          new Term<>("fewest blocks that order subjects", race -> "" + race.orderBlocks()),
          new Term<>("most blocks of a document", race -> "" + race.mostBlocks()));

  /** Every component of two stages. */
  private static final List<Term<Sampling>> SAMPLING =
      List.of(
          new Term<>("half width asked for", it -> "+-" + percent(it.halfWidth())),
          new Term<>("blocks of the first stage", it -> "" + it.firstBlocks()),
          new Term<>("most blocks of a document", it -> "" + it.mostBlocks()));

  private PlanMismatches() {}

  /** One component. */
  private record Term<T>(String name, Function<T, String> text) {
    List<String> of(T a, T b) {
      return against(name, text.apply(a), text.apply(b));
    }
  }

  /** The differences; none where both plans say the same. */
  public static List<String> of(StoredPlan a, StoredPlan b) {
    List<String> all = new ArrayList<>(ofRules(a, b));
    all.addAll(ofBlocks(blocks(a), blocks(b)));
    return all;
  }

  /** The differences of the rules by which numbers of blocks are chosen. */
  public static List<String> ofRules(StoredPlan a, StoredPlan b) {
    if (rule(a).equals(rule(b))) {
      List<String> all = new ArrayList<>();
      if (a.race() != null) {
        RACE.forEach(term -> all.addAll(term.of(a.race(), b.race())));
      }
      if (a.sampling() != null) {
        SAMPLING.forEach(term -> all.addAll(term.of(a.sampling(), b.sampling())));
      }
      return all;
    }
    return against("number of blocks", rule(a), rule(b));
  }

  private static String rule(StoredPlan plan) {
    String race = plan.race() == null ? "" : "subjects race";
    String sampling = plan.sampling() == null ? "" : "chosen by the spread of a first stage";
    String both = race.isEmpty() || sampling.isEmpty() ? race + sampling : race + ", " + sampling;
    return both.isEmpty() ? "fixed" : both;
  }

  /** Blocks by document and condition; of two with the same the second has a number. */
  private static Map<String, PlannedBlock> blocks(StoredPlan plan) {
    Map<String, PlannedBlock> blocks = new LinkedHashMap<>();
    for (PlannedBlock block : plan.blocks()) {
      String condition =
          block.cells().isEmpty() ? "" : block.cells().getFirst().condition().toString();
      String key = block.document() + " " + condition;
      while (blocks.containsKey(key)) {
        key += "'";
      }
      blocks.put(key, block);
    }
    return blocks;
  }

  private static List<String> ofBlocks(Map<String, PlannedBlock> a, Map<String, PlannedBlock> b) {
    List<String> all = new ArrayList<>();
    List<String> keysA = shared(a.keySet(), b.keySet());
    List<String> keysB = shared(b.keySet(), a.keySet());
    alone("A", a, b.keySet()).ifPresent(all::add);
    alone("B", b, a.keySet()).ifPresent(all::add);
    if (!keysA.equals(keysB)) {
      all.add("order of documents");
    }
    // What is the same on several documents is said once.
    Map<String, Set<String>> documents = new LinkedHashMap<>();
    for (String key : keysA) {
      for (String text : of(a.get(key), b.get(key))) {
        documents.computeIfAbsent(text, _ -> new LinkedHashSet<>()).add(a.get(key).document());
      }
    }
    documents.forEach((text, names) -> all.add(text + " on " + String.join(", ", names)));
    return all;
  }

  private static Optional<String> alone(
      String side, Map<String, PlannedBlock> blocks, Set<String> others) {
    List<String> names =
        blocks.entrySet().stream()
            .filter(entry -> !others.contains(entry.getKey()))
            .map(entry -> entry.getKey().strip())
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of("in %s alone: %s".formatted(side, String.join(", ", names)));
  }

  private static List<String> of(PlannedBlock a, PlannedBlock b) {
    List<String> all = new ArrayList<>();
    all.addAll(against("blocks", "" + a.targetBlocks(), "" + b.targetBlocks()));
    all.addAll(against("JVM flags", flags(a, b), flags(b, a)));
    if (all.isEmpty() && !a.jvmFlags().equals(b.jvmFlags())) {
      all.add("order of JVM flags");
    }
    Map<String, Cell> cellsA = cells(a);
    Map<String, Cell> cellsB = cells(b);
    subjectsAlone("A", cellsA.keySet(), cellsB.keySet(), all);
    subjectsAlone("B", cellsB.keySet(), cellsA.keySet(), all);
    List<String> both = shared(cellsA.keySet(), cellsB.keySet());
    if (!both.equals(shared(cellsB.keySet(), cellsA.keySet()))) {
      all.add("order of subjects");
    }
    for (String key : both) {
      Cell inA = cellsA.get(key);
      Cell inB = cellsB.get(key);
      all.addAll(against("version of " + inA.subject(), inA.version(), inB.version()));
      all.addAll(against("document of " + inA.subject(), inA.document(), inB.document()));
      all.addAll(
          against("condition of " + inA.subject(), inA.conditionText(), inB.conditionText()));
    }
    return all;
  }

  private static void subjectsAlone(
      String side, Set<String> cells, Set<String> others, List<String> all) {
    List<String> names = cells.stream().filter(cell -> !others.contains(cell)).toList();
    if (!names.isEmpty()) {
      all.add("in %s alone: %s".formatted(side, String.join(", ", names)));
    }
  }

  /** Cells by subject and operation, in their order; of several threads each has its own name. */
  private static Map<String, Cell> cells(PlannedBlock block) {
    Map<String, Cell> cells = new LinkedHashMap<>();
    for (Cell cell : block.cells()) {
      boolean parses = cell.operation().equals(Operation.PARSE);
      String key = cell.subject() + (parses ? "" : " " + cell.operation().label());
      while (cells.containsKey(key)) {
        key += "'";
      }
      cells.put(key, cell);
    }
    return cells;
  }

  private static List<String> shared(Set<String> some, Set<String> others) {
    return some.stream().filter(others::contains).toList();
  }

  private static String flags(PlannedBlock some, PlannedBlock others) {
    String own =
        some.jvmFlags().stream()
            .filter(flag -> !others.jvmFlags().contains(flag))
            .collect(Collectors.joining(" "));
    return own.isEmpty() ? "none in place of that" : own;
  }

  private static List<String> against(String name, String a, String b) {
    return a.equals(b) ? List.of() : List.of("%s: %s against %s".formatted(name, a, b));
  }

  private static String percent(double share) {
    return BigDecimal.valueOf(share).movePointRight(2).stripTrailingZeros().toPlainString() + " %";
  }
}

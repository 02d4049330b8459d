package org.xmlbench.house.gate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.plan.Condition;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.engine.plan.TimedDocuments;
import org.xmlbench.house.run.DocumentStore;
import org.xmlbench.results.gate.Arm;
import org.xmlbench.results.gate.SkippedCell;

/**
 * What a gate measures.
 *
 * @param cells one for each document that both arms can read
 * @param sentinels the same documents with the baseline in both arms
 * @param skipped documents that cannot be compared, including files of a folder that are named like
 *     XML files and are not XML
 */
record GatePlan(List<GateCell> cells, List<GateCell> sentinels, List<SkippedCell> skipped) {
  /** Documents where the user names none: one that reads like records, one of tags, one of text. */
  static final List<String> DOCUMENTS =
      List.of("psd:4MiB", "interop-int:10000", "interop-string:10000");

  GatePlan {
    cells = List.copyOf(cells);
    sentinels = List.copyOf(sentinels);
    skipped = List.copyOf(skipped);
  }

  /**
   * The plan.
   *
   * @param copy a second copy of the baseline, treated exactly like a candidate
   * @throws UserErrorException when no document is left that both arms can read
   */
  static GatePlan of(
      GateSetting setting, ResolvedArm baseline, ResolvedArm candidate, ResolvedArm copy) {
    GateRequest request = setting.request();
    List<GateCell> cells = new ArrayList<>();
    List<GateCell> sentinels = new ArrayList<>();
    List<SkippedCell> skipped = new ArrayList<>();
    boolean trees = isTree(baseline) || isTree(candidate);
    Function<TimedDocument, Condition> conditionOf =
        document ->
            setting
                .conditions()
                .of(document, request.conduct().collector(), trees, false)
                .with(request.conduct().compilation());
    BiConsumer<TimedDocument, String> leftOut =
        (document, reason) ->
            skipped.add(
                GateCell.of(document, conditionOf.apply(document), baseline, candidate, false)
                    .skipped(reason));
    for (TimedDocument document : documents(request, setting.around().err()::println, leftOut)) {
      Condition condition = conditionOf.apply(document);
      GateCell cell = GateCell.of(document, condition, baseline, candidate, false);
      String reason = reason(cell);
      if (reason == null) {
        cells.add(cell);
        sentinels.add(GateCell.of(document, condition, baseline, copy, true));
      } else {
        skipped.add(cell.skipped(reason));
      }
    }
    if (cells.isEmpty()) {
      throw nothing(skipped);
    }
    return new GatePlan(cells, sentinels, skipped);
  }

  private static UserErrorException nothing(List<SkippedCell> skipped) {
    return new UserErrorException(
        "nothing to compare: "
            + skipped.stream().map(SkippedCell::sentence).collect(Collectors.joining("; ")));
  }

  private static boolean isTree(ResolvedArm arm) {
    return arm.driver().description().style() == ApiStyle.TREE;
  }

  private static String reason(GateCell cell) {
    Set<String> reasons = new TreeSet<>();
    for (PlannedCell arm : List.of(cell.first(), cell.second())) {
      if (arm.declared() != null) {
        reasons.add(arm.declared());
      }
    }
    return reasons.isEmpty() ? null : String.join("; ", reasons);
  }

  /** Each once: two cells of one name would be judged as one of twice the blocks. */
  private static List<TimedDocument> documents(
      GateRequest request, Consumer<String> notices, BiConsumer<TimedDocument, String> leftOut) {
    boolean own =
        request.input().documents().isEmpty() && request.input().documentsFolder().isEmpty();
    List<TimedDocument> documents = new ArrayList<>();
    (own ? DOCUMENTS : request.input().documents())
        .forEach(name -> documents.add(TimedDocuments.named(name)));
    request
        .input()
        .documentsFolder()
        .ifPresent(folder -> documents.addAll(TimedDocuments.in(folder, notices, leftOut)));
    Map<String, TimedDocument> distinct = new LinkedHashMap<>();
    documents.forEach(document -> distinct.putIfAbsent(document.name(), document));
    return List.copyOf(distinct.values());
  }

  /** The plan as a manifest keeps it. */
  RunPlan stored(GateRequest request, ResolvedArm baseline, ResolvedArm candidate) {
    List<PlannedGroup> groups = new ArrayList<>();
    for (GateCell cell : cells) {
      groups.add(
          new PlannedGroup(
              cell.document(), cell.condition(), List.of(cell.first(), cell.second()), false));
    }
    return new RunPlan(
        Arm.GATE,
        request.seed(),
        groups,
        List.of(baseline.driver(), candidate.driver()),
        new Effort(
            request.settings().screenBlocks() + request.settings().confirmBlocks(),
            Duration.ZERO,
            request.conduct().schedule()));
  }

  /** The plan of a calibration as a manifest keeps it: a cell is there once, in both arms. */
  RunPlan storedSentinels(GateRequest request, ResolvedArm arm, int blocks, Duration budget) {
    return new RunPlan(
        Arm.CALIBRATION,
        request.seed(),
        sentinels.stream()
            .map(
                cell ->
                    new PlannedGroup(
                        cell.document(), cell.condition(), List.of(cell.first()), false))
            .toList(),
        List.of(arm.driver()),
        new Effort(blocks, budget, request.conduct().schedule()));
  }

  /**
   * The part of this plan that can be verified: what cannot be verified enters no comparison.
   *
   * @throws UserErrorException when nothing is left
   */
  GatePlan verified(DocumentStore documents) {
    Set<String> names = new TreeSet<>();
    List<SkippedCell> reasons = new ArrayList<>();
    for (GateCell cell : cells) {
      PreparedDocument document = documents.get(cell.document());
      if (document.digest() == null) {
        names.add(cell.name());
        reasons.add(cell.skipped("unverified, " + document.unverified()));
      }
    }
    GatePlan left = names.isEmpty() ? this : without(names, reasons);
    if (left.cells().isEmpty()) {
      throw nothing(left.skipped());
    }
    return left;
  }

  /** A plan without the cells that turned out to be incomparable. */
  private GatePlan without(Set<String> names, List<SkippedCell> reasons) {
    List<SkippedCell> all = new ArrayList<>(skipped);
    all.addAll(reasons);
    return new GatePlan(
        cells.stream().filter(cell -> !names.contains(cell.name())).toList(),
        sentinels.stream().filter(cell -> !names.contains(cell.name())).toList(),
        all);
  }
}

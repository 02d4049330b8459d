package org.xmlbench.house.run;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.document.Capability;
import org.xmlbench.house.engine.PreparedDocument;
import org.xmlbench.house.engine.fork.ForkCommand;
import org.xmlbench.house.engine.plan.Effort;
import org.xmlbench.house.engine.plan.PlannedCell;
import org.xmlbench.house.engine.plan.PlannedGroup;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.Subject;
import org.xmlbench.probes.Catalogue;
import org.xmlbench.results.family.Families;
import org.xmlbench.results.store.DocumentEntry;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.PlannedBlock;
import org.xmlbench.results.store.ProcessorFrequency;
import org.xmlbench.results.store.Sampling;
import org.xmlbench.results.store.StoredPlan;
import org.xmlbench.results.store.TimingClock;

public final class Manifests {
  /** The option that records on which processors all forks of a run ran. */
  public static final String CPU_SET = "cpuset";

  private Manifests() {}

  /** The plan as the manifest keeps it, by whose hash two runs are known to measure the same. */
  public static StoredPlan storedPlan(RunPlan plan) {
    List<PlannedBlock> blocks = new ArrayList<>();
    for (PlannedGroup group : plan.groups()) {
      blocks.add(
          new PlannedBlock(
              group.document().name(),
              plan.blocks(group),
              ForkCommand.jvmOptions(group.condition()),
              group.cells().stream()
                  .filter(cell -> cell.obstacle() == null)
                  .map(PlannedCell::cell)
                  .toList()));
    }
    return new StoredPlan(blocks, sampling(plan), plan.effort().race().orElse(null));
  }

  /** The plan's sample size as the manifest keeps it; {@code null} for a fixed number of blocks. */
  static Sampling sampling(RunPlan plan) {
    return plan.effort()
        .sampling()
        .map(size -> new Sampling(size.halfWidth(), size.firstBlocks(), size.mostBlocks()))
        .orElse(null);
  }

  /** The options for a plan's schedule and budget; empty where its forks have none. */
  public static Map<String, String> scheduleOptions(RunPlan plan) {
    Map<String, String> all = new LinkedHashMap<>();
    if (plan.effort().schedule() != null) {
      all.put("warmupCpu", plan.effort().schedule().warmupCpu().toString());
      all.put("warmupLimit", plan.effort().schedule().warmupLimit().toString());
      all.put("warmupWindow", plan.effort().schedule().window().toString());
      all.put("measuredIterations", Integer.toString(plan.effort().schedule().iterations()));
      all.put("iteration", plan.effort().schedule().iteration().toString());
      Duration budget = plan.effort().budget();
      all.put("budget", budget.equals(Effort.UNLIMITED) ? "none" : budget.toString());
    }
    return all;
  }

  /**
   * The manifest of a run that is about to begin.
   *
   * @param options what the user asked for and the forks' settings, by name
   * @param clock the clock that comparisons will use
   */
  public static Manifest of(
      String run,
      RunPlan plan,
      Map<String, String> options,
      TimingClock clock,
      DocumentStore documents) {
    Map<String, String> all = new LinkedHashMap<>(options);
    HostProbe.frequency()
        .ifPresent(
            frequency ->
                all.put(ProcessorFrequency.OPTION, Double.toString(frequency.megahertz())));
    return Families.named(
        Manifest.of(
            new Manifest.Origin(
                run,
                Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
                version(),
                null,
                null,
                plan.profile(),
                plan.seed(),
                clock),
            storedPlan(plan),
            HostProbe.fingerprint(),
            all,
            plan.subjects().stream().map(Subject::entry).toList(),
            entries(plan, documents)));
  }

  /** A cell whose document has no bytes is a control, which has no document. */
  private static List<DocumentEntry> entries(RunPlan plan, DocumentStore documents) {
    Map<String, DocumentEntry> entries = new LinkedHashMap<>();
    for (TimedDocument document : plan.documents()) {
      if (!(document instanceof TimedDocument.Made made && made.bytes() == 0)) {
        entries.putIfAbsent(document.name(), entry(document, documents));
      }
    }
    return List.copyOf(entries.values());
  }

  private static DocumentEntry entry(TimedDocument document, DocumentStore documents) {
    PreparedDocument prepared = documents.get(document);
    return new DocumentEntry(
        document.name(),
        description(document),
        prepared.bytes(),
        null,
        prepared.digest(),
        prepared.totals() == null ? null : prepared.totals().tally(),
        document.needs().stream().sorted().map(Capability::name).toList());
  }

  private static String description(TimedDocument document) {
    return switch (document) {
      case TimedDocument.Generated generated ->
          Catalogue.family(generated.document().name().family()).description();
      case TimedDocument.UserFile _ -> null;
      case TimedDocument.Made made -> made.description();
    };
  }

  /** Version of XMLBench; {@code unpackaged} where it runs from classes. */
  public static String version() {
    String version = Manifests.class.getPackage().getImplementationVersion();
    return version == null ? "unpackaged" : version;
  }
}

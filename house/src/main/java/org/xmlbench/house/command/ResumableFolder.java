package org.xmlbench.house.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.house.engine.PairingRule;
import org.xmlbench.house.engine.plan.RunPlan;
import org.xmlbench.house.grid.Node;
import org.xmlbench.house.grid.PartsFolder;
import org.xmlbench.house.grid.Shards;
import org.xmlbench.house.run.Manifests;
import org.xmlbench.house.run.RunDefinition;
import org.xmlbench.house.run.RunRequest;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.grid.Assignment;
import org.xmlbench.results.grid.PlanDifference;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.Settings;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.StoredPlan;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Where a run goes that can be resumed, follow a plan that was made before, or be one shard of such
 * a plan.
 */
@OptionSection.Of(OptionSection.MACHINES)
public final class ResumableFolder {
  private static final String RESUME = "--resume";

  /** The option that names a plan. */
  public static final String PLAN = "--plan";

  /** The option that names a shard. */
  static final String SHARD = "--shard";

  /** The option by which every node measures the whole plan. */
  static final String REPLICATE = "--replicate";

  /** What a node may be told beside a plan: which part of it is its own, and when to begin. */
  private static final List<String> BESIDE_PLAN =
      List.of(SHARD, REPLICATE, RESUME, WaitOption.NAME);

  /** Options that change neither a run nor its plan. */
  private static final Set<String> NEUTRAL =
      Set.of(RESUME, PLAN, SHARD, REPLICATE, WaitOption.NAME, DryRunOption.NAME, "--debug");

  /** Options that say nothing of what a run measures. */
  private static final Set<String> NOT_MEASURED =
      Set.of(
          RESUME,
          SHARD,
          REPLICATE,
          RunFolderOption.NAME,
          WaitOption.NAME,
          DryRunOption.NAME,
          "--debug",
          "--json",
          "--all-columns");

  @Mixin private RunFolderOption folder = new RunFolderOption();

  @Mixin private GivenOptions given = new GivenOptions();

  @Mixin private DryRunOption dryRun = new DryRunOption();

  @OptionSection.Of(OptionSection.RUN)
  @Option(names = RESUME, description = "Resume the run in --out, or this node's part of it.")
  private boolean resume;

  @Option(
      names = PLAN,
      paramLabel = "FILE",
      description = "Follow this plan, made by 'xmlbench plan'. It fixes all other options.")
  private Path plan;

  @Option(
      names = SHARD,
      paramLabel = "i/n",
      description =
          "Measure part i of n of the plan, into a folder of its own in --out. 'xmlbench merge'"
              + " makes one run of all parts. auto/n: Slurm, PBS, LSF, Grid Engine or Kubernetes"
              + " numbers the parts of an array job.")
  private String shard;

  @Option(
      names = REPLICATE,
      description =
          "Measure the whole plan on this node, into a folder of its own in --out. 'xmlbench merge'"
              + " averages over the nodes and reports how much they differ.")
  private boolean replicate;

  /** Whether a run is resumed: the whole of one in {@link #named}, or a shard. */
  boolean resumes() {
    return resume;
  }

  /** What the manifest of a run that begins says of its command line, among its options. */
  Map<String, String> command() {
    return Map.of(Settings.COMMAND, given.line(NOT_MEASURED));
  }

  /** Whether the plan is only shown. */
  public boolean isDryRun() {
    return dryRun.asked();
  }

  /** Whether what is measured is fixed: by the run that is resumed, or by a plan. */
  public boolean isFixed() {
    return plan != null || (resume && shard == null && !replicate);
  }

  /** The plan that is followed; empty where options say what is measured. */
  Optional<PlanFile> plan() {
    return Optional.ofNullable(plan).map(PlanFile::read);
  }

  /**
   * What of the plan this node measures for a run of several nodes; empty where the run is of this
   * one alone.
   *
   * @throws UserErrorException when it is no part, or its number is missing
   */
  Optional<Assignment> assignment() {
    if (shard != null && replicate) {
      throw new UserErrorException(
          "--shard divides the plan and --replicate repeats it: give one of them");
    }
    if (replicate) {
      return Optional.of(new Assignment.Whole(node()));
    }
    return Optional.ofNullable(shard).map(text -> Shards.parse(text, System.getenv()));
  }

  private static String node() {
    return Node.name(System.getenv());
  }

  /**
   * Whether this node measures a part of a plan, or the whole of it, for a run of several nodes.
   */
  public boolean isPart() {
    return shard != null || replicate;
  }

  /** The folder in which runs stand beside the one that begins. */
  public Path runs() {
    return named() == null
        ? RunFolderOption.RUNS
        : named().toAbsolutePath().normalize().getParent();
  }

  /** The folder that the user named; {@code null} where none. */
  public Path named() {
    return folder.named();
  }

  /**
   * Fails early if there is nothing to resume.
   *
   * @throws UserErrorException when a run is to be resumed and none is named
   */
  public void requireNamedToResume() {
    if (resume && named() == null) {
      throw new UserErrorException("--resume needs the run's folder: add --out DIR");
    }
  }

  /**
   * What the run that is resumed, or the plan, was asked for.
   *
   * @param type its requests
   * @param useful the options of the command that may be given beside {@code --out}: those that
   *     manifest and plan do not fix
   * @throws UserErrorException when none is named, something is given that would change it, or it
   *     is of another family or of an older version
   */
  public <R extends RunRequest> R fixed(FamilyResults family, Class<R> type, String... useful) {
    List<String> possible = new ArrayList<>(List.of(RunFolderOption.NAME));
    possible.addAll(List.of(useful));
    possible.addAll(plan == null ? List.of(WaitOption.NAME) : BESIDE_PLAN);
    Set<String> allowed = new HashSet<>(NEUTRAL);
    allowed.addAll(possible);
    if (given.anyBut(allowed)) {
      throw new UserErrorException(
          (plan == null ? "--resume uses the run's own options" : "--plan fixes the other options")
              + ": give no others than "
              + String.join(", ", possible.subList(0, possible.size() - 1))
              + " and "
              + possible.getLast());
    }
    return kept(family, type);
  }

  /**
   * The same for a command that compares the other options with it.
   *
   * @throws UserErrorException when none is named, or it is of another family or of an older
   *     version
   */
  public <R extends RunRequest> R kept(FamilyResults family, Class<R> type) {
    if (plan != null) {
      return Runs.planned(plan, family, type);
    }
    requireNamedToResume();
    return Runs.request(named(), family, type);
  }

  /**
   * Fails early if the plan that was made here is not the one that is to be followed.
   *
   * @throws UserErrorException when this host measures other cells, or differently
   */
  void requirePlanned(RunDefinition run) {
    if (plan == null) {
      return;
    }
    StoredPlan asked = PlanFile.read(plan).plan();
    StoredPlan made = Manifests.storedPlan(run.plan());
    if (!asked.hash().equals(made.hash())) {
      throw new UserErrorException(
          "%s cannot be followed here: %s".formatted(plan, PlanDifference.of(asked, made)));
    }
  }

  /**
   * The pairing of the run's forks: that of the session that began it, else what was asked for.
   *
   * @throws UserErrorException when this host lacks the memory for that of a run that is resumed
   */
  public PairingRule pairing(Pairing asked, RunPlan whole) {
    return begun(whole)
        .map(folder -> Runs.pairing(asked, whole, folder))
        .orElseGet(() -> PairingRule.first(asked, Runs.conditions()));
  }

  /** The folder of the run that is resumed; empty where a new one begins. */
  private Optional<Path> begun(RunPlan whole) {
    requireNamedToResume();
    if (!resume) {
      return Optional.empty();
    }
    return assignment()
        .map(part -> parts(whole).unfinished(part))
        .orElseGet(() -> Optional.of(named()));
  }

  /**
   * The folder of all parts.
   *
   * @throws UserErrorException when the user named none
   */
  PartsFolder parts(RunPlan whole) {
    if (named() == null) {
      throw new UserErrorException(
          "%s needs the folder of all parts, which all nodes see: add --out DIR"
              .formatted(replicate ? REPLICATE : SHARD));
    }
    return new PartsFolder(
        named().toAbsolutePath().normalize(), Manifests.storedPlan(whole).hash(), node());
  }

  /**
   * Fails early if a new run could not be made in the folder that was named.
   *
   * @throws UserErrorException when it holds a run, or cannot be made or written
   */
  void requireUsable() {
    if (!resume) {
      folder.requireUsable();
    }
  }

  Path folder(String kind) {
    return folder.folder(kind);
  }
}

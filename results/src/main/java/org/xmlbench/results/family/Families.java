package org.xmlbench.results.family;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.attacks.AttacksResults;
import org.xmlbench.results.family.conformance.ConformanceResults;
import org.xmlbench.results.family.fidelity.FidelityResults;
import org.xmlbench.results.family.frameworks.FrameworksResults;
import org.xmlbench.results.family.interoperability.InteroperabilityResults;
import org.xmlbench.results.family.limits.LimitsResults;
import org.xmlbench.results.family.load.LoadResults;
import org.xmlbench.results.family.parsers.ParsersResults;
import org.xmlbench.results.family.piximal.PiximalResults;
import org.xmlbench.results.family.programs.ProgramsResults;
import org.xmlbench.results.family.security.SecurityResults;
import org.xmlbench.results.family.sematech.SematechResults;
import org.xmlbench.results.family.startup.StartupResults;
import org.xmlbench.results.family.strategies.StrategiesResults;
import org.xmlbench.results.family.toolkits.ToolkitsResults;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.store.Manifest;

/** The list of all families. */
public final class Families {
  /** XML parsers, also of a gate or a calibration. */
  public static final FamilyResults PARSERS = new ParsersResults();

  /** Clients of SOAP toolkits. */
  public static final FamilyResults TOOLKITS = new ToolkitsResults();

  /** The marshalling tests. */
  public static final FamilyResults FRAMEWORKS = new FrameworksResults();

  /** Servers of SOAP toolkits under load. */
  public static final FamilyResults LOAD = new LoadResults();

  /** The same under attack. */
  public static final FamilyResults ATTACKS = new AttacksResults();

  /** SEMATECH's measurements. */
  public static final FamilyResults SEMATECH = new SematechResults();

  /** Messages of each toolkit to the server of each. */
  public static final FamilyResults INTEROPERABILITY = new InteroperabilityResults();

  /** What toolkits do to values. */
  public static final FamilyResults FIDELITY = new FidelityResults();

  /** What parsers make of a conformance suite. */
  public static final FamilyResults CONFORMANCE = new ConformanceResults();

  /** What parsers let in. */
  public static final FamilyResults SECURITY = new SecurityResults();

  /** Where parsers stop. */
  public static final FamilyResults LIMITS = new LimitsResults();

  /** Servers of SOAP toolkits that start. */
  public static final FamilyResults STARTUP = new StartupResults();

  /** Ways to bring a file to a parser. */
  public static final FamilyResults STRATEGIES = new StrategiesResults();

  /** IO-Lite's programs. */
  public static final FamilyResults PROGRAMS = new ProgramsResults();

  /** The published experiments about PIXIMAL. */
  public static final FamilyResults PIXIMAL = new PiximalResults();

  private static final List<FamilyResults> ALL =
      List.of(
          PARSERS,
          CONFORMANCE,
          SECURITY,
          LIMITS,
          TOOLKITS,
          FRAMEWORKS,
          LOAD,
          ATTACKS,
          SEMATECH,
          INTEROPERABILITY,
          FIDELITY,
          STARTUP,
          STRATEGIES,
          PROGRAMS,
          PIXIMAL);

  /** The kinds of runs that compare arms, which are their profiles, too. */
  private static final Set<String> KINDS_OF_ARMS = Set.of("gate", "calibration");

  private Families() {}

  /** All of them, in the order of a page of several runs. */
  public static List<FamilyResults> all() {
    return ALL;
  }

  /**
   * The family of a run.
   *
   * @throws UserErrorException when its manifest names one that this version does not know
   */
  public static FamilyResults of(Manifest manifest) {
    if (manifest.family() == null) {
      return ofProfile(manifest.profile());
    }
    return byId(manifest.family())
        .orElseThrow(
            () ->
                new UserErrorException(
                    "run %s is of the family '%s', which this version of XMLBench does not know"
                        .formatted(manifest.run(), manifest.family())));
  }

  /**
   * The family of a plan.
   *
   * @throws UserErrorException when it names one that this version does not know
   */
  public static FamilyResults of(PlanFile plan) {
    return byId(plan.family())
        .orElseThrow(
            () ->
                new UserErrorException(
                    "the plan is of the family '%s', which this version of XMLBench does not know"
                        .formatted(plan.family())));
  }

  private static Optional<FamilyResults> byId(String id) {
    return ALL.stream().filter(family -> family.id().equals(id)).findFirst();
  }

  /**
   * The family whose runs have such a profile in their manifests: of run folders that do not name
   * their family, and of runs that are about to begin. A profile that no other family claims
   * belongs to parsers.
   */
  public static FamilyResults ofProfile(String profile) {
    return ALL.stream()
        .filter(family -> family != PARSERS)
        .filter(
            family ->
                profile.equals(family.command()) || profile.startsWith(family.command() + "-"))
        .findFirst()
        .orElse(PARSERS);
  }

  /** The kind of a run: {@link Manifest#RUN}, {@code gate} or {@code calibration}. */
  public static String kind(Manifest manifest) {
    return manifest.kind() == null ? kindOfProfile(manifest.profile()) : manifest.kind();
  }

  private static String kindOfProfile(String profile) {
    return KINDS_OF_ARMS.contains(profile) ? profile : Manifest.RUN;
  }

  /** The manifest with its family and kind, of a run that is about to begin or an older one. */
  public static Manifest named(Manifest manifest) {
    return manifest.of(of(manifest).id(), kind(manifest));
  }

  /** The words of a family, with its place among the others. */
  public static FamilyWords words(FamilyResults family) {
    return family.words().at(ALL.indexOf(family));
  }
}

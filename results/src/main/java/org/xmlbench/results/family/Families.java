package org.xmlbench.results.family;

import static java.util.Comparator.comparingInt;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.grid.PlanFile;
import org.xmlbench.results.run.Family;
import org.xmlbench.results.run.FamilyResults;
import org.xmlbench.results.run.FamilyWords;
import org.xmlbench.results.store.Manifest;

/** The families whose modules are on the class path. */
public final class Families {
  private static final List<Family> FOUND =
      ServiceLoader.load(Family.class).stream()
          .map(ServiceLoader.Provider::get)
          .sorted(comparingInt(Family::place).thenComparing(family -> family.results().id()))
          .toList();

  private static final List<FamilyResults> ALL = FOUND.stream().map(Family::results).toList();

  /** The kinds of runs that compare arms, which are their profiles, too. */
  private static final Set<String> KINDS_OF_ARMS = Set.of("gate", "calibration");

  private Families() {}

  /** All of them as services, in the order of lists. */
  public static List<Family> found() {
    return FOUND;
  }

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
   * their family, and of runs that are about to begin. A profile that no family claims belongs to
   * the one that is {@linkplain FamilyResults#hasOtherProfiles() for all others}.
   *
   * @throws UserErrorException when there is no such family
   */
  public static FamilyResults ofProfile(String profile) {
    return ALL.stream()
        .filter(family -> family.hasProfile(profile))
        .findFirst()
        .or(() -> ALL.stream().filter(FamilyResults::hasOtherProfiles).findFirst())
        .orElseThrow(
            () ->
                new UserErrorException(
                    "this version of XMLBench has no family with the profile '%s'"
                        .formatted(profile)));
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

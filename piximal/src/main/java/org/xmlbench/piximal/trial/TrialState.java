package org.xmlbench.piximal.trial;

import java.util.Optional;

/**
 * How far the trial of vectors has come in this JVM. {@code org.xmlbench.piximal.Engine} shows it
 * to programs.
 *
 * @param trying whether a trial runs that may still lead to vectors, or to more of them
 * @param vectors whether text is read by vectors
 * @param decoding whether characters of several bytes are decoded by vectors, too
 * @param reason why, in words
 */
public record TrialState(boolean trying, boolean vectors, boolean decoding, String reason) {
  /** Of a JVM: {@code always} or {@code never} vectors, where no trial is wanted. */
  public static final String PROPERTY = "org.xmlbench.piximal.vectors";

  private static final String MODULE = "jdk.incubator.vector";

  /** The Java release whose vectors are used. */
  private static final int FIRST = 25;

  private static volatile TrialState current = of(System.getProperty(PROPERTY, ""), missing());

  /** The state of a JVM in which nothing was read, by the value of the property. */
  static TrialState of(String choice, Optional<String> missing) {
    boolean always = choice.equals("always") && missing.isEmpty();
    return new TrialState(
        false,
        always,
        always,
        always || choice.equals("never")
            ? PROPERTY + " is " + choice
            : missing.orElse("vectors are tried once this JVM has read more than 512 KiB"));
  }

  /**
   * Requires what vectors need where the property asks for them.
   *
   * @throws IllegalStateException when the JVM lacks it
   */
  public static void requireVectors() {
    missing()
        .ifPresent(
            reason -> {
              throw new IllegalStateException("%s is always, but %s".formatted(PROPERTY, reason));
            });
  }

  /** What vectors need and this JVM lacks, in words; empty where they can be tried. */
  public static Optional<String> missing() {
    Optional<Module> module = ModuleLayer.boot().findModule(MODULE);
    // Not said by PIXIMAL's module, which is the same for JVMs that do not know that one.
    module.ifPresent(TrialState.class.getModule()::addReads);
    return missing(Runtime.version().feature(), module.isPresent(), VectorClasses.areHere());
  }

  static Optional<String> missing(int release, boolean hasModule, boolean hasClasses) {
    if (release < FIRST) {
      return Optional.of("vectors need Java %d or later".formatted(FIRST));
    }
    if (!hasModule) {
      return Optional.of("the JVM runs without --add-modules " + MODULE);
    }
    return hasClasses
        ? Optional.empty()
        : Optional.of(
            "the classes for Java %d are missing: what packed PIXIMAL's jar into another one left out"
                    .formatted(FIRST)
                + " Multi-Release: true in the manifest, or META-INF/versions");
  }

  public static TrialState current() {
    return current;
  }

  public static void begins() {
    current = new TrialState(true, current.vectors, false, "vectors are being tried");
  }

  /** Vectors are used from here on; whether they decode characters of several bytes, too. */
  public static void usesVectors(boolean decode) {
    current = new TrialState(false, true, decode, "they were right and faster in this JVM's trial");
  }

  /** The trial is over, with no more vectors than are used already. */
  public static void ends(String reason) {
    current = new TrialState(false, current.vectors, current.decoding, reason);
  }
}

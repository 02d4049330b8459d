package org.xmlbench.piximal.trial;

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

  private static volatile TrialState current = of(System.getProperty(PROPERTY, ""), hasModule());

  /** The state of a JVM in which nothing was read, by the value of the property. */
  static TrialState of(String choice, boolean hasModule) {
    boolean always = choice.equals("always");
    return new TrialState(
        false,
        always,
        always,
        always || choice.equals("never")
            ? PROPERTY + " is " + choice
            : hasModule
                ? "vectors are tried once this JVM has read more than 512 KiB"
                : withoutModule());
  }

  /**
   * Requires the module where the property asks for vectors.
   *
   * @throws IllegalStateException when the JVM lacks it
   */
  public static void requireModule() {
    if (!hasModule()) {
      throw new IllegalStateException("%s is always, but %s".formatted(PROPERTY, withoutModule()));
    }
  }

  public static boolean hasModule() {
    return ModuleLayer.boot().findModule(MODULE).isPresent();
  }

  /** Why a JVM without that module tries no vectors. */
  public static String withoutModule() {
    return "the JVM runs without --add-modules " + MODULE;
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

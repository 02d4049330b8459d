package org.xmlbench.results.store;

/**
 * How a driver reads the recorded corpus of real documents with one version of its library. It
 * holds for no other version.
 *
 * @param driver id of the driver
 * @param artifact Maven coordinates of its library, or {@code java.xml} for the JDK's own
 * @param version of its library
 */
public record ReadingScore(String driver, String artifact, String version, Reading reading) {
  /** Whether it is of that subject, in that version of its library. */
  public boolean isOf(SubjectEntry subject) {
    return subject.id().equals(driver)
        && subject.library().artifact().equals(artifact)
        && subject.library().version().equals(version);
  }
}

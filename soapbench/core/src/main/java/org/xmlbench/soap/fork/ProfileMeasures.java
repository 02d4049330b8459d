package org.xmlbench.soap.fork;

import java.util.List;
import java.util.Set;
import org.xmlbench.soap.message.BasicProfile;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.message.ProfileFinding;

/** What a record says of WS-I's Basic Profile. */
public final class ProfileMeasures {
  /** Assertions that the messages meet. */
  public static final String PASSED = "profile_passed_assertions";

  /** Assertions that they do not meet; one more measure for each has the assertion's number. */
  public static final String FAILED = "profile_failed_assertions";

  private static final String FAILED_ONE = "profile_failed_%s_assertions";

  private ProfileMeasures() {}

  /** Keeps them; nothing where nothing was found. */
  public static void keep(TimedFork fork, List<ProfileFinding> findings) {
    if (findings.isEmpty()) {
      return;
    }
    Set<ProfileAssertion> failed = BasicProfile.failed(findings);
    fork.keep(
        PASSED,
        findings.stream()
            .filter(finding -> finding.state() == ProfileFinding.State.PASSED)
            .count());
    fork.keep(FAILED, failed.size());
    failed.forEach(assertion -> fork.keep(FAILED_ONE.formatted(assertion), 1));
  }
}

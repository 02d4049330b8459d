package org.xmlbench.soap.fork;

import java.util.List;
import java.util.Set;
import org.xmlbench.core.measure.TimedFork;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.soap.message.BasicProfile;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.message.ProfileFinding;

/** What a record says of WS-I's Basic Profile. */
public final class ProfileMeasures {
  private ProfileMeasures() {}

  /** Keeps them; nothing where nothing was found. */
  public static void keep(TimedFork fork, List<ProfileFinding> findings) {
    if (findings.isEmpty()) {
      return;
    }
    Set<ProfileAssertion> failed = BasicProfile.failed(findings);
    fork.keep(
        CallMeasures.PROFILE_PASSED,
        findings.stream()
            .filter(finding -> finding.state() == ProfileFinding.State.PASSED)
            .count());
    fork.keep(CallMeasures.PROFILE_FAILED, failed.size());
    failed.forEach(
        assertion -> fork.keep(CallMeasures.PROFILE_FAILED_ONE.of(assertion.toString()), 1));
  }
}

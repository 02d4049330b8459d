package org.xmlbench.families.soap.tables;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.xmlbench.core.record.CallMeasures;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Measure;

/**
 * The result of checking a toolkit's requests against WS-I's Basic Profile, over all its forks of
 * one table. A request that is not valid against the schema has no figure.
 *
 * @param passed assertions that every request meets, of those that applied to some request
 * @param asked assertions that applied to some request
 * @param failed numbers of the assertions that some request does not meet, such as {@code R1109}
 */
public record ProfileCheck(int passed, int asked, List<String> failed) {
  public ProfileCheck {
    failed = List.copyOf(failed);
  }

  /** From the records of a toolkit; empty where none has a result of the check. */
  public static Optional<ProfileCheck> of(Collection<ForkRecord> forks) {
    int asked =
        forks.stream()
            .filter(fork -> CallMeasures.PROFILE_PASSED.of(fork).isPresent())
            .mapToInt(
                fork ->
                    count(fork, CallMeasures.PROFILE_PASSED)
                        + count(fork, CallMeasures.PROFILE_FAILED))
            .max()
            .orElse(0);
    if (asked == 0) {
      return Optional.empty();
    }
    List<String> failed =
        List.copyOf(
            new TreeSet<>(
                forks.stream().flatMap(CallMeasures.PROFILE_FAILED_ONE::membersIn).toList()));
    return Optional.of(new ProfileCheck(asked - failed.size(), asked, failed));
  }

  private static int count(ForkRecord fork, Measure measure) {
    return (int) Math.round(measure.required(fork));
  }
}

package org.xmlbench.results.soap;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.xmlbench.core.record.ForkRecord;

/**
 * What came of holding a toolkit's requests against WS-I's Basic Profile, over all its forks of one
 * table. A request that is not valid against the schema has no figure.
 *
 * @param passed assertions that every request meets, of those that some request was held against
 * @param asked assertions that some request was held against
 * @param failed numbers of the assertions that some request does not meet, such as {@code R1109}
 */
public record ProfileCheck(int passed, int asked, List<String> failed) {
  private static final String PASSED = "profile_passed_assertions";
  private static final String FAILED = "profile_failed_assertions";
  private static final Pattern FAILED_ONE = Pattern.compile("profile_failed_(R\\d+)_assertions");

  public ProfileCheck {
    failed = List.copyOf(failed);
  }

  /** Of the records of a toolkit; empty where none says anything of it. */
  public static Optional<ProfileCheck> of(Collection<ForkRecord> forks) {
    int asked =
        forks.stream()
            .filter(fork -> fork.measures().containsKey(PASSED))
            .mapToInt(fork -> count(fork, PASSED) + count(fork, FAILED))
            .max()
            .orElse(0);
    if (asked == 0) {
      return Optional.empty();
    }
    List<String> failed =
        List.copyOf(
            new TreeSet<>(forks.stream().flatMap(ProfileCheck::failed).distinct().toList()));
    return Optional.of(new ProfileCheck(asked - failed.size(), asked, failed));
  }

  private static int count(ForkRecord fork, String measure) {
    return (int) Math.round(fork.measures().getOrDefault(measure, 0.0));
  }

  private static Stream<String> failed(ForkRecord fork) {
    return fork.measures().keySet().stream()
        .map(FAILED_ONE::matcher)
        .filter(Matcher::matches)
        .map(found -> found.group(1));
  }
}

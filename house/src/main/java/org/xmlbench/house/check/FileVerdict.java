package org.xmlbench.house.check;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.home.LibrarySubject;

/**
 * What all drivers make of one file.
 *
 * @param reference the right digest; empty for an unverified file
 * @param referenceFrom {@code oracle}, or the lineages that agree on it; empty for an unverified
 *     file
 * @param everyoneRejects whether no driver takes it, and it is inside the domain: it is not
 *     well-formed
 * @param rejectedBy the majority of lineages that rejects it: it is not well-formed; empty without
 *     one, and for a file outside the domain or with an oracle
 * @param voters the digest that each driver of the distribution delivered, where it did
 * @param verdicts one for each driver that was asked for
 */
public record FileVerdict(
    CheckedDocument document,
    Optional<String> reference,
    List<String> referenceFrom,
    boolean everyoneRejects,
    List<String> rejectedBy,
    Map<LibrarySubject<DriverDescription>, String> voters,
    List<Agreement> verdicts) {
  public FileVerdict {
    voters = Collections.unmodifiableMap(new LinkedHashMap<>(voters));
    referenceFrom = List.copyOf(referenceFrom);
    rejectedBy = List.copyOf(rejectedBy);
    verdicts = List.copyOf(verdicts);
  }

  /** Whether every driver, or the majority of lineages, rejects it. */
  public boolean isNotWellFormed() {
    return everyoneRejects || !rejectedBy.isEmpty();
  }

  /** How many drivers are at fault: to reject what is not well-formed is right. */
  public long undeclared() {
    return verdicts.stream()
        .map(Agreement::result)
        .filter(CheckResult::isFault)
        .filter(result -> result != CheckResult.REJECTED || !isNotWellFormed())
        .count();
  }

  /** Whether the right events of this file, which is inside the domain, are not known. */
  public boolean isUnverified() {
    return reference.isEmpty() && document.outside().isEmpty() && !isNotWellFormed();
  }

  /** Whether the command ends with 1 because of this file. */
  public boolean isFault() {
    return document.outside().isEmpty()
        && (isNotWellFormed() || verdicts.stream().anyMatch(verdict -> verdict.result().isFault()));
  }

  /**
   * The driver with whose events those of {@code wrong} are compared: one that delivered the
   * reference; without a reference, the first that delivered other events.
   */
  Optional<LibrarySubject<DriverDescription>> counterpart(Agreement wrong) {
    return voters.entrySet().stream()
        .filter(
            voter ->
                reference
                    .map(voter.getValue()::equals)
                    .orElse(!wrong.digest().equals(Optional.of(voter.getValue()))))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}

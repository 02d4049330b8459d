package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;

/**
 * How many documents of a corpus a driver reads rightly: it delivers the events that the majority
 * of code lineages delivers. A failure that its driver declares is a failure.
 *
 * @param corpus which corpus: SHA-256 of the list of its documents
 * @param documents how many of them count: well-formed ones inside the domain, whose events are
 *     known
 * @param failures the others, by kind
 * @param lacking of how many of the others it lacks a capability that they need, by the
 *     capability's name; a document may need several
 */
public record Reading(
    String corpus,
    int documents,
    int rightly,
    Failures failures,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Integer> lacking) {

  /**
   * What a driver does with the documents that it does not read rightly. Only the first kind goes
   * unnoticed by the program.
   *
   * @param otherEvents delivers other events
   * @param rejected rejects them as malformed
   * @param unsupported stops at a reference that it cannot deliver
   * @param broken breaks, ends its JVM, or does not end in time
   * @param undeclared how many of all these its driver does not declare
   */
  public record Failures(
      int otherEvents, int rejected, int unsupported, int broken, int undeclared) {
    public int total() {
      return otherEvents + rejected + unsupported + broken;
    }
  }

  public Reading {
    lacking = lacking == null ? Map.of() : Map.copyOf(lacking);
    if (rightly + failures.total() != documents || documents <= 0) {
      throw new IllegalArgumentException(
          "%d read rightly and %d not make no corpus of %d"
              .formatted(rightly, failures.total(), documents));
    }
  }

  /** Whether it reads every document that counts. */
  @JsonIgnore
  public boolean isAll() {
    return rightly == documents;
  }

  /** As a table shows it, such as {@code 163/331}. */
  public String text() {
    return rightly + "/" + documents;
  }
}

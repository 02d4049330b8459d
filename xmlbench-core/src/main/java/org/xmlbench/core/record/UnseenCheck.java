package org.xmlbench.core.record;

import java.io.Serializable;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What a subject made, after it was timed, of a document that it had not read before. What is
 * unavailable is {@code null}.
 *
 * @param document name of that document, of the same family and size as the timed one; {@link
 *     #NONE} where none was read: of a user's file, and of a document that needs what the driver
 *     declares missing
 * @param digest digest of its events as this subject delivered them
 * @param twin {@link #REJECTED} where the subject rejected every malformed twin of that document;
 *     else {@link #ACCEPTED} and the constraints that it does not check, separated by commas
 */
public record UnseenCheck(String document, String digest, String twin) implements Serializable {
  /** The document of a check that could not be made. */
  public static final String NONE = "none";

  /** Every malformed twin was rejected. */
  public static final String REJECTED = "rejected";

  /** Begins the list of constraints whose violation was accepted. */
  public static final String ACCEPTED = "accepted:";

  /** The check of a subject whose document has no other of its kind. */
  public static final UnseenCheck IMPOSSIBLE = new UnseenCheck(NONE, null, null);

  /** The constraints whose violation was accepted, in alphabetical order. */
  public SortedSet<String> accepted() {
    return twin != null && twin.startsWith(ACCEPTED)
        ? new TreeSet<>(List.of(twin.substring(ACCEPTED.length()).split(",")))
        : new TreeSet<>();
  }
}

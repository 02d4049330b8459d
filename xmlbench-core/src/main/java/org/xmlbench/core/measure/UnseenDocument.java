package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.input.FileInput;
import org.xmlbench.core.input.Input;
import org.xmlbench.core.input.MemoryInput;
import org.xmlbench.core.record.UnseenCheck;

/**
 * Whether a subject that was timed also parses a document that it has not read before, and rejects
 * it when it is malformed. Who knows only the timed documents, or checks nothing, is wrong.
 *
 * @param operation that was timed, by whose parser it is read
 * @param document it and its malformed twins
 * @param fileInput whether it is read from its file, as the timed one was
 * @param lacks what the driver declares that its library lacks
 */
record UnseenDocument(
    TimedOperation operation,
    ForkChecks.Unseen document,
    boolean fileInput,
    Set<Capability> lacks) {

  UnseenDocument {
    lacks = Set.copyOf(lacks);
  }

  /**
   * Reads them all.
   *
   * @throws WrongEventsException when the events are not those of the document, or a twin is
   *     accepted that must be rejected
   */
  UnseenCheck check() throws IOException {
    String digest = digest();
    List<String> accepted = new ArrayList<>();
    for (Map.Entry<BrokenConstraint, Path> twin : new TreeMap<>(document.twins()).entrySet()) {
      if (!isRejected(input(twin.getValue()))) {
        requireDeclared(twin.getKey());
        accepted.add(twin.getKey().label());
      }
    }
    return new UnseenCheck(document.name(), digest, outcome(accepted));
  }

  private String digest() throws IOException {
    try {
      return operation.verifyOther(input(document.file()), document.totals(), document.digest());
    } catch (WrongEventsException e) {
      throw new WrongEventsException(
          "of a document that it was not timed with, %s: %s"
              .formatted(document.name(), e.getMessage()));
    }
  }

  /** Any exception is a rejection: a user's driver need not know ours. */
  private boolean isRejected(Input twin) {
    try {
      operation.parseOnce(twin);
      return false;
    } catch (IOException | RuntimeException e) {
      return true;
    }
  }

  private void requireDeclared(BrokenConstraint constraint) {
    if (document.acceptance() == ForkChecks.Acceptance.WRONG
        && !lacks.contains(constraint.capability())) {
      throw new WrongEventsException(
          "accepts a document that is not well-formed: %s with %s broken"
              .formatted(document.name(), constraint.label()));
    }
  }

  private String outcome(List<String> accepted) {
    if (document.twins().isEmpty()) {
      return null;
    }
    return accepted.isEmpty()
        ? UnseenCheck.REJECTED
        : UnseenCheck.ACCEPTED + String.join(",", accepted);
  }

  private Input input(Path file) throws IOException {
    return fileInput ? new FileInput(file) : MemoryInput.load(file);
  }
}

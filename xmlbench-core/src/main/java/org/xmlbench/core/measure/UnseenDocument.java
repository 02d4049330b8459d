package org.xmlbench.core.measure;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.NotWellFormedException;
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
   * Reads them all. Among the twins, at drawn places and after the last, the document comes again,
   * each time with another comment at its end: who rejects whatever comes after some documents does
   * not check, and who cannot parse after an error is wrong.
   *
   * @throws WrongEventsException when the events are not those of the document, or a twin is
   *     accepted that must be rejected
   */
  UnseenCheck check() throws IOException {
    String digest = digest(input(document.file()));
    Set<BrokenConstraint> accepted = EnumSet.noneOf(BrokenConstraint.class);
    Random random = new Random();
    for (Optional<BrokenConstraint> step : steps(random)) {
      if (step.isEmpty()) {
        readAgain(new CommentedInput(input(document.file()), random.nextLong()));
      } else if (!isRejected(input(document.twins().get(step.get())))) {
        requireDeclared(step.get());
        accepted.add(step.get());
      }
    }
    return new UnseenCheck(document.name(), digest, outcome(accepted));
  }

  /** The twins in any order, and as often the document, which is nothing here. */
  private List<Optional<BrokenConstraint>> steps(Random random) {
    List<Optional<BrokenConstraint>> steps = new ArrayList<>();
    for (BrokenConstraint twin : document.twins().keySet()) {
      steps.add(Optional.of(twin));
      steps.add(Optional.empty());
    }
    Collections.shuffle(steps, random);
    if (!steps.isEmpty()) {
      steps.add(Optional.empty());
    }
    return steps;
  }

  private void readAgain(Input again) throws IOException {
    try {
      digest(again);
    } catch (NotWellFormedException | RuntimeException e) {
      throw new WrongEventsException(
          "rejects a well-formed document among malformed ones, %s: %s"
              .formatted(document.name(), e.getMessage()));
    }
  }

  private String digest(Input input) throws IOException {
    try {
      return operation.verifyOther(input, document.totals(), document.digest());
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

  private String outcome(Set<BrokenConstraint> accepted) {
    if (document.twins().isEmpty()) {
      return null;
    }
    return accepted.isEmpty()
        ? UnseenCheck.REJECTED
        : UnseenCheck.ACCEPTED
            + accepted.stream().map(BrokenConstraint::label).collect(Collectors.joining(","));
  }

  private Input input(Path file) throws IOException {
    return fileInput ? new FileInput(file) : MemoryInput.load(file);
  }
}

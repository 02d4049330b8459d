package org.xmlbench.soap.binding;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.core.Labelled;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;

/**
 * What a framework says of itself, without loading its libraries.
 *
 * @param id name on the command line, in records and reports
 * @param form what it reads and writes
 * @param allowances how its messages differ from the reference without saying anything else
 * @param setup how it is run here
 */
public record FrameworkDescription(
    String id,
    SubjectLibrary library,
    Form form,
    Set<PermittedDifference> allowances,
    SubjectSetup setup) {
  public FrameworkDescription {
    allowances = Collections.unmodifiableSet(new TreeSet<>(allowances));
  }

  /** A framework that reads and writes text. */
  public static FrameworkDescription ofXml(
      String id, SubjectLibrary library, SubjectSetup setup, PermittedDifference... allowances) {
    return new FrameworkDescription(id, library, Form.XML, Set.of(allowances), setup);
  }

  /** What a framework reads and writes. Figures of different forms are never compared. */
  public enum Form implements Labelled {
    XML,
    /** A binary form of the infoset: a control. */
    BINARY;
  }
}

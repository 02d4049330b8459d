package org.xmlbench.soap.toolkit;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;

/**
 * What a toolkit says of itself, without loading its libraries.
 *
 * @param id name on the command line, in records and reports
 * @param library the library that it is
 * @param seams where it can be cut from the network
 * @param messages what its messages are
 * @param setup how it is run here
 */
public record ToolkitDescription(
    String id,
    SubjectLibrary library,
    Set<Seam> seams,
    ToolkitMessages messages,
    SubjectSetup setup) {
  public ToolkitDescription {
    seams = Collections.unmodifiableSet(new TreeSet<>(seams));
  }

  /** What it speaks here. */
  public Encoding encoding() {
    return messages.encoding();
  }

  /** How its messages differ from the reference without saying anything else. */
  public Set<PermittedDifference> allowances() {
    return messages.allowances();
  }
}

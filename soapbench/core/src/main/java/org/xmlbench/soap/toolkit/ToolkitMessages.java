package org.xmlbench.soap.toolkit;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;

/**
 * What a toolkit's messages are.
 *
 * @param encoding what it speaks here
 * @param allowances how they differ from the reference without saying anything else; each is proven
 *     by a test
 * @param violations assertions of WS-I's Basic Profile that they do not meet, each proven by a
 *     test, and in a few words what the toolkit does instead
 */
public record ToolkitMessages(
    Encoding encoding,
    Set<PermittedDifference> allowances,
    Map<ProfileAssertion, String> violations) {
  public ToolkitMessages {
    allowances = Collections.unmodifiableSet(new TreeSet<>(allowances));
    violations = Collections.unmodifiableMap(new TreeMap<>(violations));
  }

  /** Messages that meet every assertion that applies to them. */
  public static ToolkitMessages in(Encoding encoding, PermittedDifference... allowances) {
    return new ToolkitMessages(encoding, Set.of(allowances), Map.of());
  }
}

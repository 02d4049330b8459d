package org.xmlbench.soap.toolkit;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.security.ContentCipher;
import org.xmlbench.soap.security.Protection;

/**
 * What a toolkit's messages are.
 *
 * @param encoding what it speaks here
 * @param allowances how they differ from the reference without saying anything else; each is proven
 *     by a test
 * @param violations assertions of WS-I's Basic Profile that they do not meet, each proven by a
 *     test, and in a few words what the toolkit does instead
 * @param mostElements elements of the largest array that it takes by default, of a request as of a
 *     reply; proven by a test
 * @param cipher what it encrypts the content of bodies by, where it does; proven by a test
 */
public record ToolkitMessages(
    Encoding encoding,
    Set<PermittedDifference> allowances,
    Map<ProfileAssertion, String> violations,
    int mostElements,
    ContentCipher cipher) {
  public ToolkitMessages {
    allowances = Collections.unmodifiableSet(new TreeSet<>(allowances));
    violations = Collections.unmodifiableMap(new TreeMap<>(violations));
  }

  /** Messages of every size. */
  public ToolkitMessages(
      Encoding encoding,
      Set<PermittedDifference> allowances,
      Map<ProfileAssertion, String> violations) {
    this(encoding, allowances, violations, Exchange.MOST, ContentCipher.AES256_GCM);
  }

  /** The same of a toolkit that takes no larger array than that. */
  public ToolkitMessages upTo(int elements) {
    return new ToolkitMessages(encoding, allowances, violations, elements, cipher);
  }

  /** The same of a toolkit that encrypts by another cipher than others do. */
  public ToolkitMessages by(ContentCipher other) {
    return new ToolkitMessages(encoding, allowances, violations, mostElements, other);
  }

  /** What protects them, where they are secured. */
  public Protection protection() {
    return new Protection(encoding, cipher);
  }

  /** Why an exchange is too large by default, in one line; empty where it is not. */
  public Optional<String> tooLarge(Exchange exchange) {
    return exchange.siblings() <= mostElements
        ? Optional.empty()
        : Optional.of(
            "%d elements in one, and it takes %d at most"
                .formatted(exchange.siblings(), mostElements));
  }

  /** Messages that meet every assertion that applies to them. */
  public static ToolkitMessages in(Encoding encoding, PermittedDifference... allowances) {
    return new ToolkitMessages(encoding, Set.of(allowances), Map.of());
  }
}

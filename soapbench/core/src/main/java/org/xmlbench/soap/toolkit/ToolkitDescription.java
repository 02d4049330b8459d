package org.xmlbench.soap.toolkit;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.PermittedDifference;
import org.xmlbench.soap.security.ContentCipher;
import org.xmlbench.soap.subject.SubjectLibrary;
import org.xmlbench.soap.subject.SubjectSetup;

/**
 * What a toolkit says of itself, without loading its libraries.
 *
 * @param id name on the command line, in records and reports
 * @param seams where it can be cut from the network
 * @param setup how it is run here
 * @param http what it is run by over HTTP; empty where it is not
 */
public record ToolkitDescription(
    String id,
    SubjectLibrary library,
    Set<Seam> seams,
    ToolkitMessages messages,
    SubjectSetup setup,
    Optional<HttpSetup> http) {
  private static final String BY_HAND = ", by hand";
  private static final String BY_CBC = " by AES-CBC";

  public ToolkitDescription {
    seams = Collections.unmodifiableSet(new TreeSet<>(seams));
  }

  /** What a toolkit that is not run over HTTP says of itself. */
  public ToolkitDescription(
      String id,
      SubjectLibrary library,
      Set<Seam> seams,
      ToolkitMessages messages,
      SubjectSetup setup) {
    this(id, library, seams, messages, setup, Optional.empty());
  }

  /**
   * The same of a stack that is.
   *
   * @param serverOptions options that its server's JVM needs
   */
  public ToolkitDescription overHttp(String host, String client, String... serverOptions) {
    return over(new HttpSetup(host, client, false, HttpSetup.HTTP_1, List.of(serverOptions)));
  }

  /** The same of an API for messages whose client and service are written by hand. */
  public ToolkitDescription overHttpByHand(String host, String client) {
    return over(new HttpSetup(host, client, true, HttpSetup.HTTP_1, List.of()));
  }

  /**
   * The same of client and server that nothing else can speak to.
   *
   * @param protocol what they speak, with its name's version
   * @see WitnessedToolkit
   */
  public ToolkitDescription overOwnProtocol(String host, String client, String protocol) {
    return over(new HttpSetup(host, client, false, protocol, List.of()));
  }

  private ToolkitDescription over(HttpSetup setting) {
    return new ToolkitDescription(id, library, seams, messages, setup, Optional.of(setting));
  }

  /**
   * What it is compared under: its encoding, whether client and service are written by hand, and
   * whether it encrypts by another cipher than others do. By hand is less than a stack does, and
   * another cipher is other work: neither is ranked with the others.
   */
  public String style() {
    boolean byHand = http.filter(HttpSetup::byHand).isPresent();
    boolean otherCipher =
        messages.protection().encrypts() && messages.cipher() != ContentCipher.AES256_GCM;
    return encoding().label() + (byHand ? BY_HAND : "") + (otherCipher ? BY_CBC : "");
  }

  public Encoding encoding() {
    return messages.encoding();
  }

  /** Whether it has a server, and another client than its own can call it. */
  public boolean isOpenToOthers() {
    return http.filter(HttpSetup::isOpenToOthers).isPresent();
  }

  /**
   * Whether it is a toolkit's server on another host, such as {@code cxf@jetty}. It has that
   * toolkit's client, and makes no messages that are not sent.
   */
  public boolean isOnOtherHost() {
    return id.indexOf('@') >= 0;
  }

  /** Options that its server's JVM needs; none where it has no server. */
  public List<String> serverOptions() {
    return http.map(HttpSetup::serverOptions).orElse(List.of());
  }

  /** How its messages differ from the reference without saying anything else. */
  public Set<PermittedDifference> allowances() {
    return messages.allowances();
  }
}

package org.xmlbench.soap.message;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.xmlbench.soap.message.ProfileAssertion.Subject;
import org.xmlbench.soap.message.ProfileFinding.State;

/**
 * WS-I's Basic Profile as far as a document/literal message on the wire can break it. See {@link
 * ProfileAssertion} for what is asked and where that is written.
 */
public final class BasicProfile {
  private static final Pattern CHARSET =
      Pattern.compile(";\\s*charset\\s*=\\s*\"?([^\";\\s]+)", Pattern.CASE_INSENSITIVE);
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
  private static final String TEXT_XML = "text/xml";
  private static final String ACTION = "SOAPAction";
  private static final String TYPE = "Content-Type";

  /** Fields of the HTTP Extension Framework, RFC 2774, section 3. */
  private static final Set<String> EXTENSION_FIELDS = Set.of("Man", "Opt", "C-Man", "C-Opt");

  private static final Comparator<ProfileFinding> WORST_FIRST =
      Comparator.comparing(
          finding ->
              List.of(State.FAILED, State.PASSED, State.NOT_APPLICABLE).indexOf(finding.state()));

  private final MessageSchema schema;

  /** The profile with the schema of the messages' bodies. */
  public BasicProfile(MessageSchema schema) {
    this.schema = schema;
  }

  /**
   * Checks a message by every assertion.
   *
   * @param envelope as it went over the wire
   * @param literal the envelope with all its data inside it, for the schema: the same bytes unless
   *     parts of it went beside it
   * @param head of the HTTP request that brought it; empty of a reply, and where there is no HTTP
   * @return a finding for each assertion, in their order
   * @throws MessageException when the envelope is not well-formed
   */
  public List<ProfileFinding> check(byte[] envelope, byte[] literal, Optional<HttpHead> head)
      throws MessageException {
    EnvelopeScan scan = EnvelopeScan.of(envelope);
    Map<ProfileAssertion, Integer> broken = scan.broken();
    Set<ProfileAssertion> absent = new TreeSet<>();
    if (scan.subjects().contains(Subject.FAULT) || broken.containsKey(ProfileAssertion.R9980)) {
      absent.add(ProfileAssertion.R2712);
    } else {
      try {
        schema.validate(literal);
      } catch (MessageException _) {
        broken.put(ProfileAssertion.R2712, 0);
      }
    }
    head.ifPresent(request -> request(request, scan, absent));
    List<ProfileFinding> findings = new ArrayList<>();
    for (ProfileAssertion assertion : ProfileAssertion.values()) {
      boolean applies =
          !absent.contains(assertion)
              && (assertion.subject() == Subject.REQUEST
                  ? head.isPresent()
                  : scan.subjects().contains(assertion.subject()));
      State state = broken.containsKey(assertion) ? State.FAILED : State.PASSED;
      findings.add(
          new ProfileFinding(
              assertion,
              applies ? state : State.NOT_APPLICABLE,
              applies ? broken.getOrDefault(assertion, 0) : 0));
    }
    return findings;
  }

  private static void request(HttpHead head, EnvelopeScan scan, Set<ProfileAssertion> absent) {
    Map<ProfileAssertion, Integer> broken = scan.broken();
    require(head.method().equals("POST"), ProfileAssertion.R1132, broken);
    boolean newest = head.protocol().equals("HTTP/1.1");
    require(newest, ProfileAssertion.R1140, broken);
    require(newest || head.protocol().equals("HTTP/1.0"), ProfileAssertion.R1141, broken);
    require(
        !head.method().startsWith("M-") && !head.hasAny(EXTENSION_FIELDS),
        ProfileAssertion.R1108,
        broken);
    Optional<String> action = head.field(ACTION);
    require(action.equals(Optional.of("\"\"")), ProfileAssertion.R2745, broken);
    if (action.isEmpty()) {
      absent.add(ProfileAssertion.R1109);
    } else {
      require(QUOTED.matcher(action.get()).matches(), ProfileAssertion.R1109, broken);
    }
    String type = head.field(TYPE).orElse("");
    if (type.toLowerCase(Locale.ROOT).startsWith(TEXT_XML)) {
      require(isOf(scan.encoding(), type), ProfileAssertion.R1018, broken);
    } else {
      absent.add(ProfileAssertion.R1018);
    }
  }

  private static boolean isOf(String encoding, String mediaType) {
    Matcher charset = CHARSET.matcher(mediaType);
    if (!charset.find()) {
      return false;
    }
    String named = charset.group(1).toUpperCase(Locale.ROOT);
    return encoding.equals(named) || Set.of(named + "LE", named + "BE").contains(encoding);
  }

  private static void require(
      boolean met, ProfileAssertion assertion, Map<ProfileAssertion, Integer> broken) {
    if (!met) {
      broken.putIfAbsent(assertion, 0);
    }
  }

  /** The findings of two messages as those of one: what one of them does not meet is not met. */
  public static List<ProfileFinding> both(List<ProfileFinding> one, List<ProfileFinding> other) {
    if (one.isEmpty() || other.isEmpty()) {
      return one.isEmpty() ? other : one;
    }
    List<ProfileFinding> worse = new ArrayList<>();
    for (int i = 0; i < one.size(); i++) {
      boolean second = WORST_FIRST.compare(one.get(i), other.get(i)) > 0;
      worse.add(second ? other.get(i) : one.get(i));
    }
    return worse;
  }

  /** The assertions that are not met. */
  public static Set<ProfileAssertion> failed(List<ProfileFinding> findings) {
    return findings.stream()
        .filter(finding -> finding.state() == State.FAILED)
        .map(ProfileFinding::assertion)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}

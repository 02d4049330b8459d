package org.xmlbench.soap.message;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a MIME package of MTOM, RFC 2387. A package of another kind, or one whose parts are
 * encoded for transfer, is an error: nothing would be optimized.
 *
 * @param root the envelope
 * @param beside the other parts by their content identifiers
 */
record MimeParts(byte[] root, Map<String, byte[]> beside) {
  MimeParts {
    Objects.requireNonNull(beside, "beside");
  }

  private static final String CRLF = "\r\n";
  private static final String EMPTY_LINE = CRLF + CRLF;
  private static final Set<String> AS_IS = Set.of("binary", "8bit", "7bit");

  /** Takes a package apart; empty where the message is an envelope alone. */
  static Optional<MimeParts> parse(byte[] message, Optional<String> contentType)
      throws MessageException {
    String text = new String(message, StandardCharsets.ISO_8859_1);
    int start = text.startsWith(CRLF) ? CRLF.length() : 0;
    boolean looksLikeOne = text.startsWith("--", start);
    if (contentType.isPresent()) {
      requireType(contentType.get(), looksLikeOne);
    }
    if (!looksLikeOne) {
      return Optional.empty();
    }
    int line = text.indexOf(CRLF, start);
    if (line < 0) {
      throw new MessageException("its first part has no head");
    }
    String delimiter = text.substring(start, line).stripTrailing();
    String named = contentType.flatMap(type -> parameter(type, "boundary")).orElse(null);
    if (named != null && !delimiter.equals("--" + named)) {
      throw new MessageException(
          "its parts are divided by '%s', its head says '%s'".formatted(delimiter, named));
    }
    return Optional.of(split(message, text, start, delimiter));
  }

  private static void requireType(String type, boolean multipart) throws MessageException {
    boolean says = type.toLowerCase(Locale.ROOT).startsWith("multipart/related");
    if (says != multipart) {
      throw new MessageException("it is no message of type " + type);
    }
    if (says && !parameter(type, "type").equals(Optional.of(MtomPackage.ENVELOPE_TYPE))) {
      throw new MessageException(
          "its type is %s, without type=\"%s\"".formatted(type, MtomPackage.ENVELOPE_TYPE));
    }
  }

  private static MimeParts split(byte[] message, String text, int start, String delimiter)
      throws MessageException {
    byte[] root = null;
    Map<String, byte[]> beside = new LinkedHashMap<>();
    int at = start + delimiter.length();
    while (!text.startsWith("--", at)) {
      int body = text.indexOf(EMPTY_LINE, at);
      int end = body < 0 ? -1 : text.indexOf(CRLF + delimiter, body + CRLF.length());
      if (end < 0) {
        throw new MessageException("its last part has no end");
      }
      Map<String, String> head = head(text.substring(at, body));
      byte[] bytes = Arrays.copyOfRange(message, Math.min(body + EMPTY_LINE.length(), end), end);
      if (root == null) {
        requireEnvelope(head);
        root = bytes;
      } else if (beside.put(identifier(head), bytes) != null) {
        throw new MessageException("two parts have one content identifier");
      }
      at = end + CRLF.length() + delimiter.length();
    }
    return new MimeParts(root, beside);
  }

  private static void requireEnvelope(Map<String, String> head) throws MessageException {
    String type = head.getOrDefault("Content-Type", "none");
    if (!type.toLowerCase(Locale.ROOT).startsWith(MtomPackage.ENVELOPE_TYPE)) {
      throw new MessageException(
          "its first part's type is %s instead of %s".formatted(type, MtomPackage.ENVELOPE_TYPE));
    }
  }

  private static String identifier(Map<String, String> head) throws MessageException {
    String id = head.get("Content-ID");
    String transfer = head.getOrDefault("Content-Transfer-Encoding", "7bit");
    if (id == null || !AS_IS.contains(transfer.toLowerCase(Locale.ROOT))) {
      throw new MessageException(
          "a part has the content identifier %s and the transfer encoding %s"
              .formatted(id, transfer));
    }
    return id.startsWith("<") ? id.substring(1, id.length() - 1) : id;
  }

  private static Map<String, String> head(String lines) {
    Map<String, String> fields = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (String line : lines.replaceAll("\r\n[ \t]+", " ").split(CRLF)) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        fields.put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
      }
    }
    return fields;
  }

  /** A parameter of a media type; empty where it has none of that name. */
  private static Optional<String> parameter(String type, String name) {
    Matcher found =
        Pattern.compile(
                ";\\s*" + name + "\\s*=\\s*(?:\"([^\"]*)\"|([^;\\s]+))", Pattern.CASE_INSENSITIVE)
            .matcher(type);
    return found.find()
        ? Optional.of(found.group(1) == null ? found.group(2) : found.group(1))
        : Optional.empty();
  }
}

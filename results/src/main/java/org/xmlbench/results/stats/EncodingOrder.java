package org.xmlbench.results.stats;

import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * The order of the encodings of SOAP toolkits, whatever the order of a plan: the one that WS-I
 * requires first, controls last. What is not known here comes before the controls, by its name.
 */
public final class EncodingOrder {
  private static final String BY_HAND = "document/literal, by hand";

  private static final List<String> KNOWN =
      List.of(
          "document/literal",
          "document/literal with MTOM",
          "document/literal, signed",
          "document/literal, signed and encrypted",
          "document/literal, signed and encrypted by AES-CBC",
          "rpc/encoded",
          EncodingOrder.BY_HAND);

  private static final String NO_SOAP = "Protocol Buffers";
  private static final String SEAM = "seam";
  private static final String TRANSPORT = "control";
  private static final String ENCODING = "encoding";

  private EncodingOrder() {}

  /** Whether messages of that encoding are read and written by hand, by no stack. */
  public static boolean isByHand(String encoding) {
    return encoding.equals(BY_HAND);
  }

  public static Comparator<String> encodings() {
    return Comparator.comparingInt(EncodingOrder::place).thenComparing(Comparator.naturalOrder());
  }

  /** Of conditions: equal where they have no encoding; the canned transport is the last. */
  static Comparator<Map<String, String>> conditions() {
    return Comparator.<Map<String, String>, Boolean>comparing(
            condition -> TRANSPORT.equals(condition.get(SEAM)))
        .thenComparing(condition -> condition.getOrDefault(ENCODING, ""), encodings());
  }

  private static int place(String encoding) {
    if (encoding.equals(NO_SOAP)) {
      return KNOWN.size() + 1;
    }
    return KNOWN.contains(encoding) ? KNOWN.indexOf(encoding) : KNOWN.size();
  }
}

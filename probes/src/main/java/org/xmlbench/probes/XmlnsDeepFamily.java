package org.xmlbench.probes;

import java.io.IOException;
import java.util.stream.IntStream;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code xmlns-deep:N}: N hierarchies of elements, each 64 deep, in which prefixes are declared,
 * inherited and declared again with other namespaces. It asks how a parser finds a prefix that was
 * bound far above, and what it does when a binding ends: behind many an element stands another
 * whose prefix has its outer meaning again.
 *
 * <p>Source: namespaces as XMLBench (SC'06) names them beside its gratuitous {@code xmlns}; the
 * shares are ours. No prefix is empty and no attribute has one: other documents have these.
 */
final class XmlnsDeepFamily extends CountedFamily {
  private static final int DEPTH = 64;

  /** Bound by the root. */
  private static final String[] OUTER = {"a", "b", "c", "d", "e", "f", "g", "h"};

  private static final String[] PREFIXES = {
    "a", "b", "c", "d", "e", "f", "g", "h", "inner1", "inner2", "inner3", "inner4"
  };
  private static final String[] URIS =
      IntStream.range(0, 32)
          .mapToObj("http://xmlbench.org/deep/namespace-%02d"::formatted)
          .toArray(String[]::new);
  private static final String[] LOCAL_NAMES = {"assembly", "part", "unit", "group"};
  private static final Name ROOT = Name.of(URIS[0], PREFIXES[0], "inventory");

  /** By prefix, namespace and local name. */
  private static final Name[][][] NAMES = names();

  private static final int UNBOUND = -1;
  private static final int PERCENT_DECLARED = 30;
  private static final int PERCENT_TWICE = 25;
  private static final int PERCENT_FOLLOWED = 20;

  XmlnsDeepFamily() {
    super(
        "xmlns-deep",
        "N hierarchies 64 deep of prefixes declared, inherited and declared again",
        "XMLBench (SC'06), namespaces; the shares are ours",
        500,
        1);
  }

  @Override
  void open(DocumentWriter writer, long count) throws IOException {
    writer.declaration();
    writer.start(ROOT);
    for (int i = 0; i < OUTER.length; i++) {
      writer.namespace(PREFIXES[i], URIS[i]);
    }
    writer.newline();
  }

  @Override
  void item(DocumentWriter writer, long index, SplitMix64 random, TextBuffer text)
      throws IOException {
    int[] bound = new int[PREFIXES.length];
    for (int i = 0; i < bound.length; i++) {
      bound[i] = i < OUTER.length ? i : UNBOUND;
    }
    level(writer, bound, DEPTH, random, text);
    writer.newline();
  }

  @Override
  void close(DocumentWriter writer) throws IOException {
    writer.end().newline();
  }

  /** Writes an element of {@code depth} levels, where the prefixes are bound like this. */
  private void level(
      DocumentWriter writer, int[] outside, int depth, SplitMix64 random, TextBuffer text)
      throws IOException {
    int[] bound = outside.clone();
    int declared = declare(bound, random, UNBOUND);
    int second =
        declared != UNBOUND && random.chance(PERCENT_TWICE)
            ? declare(bound, random, declared)
            : UNBOUND;
    writer.start(name(bound, declared != UNBOUND && random.chance(50) ? declared : -1, random));
    namespace(writer, bound, declared);
    namespace(writer, bound, second);
    if (depth > 1) {
      level(writer, bound, depth - 1, random, text);
    } else {
      writer.text(text.clear().add(random.below(1_000_000)));
    }
    writer.end();
    if (random.chance(PERCENT_FOLLOWED)) {
      writer.element(name(outside, -1, random), text.clear().add(random.below(10_000)));
    }
  }

  /** Binds a prefix in some of all elements; the other one stays as it is. */
  private static int declare(int[] bound, SplitMix64 random, int other) {
    if (other == UNBOUND && !random.chance(PERCENT_DECLARED)) {
      return UNBOUND;
    }
    int prefix = random.below(PREFIXES.length);
    if (prefix == other) {
      return UNBOUND;
    }
    // Another one than before: what a declaration repeats is the subject of the document xmlns.
    bound[prefix] = (bound[prefix] + 1 + random.below(URIS.length - 1)) % URIS.length;
    return prefix;
  }

  private static void namespace(DocumentWriter writer, int[] bound, int prefix) throws IOException {
    if (prefix != UNBOUND) {
      writer.namespace(PREFIXES[prefix], URIS[bound[prefix]]);
    }
  }

  /** A name with that prefix, or with any that is bound. */
  private static Name name(int[] bound, int given, SplitMix64 random) {
    int prefix = given;
    while (prefix < 0 || bound[prefix] == UNBOUND) {
      prefix = random.below(PREFIXES.length);
    }
    return NAMES[prefix][bound[prefix]][random.below(LOCAL_NAMES.length)];
  }

  private static Name[][][] names() {
    Name[][][] names = new Name[PREFIXES.length][URIS.length][LOCAL_NAMES.length];
    for (int prefix = 0; prefix < PREFIXES.length; prefix++) {
      for (int uri = 0; uri < URIS.length; uri++) {
        for (int local = 0; local < LOCAL_NAMES.length; local++) {
          names[prefix][uri][local] = Name.of(URIS[uri], PREFIXES[prefix], LOCAL_NAMES[local]);
        }
      }
    }
    return names;
  }
}

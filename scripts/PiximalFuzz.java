import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventDigest;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.piximal.mutation.EveryWay;
import org.xmlbench.piximal.mutation.MutatedDocument;

/**
 * Reads documents of chance, most of which are a little wrong, by PIXIMAL in every way that there
 * is, and by Xerces and Expat. {@code scripts/piximal-fuzz} starts it.
 *
 * <p>PIXIMAL's ways must be the same. Where another parser accepts what PIXIMAL rejects, rejects
 * what it accepts, or gives other events, that must be one of the differences that are known and
 * explained here.
 *
 * <p>Exit codes: 0 none but known differences; 1 another one; 2 bad usage.
 */
final class PiximalFuzz {
  private static final String OURS = "piximal-cursor";
  private static final List<String> OTHERS = List.of("xerces-sax", "expat-sax");

  /**
   * A difference that is known.
   *
   * @param who differs
   * @param of which documents it is known
   * @param why that is no fault of PIXIMAL's
   */
  private record Known(String who, Pattern how, Predicate<String> of, String why) {
    Known(String who, String how, Predicate<String> of, String why) {
      this(who, Pattern.compile(how), of, why);
    }
  }

  /**
   * Of characters that the unmutated documents do not have, and the fourth edition has in no name.
   */
  private static final Predicate<String> OTHER_CHARACTERS =
      document -> document.codePoints().anyMatch(c -> c > 0x7F && "é€\uD83D\uDE00".indexOf(c) < 0);

  private static final Predicate<String> ALL = document -> true;

  private static final List<Known> KNOWN =
      List.of(
          new Known(
              "expat-sax",
              "accepts: .*VersionNum",
              ALL,
              "Expat takes any version, where [26] VersionNum asks for '1.' and digits"),
          new Known(
              "xerces-sax",
              "rejects: XML version '…' is not supported",
              document -> document.startsWith("<?xml version='1."),
              "the fifth edition reads every version 1.x"),
          new Known(
              "expat-sax",
              "rejects: not well-formed",
              OTHER_CHARACTERS,
              "the fifth edition has more characters in names than the fourth, which Expat"
                  + " follows"),
          new Known(
              "xerces-sax",
              "rejects: (Element|The content of elements|The markup in the document"
                  + "|The processing instruction must begin)",
              OTHER_CHARACTERS,
              "the fifth edition has more characters in names than the fourth, which Xerces"
                  + " follows"),
          new Known(
              "xerces-sax",
              "accepts: .*AttlistDecl",
              ALL,
              "Xerces asks for no white space before a further attribute ([52] AttlistDecl)"),
          new Known(
              "xerces-sax",
              "accepts: .*(the name of an entity has a colon|is no QName)",
              document -> document.contains("<!DOCTYPE"),
              "Xerces does not hold references and declarations to Namespaces in XML, section 7"));

  private final EveryWay ways = new EveryWay();
  private final Map<String, StreamingParser> parsers = new TreeMap<>();
  private final Map<String, Found> differences = new TreeMap<>();
  private long accepted;

  private PiximalFuzz() {
    parsers.put(OURS, parser(OURS));
    OTHERS.forEach(id -> parsers.put(id, parser(id)));
  }

  private static StreamingParser parser(String id) {
    return (StreamingParser) Drivers.locate(id).newParser();
  }

  /** What a parser makes of a document: the digest of its events, or why it rejects it. */
  private record Verdict(String digest, String rejection) {
    boolean isAccepted() {
      return digest != null;
    }
  }

  /** A kind of difference. */
  private static final class Found {
    private final String example;
    private final Optional<Known> known;
    private long count;

    Found(String example, Optional<Known> known) {
      this.example = example;
      this.known = known;
    }
  }

  /** Takes the number of documents and the seed. */
  public static void main(String[] args) {
    if (args.length != 2) {
      System.err.println("piximal-fuzz: usage: scripts/piximal-fuzz DOCUMENTS [SEED]");
      System.exit(2);
    }
    System.exit(new PiximalFuzz().run(Long.parseLong(args[0]), Long.parseLong(args[1])));
  }

  private int run(long documents, long seed) {
    Random random = new Random(seed);
    for (long i = 0; i < documents; i++) {
      byte[] document = MutatedDocument.next(random);
      Optional<String> difference = ways.difference(document, random);
      if (difference.isPresent()) {
        System.out.printf(
            "document %d of the seed %d is read otherwise by %s%n%n%s%n",
            i, seed, difference.get(), text(document));
        return 1;
      }
      accepted += ways.isAccepted() ? 1 : 0;
      compare(document);
    }
    System.out.printf(
        "%d documents, %d of them accepted: the same in every way of PIXIMAL's%n",
        documents, accepted);
    return report();
  }

  private void compare(byte[] document) {
    Verdict own = verdict(parsers.get(OURS), document);
    for (String id : OTHERS) {
      Verdict other = verdict(parsers.get(id), document);
      if (own.isAccepted() && !other.isAccepted()) {
        add(id, "rejects: " + kind(other.rejection()), document);
      } else if (!own.isAccepted() && other.isAccepted()) {
        add(id, "accepts: " + kind(own.rejection()), document);
      } else if (own.isAccepted() && !own.digest().equals(other.digest())) {
        add(id, "gives other events", document);
      }
    }
  }

  private static Verdict verdict(StreamingParser parser, byte[] document) {
    EventSink sink = new EventSink();
    EventDigest digest = new EventDigest();
    sink.observe(digest.observer());
    try {
      parser.parse(new ByteArrayInputStream(document), sink);
      return new Verdict(digest.finish(), null);
    } catch (IOException | IllegalStateException e) {
      return new Verdict(null, String.valueOf(e.getMessage()));
    }
  }

  /** A message without what differs from document to document. */
  private static String kind(String message) {
    return message
        .replaceAll("(?s)[\"'].*?[\"']", "'…'")
        .replaceAll("0x[0-9a-fA-F]+|[0-9]+", "N")
        .replaceAll("\\s+", " ");
  }

  private void add(String who, String how, byte[] document) {
    Optional<Known> why =
        KNOWN.stream()
            .filter(known -> known.who().equals(who))
            .filter(known -> known.how().matcher(how).find())
            .filter(known -> known.of().test(text(document)))
            .findFirst();
    String kind = who + " " + how + (why.isPresent() ? "" : " (not known)");
    differences.computeIfAbsent(kind, any -> new Found(text(document), why)).count++;
  }

  private int report() {
    int exit = 0;
    for (Map.Entry<String, Found> difference : differences.entrySet()) {
      Found found = difference.getValue();
      System.out.printf("%8d  %s%n", found.count, difference.getKey());
      if (found.known.isPresent()) {
        System.out.printf("          known: %s%n", found.known.get().why());
      } else {
        exit = 1;
        System.out.printf("          not known, such as%n%s%n", found.example);
      }
    }
    return exit;
  }

  private static String text(byte[] document) {
    return new String(document, StandardCharsets.UTF_8);
  }
}

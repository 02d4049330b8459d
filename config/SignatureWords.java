import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of a declaration: of its names and types, without regard to their forms ({@code parses}
 * is {@code parse}).
 */
final class SignatureWords {
  /** A word, or a part of a name in camel case. */
  private static final Pattern WORD = Pattern.compile("[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+");

  private static final Map<String, String> IRREGULAR =
      Map.ofEntries(
          Map.entry("written", "write"),
          Map.entry("wrote", "write"),
          Map.entry("taken", "take"),
          Map.entry("made", "make"),
          Map.entry("given", "give"),
          Map.entry("held", "hold"),
          Map.entry("found", "find"),
          Map.entry("known", "know"),
          Map.entry("shown", "show"),
          Map.entry("chosen", "choose"),
          Map.entry("ran", "run"),
          Map.entry("begin", "start"),
          Map.entry("begun", "start"),
          Map.entry("sent", "send"),
          Map.entry("built", "build"),
          Map.entry("said", "say"),
          Map.entry("kept", "keep"),
          Map.entry("left", "leave"),
          Map.entry("lost", "lose"),
          Map.entry("drawn", "draw"),
          Map.entry("children", "child"),
          Map.entry("indices", "index"));

  private static final Map<String, String> STEMS = new ConcurrentHashMap<>();

  /** Words that say nothing by themselves: articles, prepositions, pronouns, auxiliary verbs. */
  private static final Set<String> EMPTY =
      words(
          """
          a an the this that these those it its they them their one ones who whose which what
          where there here such so as of in on at to for from by with into and or if any some
          is are was were be been being has have had do does did how when than then also too
          each every all whole same other another new given return gives get make create
          instance value object whether way thing hold stand say ask use
          """);

  /** What types say without the word. */
  private static final Map<String, String> SAID_BY =
      Map.of(
          "int", "number count many much",
          "long", "number count many much",
          "integer", "number",
          "boolean", "true false",
          "string", "name text");

  private static final Pattern MARKUP =
      Pattern.compile("\\{@(code|link|linkplain|literal)\\b|</?[a-z]+>|@(param|return)\\b");

  /** What else a comment of mere words consists of. */
  private static final Pattern OTHER = Pattern.compile("[^A-Za-z0-9\\s.,;:()'#{}-]|@");

  private final Set<String> words;

  SignatureWords(String signature) {
    words = words(signature);
    SAID_BY.forEach(
        (type, said) -> {
          if (words.contains(stem(type))) {
            words.addAll(words(said));
          }
        });
  }

  /** Whether a comment has no word, no digit and no sign beside these. */
  boolean say(String comment) {
    String text = MARKUP.matcher(comment).replaceAll(" ");
    return !OTHER.matcher(text).find()
        && words(text).stream().allMatch(word -> EMPTY.contains(word) || words.contains(word));
  }

  private static Set<String> words(String text) {
    var words = new HashSet<String>();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      words.add(STEMS.computeIfAbsent(word.group().toLowerCase(Locale.ROOT), SignatureWords::stem));
    }
    return words;
  }

  /** One form for singular and plural, and for the forms of a regular verb. */
  private static String stem(String word) {
    String root =
        word.replaceFirst("(?<=..)ie[sd]$", "y")
            .replaceFirst("(?<=s|x|z|ch|sh)es$", "")
            .replaceFirst("(?<=[^s])s$", "");
    String bare = root.replaceFirst("(?<=[a-z]{3})(ed|ing)$", "");
    if (!bare.equals(root)) {
      bare = bare.replaceFirst("([bdgmnprt])\\1$", "$1");
    }
    return IRREGULAR.getOrDefault(bare, bare).replaceFirst("(?<=[a-z]{2})e$", "");
  }
}

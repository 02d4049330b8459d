import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A Javadoc comment: what it says first, then its tags. */
final class DocComment {
  private static final Pattern EDGES = Pattern.compile("^/\\*\\*|\\*/$");
  private static final Pattern MARGIN = Pattern.compile("(?m)^[ ]*\\*[ ]?");
  private static final Pattern BEFORE_TAG = Pattern.compile("(?m)^(?=[ ]*@[a-z])");

  /** Not {@code @throws}: when it is thrown is more than the signature says. */
  private static final Pattern TAG = Pattern.compile("@(param|return)\\b");

  private final List<String> parts = new ArrayList<>();
  private final boolean begins;

  DocComment(String comment) {
    String text = MARGIN.matcher(EDGES.matcher(comment).replaceAll("")).replaceAll("").strip();
    for (String part : BEFORE_TAG.split(text)) {
      parts.add(part.strip());
    }
    begins = !parts.getFirst().startsWith("@");
  }

  /**
   * The parts that say no more than a signature.
   *
   * @return tags, or the whole comment; what it says first is left beside tags that say more
   */
  List<String> restating(Predicate<String> signature) {
    List<String> restating =
        parts.stream().filter(part -> isAboutSignature(part) && signature.test(part)).toList();
    boolean whole = restating.size() == parts.size();
    return whole || !begins
        ? restating
        : restating.stream().filter(part -> part.startsWith("@")).toList();
  }

  private static boolean isAboutSignature(String part) {
    return !part.startsWith("@") || TAG.matcher(part).lookingAt();
  }

  /** The comment without some of its parts, as the formatter wants it; empty without all. */
  String without(List<String> left) {
    List<String> kept = parts.stream().filter(part -> !left.contains(part)).toList();
    return kept.isEmpty()
        ? ""
        : kept.stream()
            .flatMap(String::lines)
            .map(line -> " * " + line + "\n")
            .collect(Collectors.joining("", "/**\n", " */"));
  }
}

package org.xmlbench.suite.cli;

import java.io.IOException;
import java.lang.reflect.Member;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names in the repository's code, read from its sources without their comments. */
final class SourceNames {
  private static final Pattern SOURCE = Pattern.compile(".+\\.(java|js|cpp|h|c|py|wsdl|xsd|proto)");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");
  private static final Pattern WORD = Pattern.compile("\\w+");
  private static final Pattern QUALIFIED = Pattern.compile("org\\.xmlbench(?:\\.\\w+)+");

  /** A class and the rest of its head, which names its supertypes. */
  private static final Pattern DECLARED =
      Pattern.compile("\\b(?:class|interface|record|enum) +([A-Z]\\w*)([^{;]*)");

  private static final Pattern OF_JDK =
      Pattern.compile("/modules/[\\w.]+/(javax?/.*/([A-Z]\\w*))\\.class");

  /** Pages also name a class by its file. */
  private static final String ENDING = "java";

  private final Set<String> words = new HashSet<>();
  private final Set<String> qualified = new HashSet<>();

  /** Of each class the words of the files that declare it. */
  private final Map<String, Set<String>> declaring = new HashMap<>();

  /** Of each class the words of its head. */
  private final Map<String, Set<String>> heads = new HashMap<>();

  private final Map<String, List<String>> jdk;

  private SourceNames() throws IOException {
    jdk = classesOfTheJdk();
  }

  /** The names in all files but one. */
  static SourceNames without(String file) throws IOException {
    SourceNames names = new SourceNames();
    for (Path source : Checkout.files(SOURCE)) {
      String name = source.getFileName().toString();
      if (!name.equals(file)) {
        String text = Files.readString(source, StandardCharsets.ISO_8859_1);
        names.add(name, COMMENT.matcher(text).replaceAll(""));
      }
    }
    return names;
  }

  private void add(String file, String code) {
    Set<String> inFile = matches(WORD, code);
    words.addAll(inFile);
    if (file.endsWith(".java")) {
      Matcher declarations = DECLARED.matcher(code);
      while (declarations.find()) {
        String type = declarations.group(1);
        declaring.computeIfAbsent(type, any -> new HashSet<>()).addAll(inFile);
        declaring.get(type).add(ENDING);
        heads
            .computeIfAbsent(type, any -> new HashSet<>())
            .addAll(matches(WORD, declarations.group(2)));
      }
      matches(QUALIFIED, code).forEach(this::addWithWhatHoldsIt);
      Matcher home = Pattern.compile("(?m)^package ([\\w.]+);").matcher(code);
      if (home.find()) {
        qualified.add(home.group(1) + "." + file.substring(0, file.length() - ".java".length()));
      }
    }
  }

  private void addWithWhatHoldsIt(String name) {
    qualified.add(name);
    for (int dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1)) {
      qualified.add(name.substring(0, dot));
    }
  }

  private static Set<String> matches(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
  }

  /** Whether code has this word, or the JDK a class of this name. */
  boolean has(String type) {
    return words.contains(type) || jdk.containsKey(type);
  }

  /** Whether a class, or one above it, has this member; one that is not known here may have it. */
  boolean has(String type, String member) {
    if (declaring.containsKey(type)) {
      return declaring.get(type).contains(member)
          || heads.get(type).stream()
              .filter(above -> !above.equals(type))
              .filter(above -> declaring.containsKey(above) || jdk.containsKey(above))
              .anyMatch(above -> has(above, member));
    }
    return !jdk.containsKey(type)
        || jdk.get(type).stream().anyMatch(name -> isMemberOfJdk(name, member));
  }

  /** Whether code has this package, class, member or property of {@code org.xmlbench}. */
  boolean hasQualified(String name) {
    String before = name.substring(0, name.lastIndexOf('.'));
    String type = before.substring(before.lastIndexOf('.') + 1);
    return qualified.contains(name)
        || qualified.contains(before)
            && declaring.containsKey(type)
            && has(type, name.substring(before.length() + 1));
  }

  private static boolean isMemberOfJdk(String type, String member) {
    try {
      Class<?> found = Class.forName(type, false, ClassLoader.getPlatformClassLoader());
      return Stream.<Member[]>of(found.getMethods(), found.getFields())
              .flatMap(Arrays::stream)
              .anyMatch(each -> each.getName().equals(member))
          || Arrays.stream(found.getClasses())
              .anyMatch(inner -> inner.getSimpleName().equals(member));
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  private static Map<String, List<String>> classesOfTheJdk() throws IOException {
    Map<String, List<String>> classes = new HashMap<>();
    Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
    try (Stream<Path> files = Files.walk(modules)) {
      files
          .map(file -> OF_JDK.matcher(file.toString()))
          .filter(Matcher::matches)
          .forEach(
              name ->
                  classes
                      .computeIfAbsent(name.group(2), any -> new ArrayList<>())
                      .add(name.group(1).replace('/', '.')));
    }
    return classes;
  }
}

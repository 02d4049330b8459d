package org.xmlbench.results.export;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.xmlbench.core.record.Outcome;
import org.xmlbench.results.names.DocumentNames;
import org.xmlbench.results.names.UniqueNames;

/**
 * The names of the entries of a {@code jmh.json}, as viewers take them apart: at dots, the last
 * part is the method and the one before the class, and a chart is made of a class. So the class is
 * the document and the method the subject, both as Java identifiers. No two entries have the same
 * benchmark and parameters.
 *
 * <p>A parameter is there where it varies within the file, and then in each entry, because viewers
 * take the parameters of a chart's first entry for those of all. The version is none, so that a new
 * one continues the series, but where one subject has two.
 */
final class JmhNames {
  private static final String PACKAGE = "xmlbench.";

  /** Stands for what an entry does not have. */
  private static final String NOTHING = "-";

  /**
   * The name of an entry.
   *
   * @param benchmark package, class and method
   * @param params parameters that vary within the file
   */
  record Name(String benchmark, Map<String, String> params) {
    Name {
      params = Collections.unmodifiableMap(new LinkedHashMap<>(params));
    }
  }

  /** A property of entries; entries without it have {@code null}. */
  private record Fact(String name, Function<JmhEntry, String> value) {}

  private final Collection<JmhEntry> entries;

  private JmhNames(Collection<JmhEntry> entries) {
    this.entries = entries;
  }

  static Map<JmhEntry, Name> of(Collection<JmhEntry> entries) {
    return new JmhNames(entries).names();
  }

  private Map<JmhEntry, Name> names() {
    Map<String, String> documents = DocumentNames.of(values(entry -> entry.cell().document()));
    Map<String, String> classes =
        UniqueNames.of(documents.keySet(), d -> identifier(documents.get(d)));
    Map<String, String> methods =
        UniqueNames.of(values(entry -> entry.cell().subject()), JmhNames::identifier);
    Map<JmhEntry, Map<String, String>> params = params();
    Map<JmhEntry, Name> names = new LinkedHashMap<>();
    for (JmhEntry entry : entries) {
      String benchmark =
          PACKAGE
              + classes.get(entry.cell().document())
              + "."
              + methods.get(entry.cell().subject());
      names.put(entry, new Name(benchmark, params.get(entry)));
    }
    return names;
  }

  private Map<JmhEntry, Map<String, String>> params() {
    Map<JmhEntry, Map<String, String>> params = new LinkedHashMap<>();
    entries.forEach(entry -> params.put(entry, new LinkedHashMap<>()));
    Map<Fact, String> keys = UniqueNames.of(varying(), fact -> word(fact.name()));
    keys.forEach(
        (fact, key) -> {
          Map<String, String> words = UniqueNames.of(values(fact.value()), JmhNames::word);
          params.forEach((entry, of) -> of.put(key, words.get(fact.value().apply(entry))));
        });
    return params;
  }

  private List<Fact> varying() {
    List<Fact> facts = new ArrayList<>();
    facts.add(new Fact("operation", entry -> entry.cell().operation().label()));
    Set<String> conditions = new TreeSet<>();
    entries.forEach(entry -> conditions.addAll(entry.cell().condition().keySet()));
    conditions.forEach(key -> facts.add(new Fact(key, entry -> entry.cell().condition().get(key))));
    facts.add(new Fact("arm", JmhEntry::arm));
    facts.removeIf(fact -> values(fact.value()).size() < 2);
    if (hasTwoVersionsOfASubject()) {
      facts.add(new Fact("version", entry -> entry.cell().version()));
    }
    if (entries.stream().anyMatch(entry -> entry.outcome() != Outcome.OK)) {
      facts.add(new Fact("outcome", entry -> entry.outcome().label()));
    }
    return facts;
  }

  /** In one arm: those of a gate differ by the arm. */
  private boolean hasTwoVersionsOfASubject() {
    record Versioned(String subject, String arm) {}
    return entries.stream()
        .collect(
            Collectors.groupingBy(
                entry -> new Versioned(entry.cell().subject(), entry.arm()),
                Collectors.mapping(
                    entry -> String.valueOf(entry.cell().version()), Collectors.toSet())))
        .values()
        .stream()
        .anyMatch(versions -> versions.size() > 1);
  }

  /** Each value once, also {@code null}. */
  private Set<String> values(Function<JmhEntry, String> fact) {
    return entries.stream().map(fact).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Viewers take parameters apart at blanks and at the sign of equality. */
  private static String word(String text) {
    return Objects.requireNonNullElse(text, NOTHING).replaceAll("[\\s\\p{Z}\\p{Cntrl}=]", "_");
  }

  /** A name of Java's, as readable as may be: {@code psd_4MiB}. */
  private static String identifier(String text) {
    String name =
        text.codePoints()
            .map(point -> Character.isLetterOrDigit(point) ? point : '_')
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    if (name.isEmpty() || !Character.isJavaIdentifierStart(name.codePointAt(0))) {
      name = "_" + name;
    }
    return SourceVersion.isKeyword(name) ? name + "_" : name;
  }
}

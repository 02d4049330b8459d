package org.xmlbench.results.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.xmlbench.results.store.Manifest;

/**
 * What holds for every text about a run: a sentence ends once, and a name keeps its letters
 * wherever it stands.
 */
public final class SentenceRule {
  /** Two full stops, and not the three of what was left out. */
  private static final Pattern ENDS_TWICE = Pattern.compile("(?<![.])[.]{2}(?![.])");

  private final Set<String> names = new TreeSet<>();

  /** The rule of a text about that run. */
  public SentenceRule(RunResults run) {
    Manifest manifest = run.folder().manifest();
    Stream.of(
            manifest.subjects().stream().map(it -> it.id()),
            manifest.documents().stream().map(it -> it.name()),
            run.forks().records().stream().map(it -> it.cell().subject()),
            run.forks().records().stream().map(it -> it.cell().document()))
        .flatMap(all -> all)
        .filter(name -> name.matches(".*[^a-z].*"))
        .forEach(names::add);
  }

  /** Where a text breaks the rule, each with what is around it. */
  public List<String> faults(String text) {
    List<String> faults = new ArrayList<>();
    around(ENDS_TWICE.matcher(text), text, faults);
    for (String name : names) {
      // Products have their names in capitals.
      String asItIs = Pattern.quote(name) + "|" + Pattern.quote(name.toUpperCase(Locale.ROOT));
      String any = "(?<![\\w-])(?!%s)(?i:%s)(?!\\w)".formatted(asItIs, Pattern.quote(name));
      around(Pattern.compile(any).matcher(text), text, faults);
    }
    return faults;
  }

  private static void around(Matcher matcher, String text, List<String> faults) {
    while (matcher.find()) {
      int begin = Math.max(0, matcher.start() - 40);
      faults.add(text.substring(begin, Math.min(text.length(), matcher.end() + 40)));
    }
  }
}

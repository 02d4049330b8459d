package org.xmlbench.results.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.SourceVersion;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;

/** Names of entries as viewers of {@code jmh.json} take them apart. */
class JmhNamesTest {
  private static final Map<String, String> CONDITION = Map.of("gc", "serial", "cpus", "2");

  private static JmhEntry entry(
      String subject, String version, String document, Map<String, String> condition, String arm) {
    return new JmhEntry(
        new Cell(subject, version, document, Operation.PARSE, condition), arm, Outcome.OK);
  }

  private static JmhEntry entry(String subject, String document) {
    return entry(subject, "1.0", document, CONDITION, null);
  }

  private static JmhNames.Name name(JmhEntry entry, JmhEntry... others) {
    List<JmhEntry> all = new ArrayList<>(List.of(entry));
    all.addAll(List.of(others));
    return JmhNames.of(all).get(entry);
  }

  @Example
  void theClassIsTheDocumentAndTheMethodTheSubject() {
    assertThat(name(entry("woodstox-stax", "psd:64KiB,seed=2:UTF-16")))
        .isEqualTo(new JmhNames.Name("xmlbench.psd_64KiB_seed_2_UTF_16.woodstox_stax", Map.of()));
    assertThat(name(entry("woodstox-stax@7.1.0", "file:/long/path/orders.xml")).benchmark())
        .isEqualTo("xmlbench.file_orders_xml.woodstox_stax_7_1_0");
    assertThat(name(entry("metro+aalto", "echoDoubles:100@16")).benchmark())
        .isEqualTo("xmlbench.echoDoubles_100_16.metro_aalto");
    assertThat(name(entry("int", "2026")).benchmark()).isEqualTo("xmlbench._2026.int_");
  }

  @Example
  void aParameterThatVariesIsInEachEntryAndNoOther() {
    JmhEntry one = entry("elm-stax", "1.0", "psd:4MiB", Map.of("gc", "g1", "cpus", "2"), null);
    JmhEntry other =
        entry("elm-stax", "1.0", "overhead", Map.of("gc", "g1", "cpus", "2", "threads", "4"), null);

    assertThat(name(one, other).params()).isEqualTo(Map.of("threads", "-"));
    assertThat(name(other, one).params()).isEqualTo(Map.of("threads", "4"));
  }

  @Example
  void aNewVersionContinuesTheSeriesUnlessTheFileHasBoth() {
    JmhEntry old = entry("elm-stax", "1.0 (old)", "psd:4MiB", CONDITION, null);
    JmhEntry current = entry("elm-stax", "2.0", "psd:4MiB", CONDITION, null);
    JmhEntry baseline = entry("elm-stax", "1.0 (old)", "psd:4MiB", CONDITION, "baseline");
    JmhEntry candidate = entry("elm-stax", "2.0", "psd:4MiB", CONDITION, "candidate");

    assertThat(name(old, entry("oak-sax", "psd:4MiB"))).isEqualTo(name(current));
    assertThat(name(old, current).params()).isEqualTo(Map.of("version", "1.0_(old)"));
    assertThat(name(candidate, baseline).params()).isEqualTo(Map.of("arm", "candidate"));
  }

  @Example
  void whatIsNotVerifiedIsMarkedAlsoWhereNothingIs() {
    Cell cell = entry("elm-stax", "psd:4MiB").cell();

    assertThat(name(new JmhEntry(cell, null, Outcome.UNVERIFIED)).params())
        .isEqualTo(Map.of("outcome", "unverified"));
  }

  @Provide
  Arbitrary<List<JmhEntry>> entries() {
    Arbitrary<String> text =
        Arbitraries.oneOf(
            Arbitraries.strings().ofMaxLength(6),
            Arbitraries.strings().withChars("ab.:/@-_ =,1\\").ofMaxLength(6));
    Arbitrary<String> document =
        Arbitraries.oneOf(
            text,
            text.map(path -> "file:/home/ci/checkout-17/" + path),
            Arbitraries.of("psd:4MiB", "psd-4MiB", "psd_4MiB_2", "int", ""));
    Arbitrary<Cell> cells =
        Combinators.combine(
                Arbitraries.oneOf(text, Arbitraries.of("jdk-sax", "jdk@sax", "class")),
                Arbitraries.of("1.0", "1 0", "1_0"),
                document,
                Arbitraries.of(
                    Operation.PARSE,
                    Operation.BUILD,
                    Operation.BUILD_WALK,
                    Operation.COUNT,
                    Operation.CALL),
                Arbitraries.maps(Arbitraries.of("gc", "a b", "a_b", "arm", "version"), text)
                    .ofMaxSize(3))
            .as(Cell::new);
    return Combinators.combine(
            cells,
            Arbitraries.of("baseline", "candidate", "-").injectNull(0.5),
            Arbitraries.of(Outcome.OK, Outcome.DECLARED))
        .as(JmhEntry::new)
        .list()
        .uniqueElements(entry -> List.of(entry.cell(), String.valueOf(entry.arm())))
        .ofMinSize(1)
        .ofMaxSize(12);
  }

  /**
   * JMH Visualizer, and so Jenkins, splits the benchmark at dots and makes one text of method and
   * parameters, which it splits at blanks and at signs of equality again.
   */
  @Property
  void viewersFindDocumentSubjectAndParameters(@ForAll("entries") List<JmhEntry> entries) {
    Map<JmhEntry, JmhNames.Name> names = JmhNames.of(entries);
    Map<String, String> documentOfClass = new HashMap<>();
    Map<String, String> subjectOfMethod = new HashMap<>();
    Set<Object> seen = new HashSet<>();
    for (JmhEntry entry : entries) {
      JmhNames.Name name = names.get(entry);
      String[] parts = name.benchmark().split("\\.", -1);
      assertThat(parts).hasSize(3).startsWith("xmlbench");
      assertThat(SourceVersion.isName(name.benchmark())).as(name.benchmark()).isTrue();
      assertThat(documentOfClass.computeIfAbsent(parts[1], c -> entry.cell().document()))
          .isEqualTo(entry.cell().document());
      assertThat(subjectOfMethod.computeIfAbsent(parts[2], m -> entry.cell().subject()))
          .isEqualTo(entry.cell().subject());

      StringBuilder key = new StringBuilder(parts[2]);
      name.params()
          .forEach((param, value) -> key.append(' ').append(param).append('=').append(value));
      List<String> found = new ArrayList<>(Arrays.asList(key.toString().split("[\\s=]", -1)));
      assertThat(found.removeFirst()).isEqualTo(parts[2]);
      assertThat(found).hasSize(2 * name.params().size());
      assertThat(seen.add(List.of(parts[1], key.toString()))).as(name.toString()).isTrue();
      assertThat(name.benchmark()).doesNotContain("checkout", "home");
    }
  }

  @Property
  void aChartsEntriesHaveTheSameParametersAndEachVaries(@ForAll("entries") List<JmhEntry> entries) {
    Map<JmhEntry, JmhNames.Name> names = JmhNames.of(entries);
    Map<String, Set<String>> values = new HashMap<>();
    for (JmhNames.Name name : names.values()) {
      assertThat(name.params().keySet()).isEqualTo(names.get(entries.getFirst()).params().keySet());
      name.params().forEach((key, v) -> values.computeIfAbsent(key, k -> new HashSet<>()).add(v));
    }
    values.remove("outcome");
    assertThat(values.values()).allSatisfy(of -> assertThat(of).hasSizeGreaterThan(1));
  }
}

package org.xmlbench.families.parsers.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.results.QuickRun;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.store.Manifest;
import org.xmlbench.results.store.SubjectEntry;

/** What a page tells a reader to take. */
class ParserNextTest {
  private static ParserNext next(List<String> options) {
    QuickRun run = QuickRun.of(1);
    Manifest made = run.manifest();
    Manifest manifest =
        Manifest.of(
            made.origin(),
            made.plan(),
            made.host(),
            made.options(),
            made.subjects().stream().map(subject -> with(subject, options)).toList(),
            made.documents());
    return ParserNext.of(manifest, Comparison.of(manifest, run.forks())).orElseThrow();
  }

  private static SubjectEntry with(SubjectEntry subject, List<String> options) {
    return new SubjectEntry(
        subject.id(),
        subject.library(),
        subject.style(),
        subject.lineage(),
        SubjectEntry.Configuration.of(options),
        subject.declared());
  }

  /** Figures are of JVMs with such a module; a reader's JVM has to have it, too. */
  @Test
  void modulesOfTheJvmArePartOfIt() {
    assertThat(next(List.of("limits=none", "add-modules=jdk.incubator.vector")).jvm())
        .containsExactly("--add-modules jdk.incubator.vector");
    assertThat(next(List.of("limits=none")).jvm()).isEmpty();
  }
}

package org.xmlbench.suite.family.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.results.family.conformance.ConformanceTest;
import org.xmlbench.results.family.conformance.ConformanceTest.Expected;
import org.xmlbench.results.family.conformance.SuitePart;

/**
 * The tests of a suite's folder that say something of a parser which does not validate, reads no
 * external entity and knows namespaces: this is what every driver is.
 */
final class SuiteTests {
  private static final Set<String> EXTERNAL = Set.of("general", "parameter", "both");

  private final Path folder;
  private final List<ConformanceTest> tests = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();

  private SuiteTests(Path folder) {
    this.folder = folder;
  }

  /**
   * What a folder holds.
   *
   * @param tests those that count
   * @param notices a line for each thing that is wrong with it
   */
  record Found(List<ConformanceTest> tests, List<String> notices) {
    Found {
      tests = List.copyOf(tests);
      notices = List.copyOf(notices);
    }
  }

  /**
   * Reads a suite.
   *
   * @throws UserErrorException when the folder has no catalogue, a damaged one, or no document of
   *     it
   */
  static Found in(Path folder) throws IOException {
    List<SuiteEntry> entries = entries(folder);
    SuiteTests suite = new SuiteTests(folder.toAbsolutePath().normalize());
    for (SuiteEntry entry : entries) {
      suite.add(entry);
    }
    if (suite.tests.isEmpty()) {
      throw new UserErrorException(
          "%s: its catalogue names %d tests, and no document of one that counts is there"
              .formatted(folder, entries.size()));
    }
    List<String> notices =
        suite.missing.isEmpty()
            ? List.of()
            : List.of(
                "%s: tests left out, because their documents are missing or cannot be read: %d, the first %s"
                    .formatted(folder, suite.missing.size(), suite.missing.getFirst()));
    return new Found(suite.tests, notices);
  }

  private static List<SuiteEntry> entries(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw new UserErrorException("--suite %s: no folder".formatted(folder));
    }
    if (Files.isRegularFile(folder.resolve(SuiteList.NAME))) {
      return SuiteList.read(folder.resolve(SuiteList.NAME));
    }
    if (Files.isRegularFile(folder.resolve(SuiteCatalogue.NAME))) {
      return SuiteCatalogue.read(folder);
    }
    throw new UserErrorException(
        "--suite %s: it has neither %s, the catalogue of the W3C's suite, nor a table %s"
            .formatted(folder, SuiteCatalogue.NAME, SuiteList.NAME));
  }

  private void add(SuiteEntry entry) throws IOException {
    boolean malformed = entry.type().equals("not-wf");
    boolean external = EXTERNAL.contains(entry.entities());
    boolean optional =
        !(malformed || entry.type().equals("valid") || entry.type().equals("invalid"));
    if (optional || !entry.namespaces() || (malformed && external)) {
      return;
    }
    Path file = folder.resolve(entry.path()).normalize();
    if (!file.startsWith(folder) || !Files.isReadable(file) || !Files.isRegularFile(file)) {
      missing.add(entry.path());
      return;
    }
    Optional<String> digest = malformed || external ? Optional.empty() : output(entry);
    tests.add(
        new ConformanceTest(
            entry.id(),
            part(entry),
            malformed ? Expected.REJECT : digest.isPresent() ? Expected.OUTPUT : Expected.ACCEPT,
            external,
            digest.orElse(null),
            entry.sections(),
            entry.path(),
            entry.description(),
            DocumentText.of(Files.readAllBytes(file))));
  }

  private Optional<String> output(SuiteEntry entry) throws IOException {
    Path file = folder.resolve(entry.output()).normalize();
    return entry.output().isEmpty() || !file.startsWith(folder) || !Files.isRegularFile(file)
        ? Optional.empty()
        : CanonicalForm.digest(Files.readAllBytes(file));
  }

  private static SuitePart part(SuiteEntry entry) {
    boolean later = entry.version().equals("1.1") || entry.recommendation().contains("1.1");
    if (entry.recommendation().startsWith("NS")) {
      return later ? SuitePart.NAMESPACES_11 : SuitePart.NAMESPACES_10;
    }
    if (later) {
      return SuitePart.XML_11;
    }
    boolean fourth = entry.edition().contains("4");
    boolean fifth = entry.edition().contains("5");
    if (fourth == fifth) {
      return SuitePart.XML_10;
    }
    return fifth ? SuitePart.NAMES_OF_FIFTH : SuitePart.NAMES_TO_FOURTH;
  }
}

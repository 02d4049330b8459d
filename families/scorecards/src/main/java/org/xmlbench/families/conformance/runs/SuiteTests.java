package org.xmlbench.families.conformance.runs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.families.conformance.tables.ConformanceTest;
import org.xmlbench.families.conformance.tables.ConformanceTest.Expected;
import org.xmlbench.families.conformance.tables.SuitePart;

/**
 * The tests of a suite's folder that say something of a parser which does not validate, reads no
 * external entity and knows namespaces: this is what every driver is.
 */
final class SuiteTests {
  private static final Set<String> EXTERNAL = Set.of("general", "parameter", "both");

  private static final String MALFORMED = "not-wf";

  /** What a catalogue may call a test; of these a parser may do with an error as it likes. */
  private static final Set<String> TYPES = Set.of(MALFORMED, "valid", "invalid", "error");

  /** A document of a suite has a few kilobytes. */
  private static final long LARGEST = 16 << 20;

  private final Path folder;
  private final List<ConformanceTest> tests = new ArrayList<>();
  private final List<String> missing = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();
  private final Set<String> ids = new HashSet<>();

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
    List<String> notices = new ArrayList<>();
    suite.tell("their documents are missing, too large or cannot be read", suite.missing, notices);
    suite.tell(
        "their type is none of not-wf, valid, invalid and error, or their id is none or another's",
        suite.unknown,
        notices);
    return new Found(suite.tests, notices);
  }

  private void tell(String why, List<String> leftOut, List<String> notices) {
    if (!leftOut.isEmpty()) {
      notices.add(
          "%s: tests left out, because %s: %d, the first %s"
              .formatted(folder, why, leftOut.size(), leftOut.getFirst()));
    }
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
    if (!TYPES.contains(entry.type()) || entry.id().isBlank() || !ids.add(entry.id())) {
      unknown.add("%s (%s)".formatted(entry.path(), entry.type()));
      return;
    }
    boolean malformed = entry.type().equals(MALFORMED);
    boolean external = EXTERNAL.contains(entry.entities());
    boolean optional =
        !(malformed || entry.type().equals("valid") || entry.type().equals("invalid"));
    if (optional || !entry.namespaces() || (malformed && external)) {
      return;
    }
    Optional<Path> document = inside(entry.path());
    if (document.isEmpty()) {
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
            DocumentText.of(Files.readAllBytes(document.get()))));
  }

  private Optional<String> output(SuiteEntry entry) throws IOException {
    Optional<Path> output = entry.output().isEmpty() ? Optional.empty() : inside(entry.output());
    return output.isPresent()
        ? CanonicalForm.digest(Files.readAllBytes(output.get()))
        : Optional.empty();
  }

  /** A file of the suite that can be read whole. */
  private Optional<Path> inside(String path) throws IOException {
    try {
      Path file = folder.resolve(path).normalize();
      boolean readable =
          file.startsWith(folder)
              && Files.isReadable(file)
              && Files.isRegularFile(file)
              && Files.size(file) <= LARGEST;
      return readable ? Optional.of(file) : Optional.empty();
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
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

package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserOptions;

/**
 * The W3C's suite, where it lies beside the clone: what has to be rejected is, what has to be
 * accepted is, in one piece and byte by byte.
 */
class ConformanceTest {
  /** A line of the suite's list. */
  private record Case(
      String type, String entities, String version, String edition, boolean namespaces, Path file) {
    /** Whether it is of XML 1.0, fifth edition, or of XML 1.1. */
    boolean isOfThisEdition() {
      return version.equals("1.1") || edition.isEmpty() || edition.contains("5");
    }

    boolean isRejected(boolean fetching) throws IOException {
      ParserOptions options = ParserOptions.DEFAULT.withNamespaces(namespaces);
      byte[] document = Files.readAllBytes(file);
      List<String> whole =
          EventTrace.of(document, fetching ? options.withExternals(this::open) : options);
      List<String> steps =
          EventTrace.inSteps(document, 1, fetching ? options.withExternals(this::open) : options);
      assertThat(steps).as(file.toString()).isEqualTo(whole);
      return whole.getLast().startsWith("! ");
    }

    private InputStream open(String name, String publicId, String systemId) throws IOException {
      Path entity = file.resolveSibling(systemId);
      return Files.exists(entity) ? Files.newInputStream(entity) : null;
    }
  }

  private static Path suite() {
    Path here = Path.of("").toAbsolutePath();
    Path shared =
        Stream.iterate(here, path -> path != null, Path::getParent)
            .map(path -> path.resolve("shared/xmlconf"))
            .filter(Files::isDirectory)
            .findFirst()
            .orElse(null);
    assumeTrue(shared != null, "no folder shared/xmlconf beside the clone");
    return shared;
  }

  private static List<Case> cases() throws IOException {
    Path suite = suite();
    List<Case> cases = new ArrayList<>();
    for (String line : Files.readAllLines(suite.resolve("tests.tsv"))) {
      String[] fields = line.split("\t", -1);
      if (!fields[0].equals("id")) {
        cases.add(
            new Case(
                fields[2],
                fields[3],
                fields[4],
                fields[6],
                fields[7].equals("yes"),
                suite.resolve(fields[9])));
      }
    }
    return cases;
  }

  @Test
  void whatMustBeRejectedIsAndNothingElse() throws IOException {
    Map<String, String> wrong = new TreeMap<>();
    for (Case test : cases()) {
      boolean mustReject = test.type().equals("not-wf");
      boolean mustAccept = test.type().equals("valid") || test.type().equals("invalid");
      if (test.isOfThisEdition() && (mustReject || mustAccept)) {
        boolean rejected = test.isRejected(true);
        if (rejected != mustReject) {
          wrong.put(suite().relativize(test.file()).toString(), test.type());
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  /**
   * A reader that fetches nothing rejects no more, and still rejects errors in the document itself.
   */
  @Test
  void withoutFetchingWhatTheDocumentItselfHasIsRejected() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Case test : cases()) {
      boolean mustReject = test.type().equals("not-wf") && test.entities().equals("none");
      boolean mustAccept = test.type().equals("valid") || test.type().equals("invalid");
      if (test.isOfThisEdition()
          && (mustReject || mustAccept)
          && test.isRejected(false) != mustReject) {
        wrong.add(suite().relativize(test.file()).toString());
      }
    }
    assertThat(wrong).isEmpty();
  }
}

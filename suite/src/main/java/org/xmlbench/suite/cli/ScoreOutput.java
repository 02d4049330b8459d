package org.xmlbench.suite.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.xmlbench.core.Count;
import org.xmlbench.house.console.OutputFile;
import org.xmlbench.results.scorecard.DocumentCorpus;
import org.xmlbench.results.scorecard.ReadingFile;

/**
 * The file of scores that {@code check --score} writes, and what is to be known of it. Scores of
 * anything but the recorded corpus are written, too, but no run shows them.
 *
 * @param file takes them
 */
record ScoreOutput(Path file) {
  /** Measures scores again. */
  static final String COMMAND = "xmlbench check --score " + ReadingFile.NAME + " DIR";

  /** Fails before anything is measured where the file could not be written. */
  void requireWritable() {
    OutputFile.requireWritable(file);
  }

  /**
   * Writes them.
   *
   * @return a sentence for each thing to know
   */
  List<String> write(ReadingFile scores) {
    OutputFile.write(
        file, out -> out.write(ReadingFile.FILE.text(scores).getBytes(StandardCharsets.UTF_8)));
    return notices(scores, DocumentCorpus.recorded(), ReadingFile.shipped());
  }

  static List<String> notices(ReadingFile scores, DocumentCorpus recorded, ReadingFile shipped) {
    List<String> hashes = scores.documents().stream().map(ReadingFile.Judged::sha256).toList();
    if (!scores.corpus().equals(recorded.id())) {
      return List.of(
          "these scores cannot be shipped and no run shows them: they are of other documents than"
              + " the recorded corpus (%s missing, %s not on its list)"
                  .formatted(
                      Count.of(recorded.missing(hashes), "document"), recorded.foreign(hashes)));
    }
    List<String> notices = new ArrayList<>();
    long judgedOtherwise = judgedOtherwise(scores, shipped);
    if (judgedOtherwise > 0) {
      notices.add(
          ("%s of the recorded corpus judged otherwise than for the shipped scores: other parsers"
                  + " voted, or a driver has changed")
              .formatted(Count.of(judgedOtherwise, "document")));
    }
    notices.add(
        scores.scores().stream()
            .map(score -> "%s %s".formatted(score.driver(), score.reading().text()))
            .collect(Collectors.joining(", ", "reads rightly: ", "")));
    return List.copyOf(notices);
  }

  private static long judgedOtherwise(ReadingFile scores, ReadingFile shipped) {
    Map<String, String> before = new HashMap<>();
    shipped.documents().forEach(one -> before.put(one.sha256(), one.events()));
    return scores.documents().stream()
        .filter(one -> !Objects.equals(before.get(one.sha256()), one.events()))
        .count();
  }
}

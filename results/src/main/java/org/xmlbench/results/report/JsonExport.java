package org.xmlbench.results.report;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.xmlbench.results.stats.Comparison;
import org.xmlbench.results.stats.DocumentComparison;
import org.xmlbench.results.stats.Growth;
import org.xmlbench.results.stats.PairMethod;
import org.xmlbench.results.stats.RunDifference;
import org.xmlbench.results.stats.SizeUnit;
import org.xmlbench.results.stats.SubjectFigure;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** A comparison as JSON: {@code comparison.json}, and the data of the HTML report. */
public final class JsonExport {
  static final JsonMapper COMPACT = builder().build();

  private static final JsonMapper PRETTY =
      builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private JsonExport() {}

  /** The whole file. What is unavailable is absent. */
  public static String render(Comparison comparison) {
    return PRETTY.writeValueAsString(comparison) + "\n";
  }

  /** Two runs side by side. What is unavailable is absent. */
  public static String render(RunDifference difference) {
    return PRETTY.writeValueAsString(difference) + "\n";
  }

  private static JsonMapper.Builder builder() {
    return StoreJson.builder()
        .addModule(
            StoreJson.labels(
                DocumentComparison.Kind.class,
                DocumentComparison.Kind.values(),
                DocumentComparison.Kind::label))
        .addModule(StoreJson.labels(SizeUnit.class, SizeUnit.values(), SizeUnit::label))
        .addModule(
            StoreJson.labels(Growth.Verdict.class, Growth.Verdict.values(), Growth.Verdict::label))
        .addModule(StoreJson.labels(PairMethod.class, PairMethod.values(), PairMethod::label))
        .addModule(
            StoreJson.labels(
                RunDifference.Shared.class,
                RunDifference.Shared.values(),
                RunDifference.Shared::label))
        .addMixIn(RunDifference.CellDifference.class, CellTexts.class)
        .addMixIn(SubjectFigure.class, FigureTexts.class)
        .addMixIn(DocumentComparison.class, DocumentTexts.class);
  }

  /**
   * Sentences are part of the file, so that every program that shows the figures explains them
   * alike.
   */
  @JsonPropertyOrder({"subject", "label", "unsteady"})
  private abstract static class FigureTexts {
    @JsonProperty
    abstract String label();

    @JsonProperty("unsteady")
    abstract boolean isUnsteady();
  }

  private abstract static class CellTexts {
    @JsonProperty
    abstract String label();
  }

  @JsonPropertyOrder({"document", "title", "answer", "resolution", "methodText", "forkNotes"})
  private abstract static class DocumentTexts {
    @JsonProperty
    abstract String title();

    @JsonProperty
    abstract String answer();

    @JsonProperty
    abstract String resolution();

    @JsonProperty
    abstract String methodText();

    @JsonProperty
    abstract List<String> forkNotes();

    @JsonProperty
    abstract boolean unsteadyThroughout();

    @JsonProperty
    abstract boolean contendedThroughout();

    @JsonIgnore
    abstract List<SubjectFigure> fastest();
  }
}

package org.xmlbench.results.gate;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import org.xmlbench.results.store.Pairing;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The gate's result as JSON: {@link GateResult} as it is, without what is unknown. */
public final class GateJson {
  private static final JsonMapper PRETTY =
      StoreJson.builder()
          .addModule(StoreJson.labels(Pairing.class, Pairing.values(), Pairing::label))
          .enable(SerializationFeature.INDENT_OUTPUT)
          .changeDefaultPropertyInclusion(
              inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_ABSENT))
          .addMixIn(GateResult.class, Sentences.class)
          .addMixIn(ArmFailure.class, Sentence.class)
          .addMixIn(SkippedCell.class, Sentence.class)
          .build();

  private GateJson() {}

  /** Parts that every output shows as one sentence are one string in the file. */
  private abstract static class Sentence {
    @JsonValue
    abstract String sentence();
  }

  /** The whole document, indented. */
  public static String render(GateResult result) {
    return PRETTY.writeValueAsString(result) + "\n";
  }

  /**
   * Sentences are part of the file, so that every program that shows the figures explains them
   * alike. The order is given because reflection does not guarantee one.
   */
  @JsonPropertyOrder({"schema", "run", "word", "exitCode", "guarantee", "machine"})
  private abstract static class Sentences {
    @JsonProperty
    abstract int schema();

    @JsonProperty
    abstract int exitCode();

    @JsonProperty
    abstract String word();

    @JsonProperty
    abstract String guarantee();

    @JsonProperty
    abstract String machine();
  }
}

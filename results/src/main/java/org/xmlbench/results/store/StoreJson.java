package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;
import java.util.function.Function;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Operation;
import org.xmlbench.core.record.Outcome;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** How records become JSON: the names of the contract, enums by label, nothing that is absent. */
public final class StoreJson {
  /** One line; keys in the order of the record's components. */
  static final JsonMapper LINE = builder().build();

  /** For people too. */
  static final JsonMapper PRETTY = builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  private static final JsonMapper CANONICAL =
      builder()
          .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
          .build();

  private StoreJson() {}

  /** A builder with the names and labels of the contract, for others who write records. */
  public static JsonMapper.Builder builder() {
    SimpleModule labels = new SimpleModule("labels");
    addLabels(labels, Outcome.class, Outcome.values(), Outcome::label);
    addLabels(labels, Operation.class, Operation.values(), Operation::label);
    addLabels(labels, Iteration.Phase.class, Iteration.Phase.values(), Iteration.Phase::label);
    addLabels(labels, TimingClock.class, TimingClock.values(), TimingClock::label);
    addLabels(labels, Finding.State.class, Finding.State.values(), Finding.State::label);
    return JsonMapper.builder()
        .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .enable(MapperFeature.DEFAULT_VIEW_INCLUSION)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .changeDefaultPropertyInclusion(i -> i.withValueInclusion(JsonInclude.Include.NON_NULL))
        .addMixIn(Implementation.class, ImplementationNames.class)
        .addMixIn(ForkRecord.class, ForkRecordNames.class)
        .addMixIn(ForkEvidence.class, EvidenceNames.class)
        .addMixIn(Cell.class, CellNames.class)
        .addModule(labels);
  }

  /** A module that writes and reads an enum by its labels. */
  public static <E extends Enum<E>> JacksonModule labels(
      Class<E> type, E[] values, Function<E, String> label) {
    SimpleModule module = new SimpleModule(type.getName());
    addLabels(module, type, values, label);
    return module;
  }

  /**
   * What is wrong with a text, in one line: line and column stay, the library's own advice goes.
   */
  static String message(JacksonException e) {
    return e.getOriginalMessage()
        .replaceAll("\\[Source: [^;\\]]*; ([^\\]]*)]", "$1")
        .lines()
        .findFirst()
        .orElse("no JSON");
  }

  /** A file that programs and people read, ended by LF. What is unavailable is absent. */
  public static String file(Object model) {
    return PRETTY.writerWithView(Object.class).writeValueAsString(model) + "\n";
  }

  static String canonical(Object value) {
    return CANONICAL.writeValueAsString(value);
  }

  private static <E extends Enum<E>> void addLabels(
      SimpleModule module, Class<E> type, E[] values, Function<E, String> label) {
    module.addSerializer(type, new LabelSerializer<>(label));
    module.addDeserializer(type, new LabelDeserializer<>(type, values, label));
  }

  private abstract static class ImplementationNames {
    @JsonProperty("class")
    abstract String className();
  }

  /** The parts of a record stand side by side in its line, in the order of their components. */
  @JsonPropertyOrder("schema")
  private abstract static class ForkRecordNames {
    @JsonProperty
    abstract int schema();

    @JsonUnwrapped
    abstract ForkPlace place();

    @JsonUnwrapped
    abstract ForkStatus status();

    @JsonUnwrapped
    abstract ForkTiming timing();

    @JsonUnwrapped
    abstract ForkEvidence evidence();

    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    abstract Map<String, Double> measures();
  }

  private abstract static class EvidenceNames {
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    abstract Map<String, String> jvm();
  }

  private abstract static class CellNames {
    @JsonIgnore
    abstract String id();
  }

  private static final class LabelSerializer<E> extends ValueSerializer<E> {
    private final Function<E, String> label;

    LabelSerializer(Function<E, String> label) {
      this.label = label;
    }

    @Override
    public void serialize(E value, JsonGenerator out, SerializationContext context) {
      out.writeString(label.apply(value));
    }
  }

  private static final class LabelDeserializer<E> extends ValueDeserializer<E> {
    private final Class<E> type;
    private final E[] values;
    private final Function<E, String> label;

    LabelDeserializer(Class<E> type, E[] values, Function<E, String> label) {
      this.type = type;
      this.values = values;
      this.label = label;
    }

    @Override
    public E deserialize(JsonParser in, DeserializationContext context) {
      String text = in.getString();
      for (E value : values) {
        if (label.apply(value).equals(text)) {
          return value;
        }
      }
      return type.cast(context.handleWeirdStringValue(type, text, "no such label"));
    }
  }
}

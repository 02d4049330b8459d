package org.xmlbench.results.store;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Map;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkEvidence;
import org.xmlbench.core.record.ForkPlace;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.ForkStatus;
import org.xmlbench.core.record.ForkTiming;
import org.xmlbench.core.record.Implementation;
import org.xmlbench.core.record.Operation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

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
    return JsonMapper.builder()
        .addModule(new StableOrder())
        .annotationIntrospector(new Labels())
        .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
        .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .enable(MapperFeature.DEFAULT_VIEW_INCLUSION)
        .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .changeDefaultPropertyInclusion(i -> i.withValueInclusion(JsonInclude.Include.NON_ABSENT))
        .addMixIn(Implementation.class, ImplementationNames.class)
        .addMixIn(ForkRecord.class, ForkRecordNames.class)
        .addMixIn(ForkEvidence.class, EvidenceNames.class)
        .addMixIn(Operation.class, OperationLabel.class)
        .addMixIn(Cell.class, CellNames.class);
  }

  /** A file that programs and people read, ended by LF. What is unavailable is absent. */
  public static String file(Object model) {
    return PRETTY.writerWithView(Object.class).writeValueAsString(model) + "\n";
  }

  /** The same in one line, with what only the page shows. */
  public static String line(Object model) {
    return LINE.writeValueAsString(model);
  }

  static String canonical(Object value) {
    return CANONICAL.writeValueAsString(value);
  }

  /** Names the values of an enum that has a method {@code label} by that. */
  private static final class Labels extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1;

    @Override
    public String[] findEnumValues(
        MapperConfig<?> config, AnnotatedClass type, Enum<?>[] values, String[] names) {
      try {
        for (int i = 0; i < values.length; i++) {
          names[i] = (String) values[i].getDeclaringClass().getMethod("label").invoke(values[i]);
        }
        return names;
      } catch (ReflectiveOperationException e) {
        return super.findEnumValues(config, type, values, names);
      }
    }
  }

  private abstract static class ImplementationNames {
    @JsonProperty("class")
    abstract String className();
  }

  private abstract static class OperationLabel {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    OperationLabel(String label) {}

    @JsonValue
    abstract String label();
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
}

package org.xmlbench.house.run;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.time.Duration;
import java.util.List;
import org.xmlbench.house.engine.plan.Durations;
import org.xmlbench.results.store.StoreJson;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/**
 * How requests become JSON: durations as the command line has them, enums by their labels, nothing
 * that is absent. A list that is {@code null}, or has a {@code null} in it, is an error.
 */
final class RequestJson {
  static final JsonMapper MAPPER =
      StoreJson.builder()
          .addModule(
              new SimpleModule("durations")
                  .addSerializer(Duration.class, new DurationText())
                  .addDeserializer(Duration.class, new TextDuration()))
          .withConfigOverride(
              List.class,
              list -> list.setNullHandling(JsonSetter.Value.forValueNulls(Nulls.FAIL, Nulls.FAIL)))
          .build();

  private RequestJson() {}

  private static final class DurationText extends ValueSerializer<Duration> {
    @Override
    public void serialize(Duration value, JsonGenerator out, SerializationContext context) {
      out.writeString(Durations.format(value));
    }
  }

  private static final class TextDuration extends ValueDeserializer<Duration> {
    @Override
    public Duration deserialize(JsonParser in, DeserializationContext context) {
      return Durations.parse("the request in the manifest", in.getString());
    }
  }
}

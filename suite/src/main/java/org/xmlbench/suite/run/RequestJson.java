package org.xmlbench.suite.run;

import java.time.Duration;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.suite.engine.plan.Durations;
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
 * that is absent.
 */
final class RequestJson {
  static final JsonMapper MAPPER =
      StoreJson.builder()
          .addModule(
              new SimpleModule("durations")
                  .addSerializer(Duration.class, new DurationText())
                  .addDeserializer(Duration.class, new TextDuration()))
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

package org.xmlbench.analytics;

import java.io.OutputStream;
import java.util.List;
import org.xmlbench.results.store.StableOrder;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** An array of objects, a row each; what is unavailable is null. */
final class JsonWriter implements ResultWriter {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new StableOrder())
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private final List<String> columns;
  private final JsonGenerator json;

  JsonWriter(List<String> columns, OutputStream out) {
    this.columns = columns;
    this.json = MAPPER.createGenerator(out);
    json.writeStartArray();
  }

  @Override
  public void row(List<Object> values) {
    json.writeStartObject();
    for (int i = 0; i < columns.size(); i++) {
      json.writePOJOProperty(columns.get(i), values.get(i));
    }
    json.writeEndObject();
  }

  @Override
  public void end() {
    json.writeEndArray();
    json.writeRaw('\n');
    json.close();
  }
}

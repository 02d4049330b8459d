package org.xmlbench.results;

import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** One of the schemas of {@code docs/schema}. */
public final class PublishedSchema {
  private static final Path FOLDER = ProjectFolder.top().resolve("docs/schema");

  /** What other schemas refer to. */
  private static final Map<String, String> TABLES = Map.of("urn:xmlbench:tables:2", text("tables"));

  private final Schema schema;

  private PublishedSchema(Schema schema) {
    this.schema = schema;
  }

  public static PublishedSchema of(String name) throws IOException {
    return new PublishedSchema(
        SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12, builder -> builder.schemas(TABLES))
            .getSchema(text(name), InputFormat.JSON));
  }

  private static String text(String name) {
    try {
      return Files.readString(FOLDER.resolve(name + ".schema.json"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public List<Error> errors(String json) {
    return schema.validate(json, InputFormat.JSON);
  }
}

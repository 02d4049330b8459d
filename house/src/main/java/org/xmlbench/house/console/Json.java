package org.xmlbench.house.console;

import java.io.PrintStream;
import org.xmlbench.results.store.StableOrder;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON for people and programs, on standard output. */
public final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(new StableOrder())
          .enable(SerializationFeature.INDENT_OUTPUT)
          .build();

  private Json() {}

  /** Prints maps, lists, strings and numbers, keys in their order, and ends the line. */
  public static void print(PrintStream out, Object value) {
    out.println(MAPPER.writeValueAsString(value));
  }
}

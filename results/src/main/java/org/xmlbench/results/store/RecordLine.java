package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.record.ForkRecord;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

final class RecordLine {
  private static final List<String> REQUIRED =
      List.of("schema", "run", "cell", "round", "block", "position", "attempt", "outcome");
  private static final List<String> REQUIRED_IN_CELL =
      List.of("subject", "version", "document", "operation", "condition");

  private RecordLine() {}

  /**
   * Reads a line.
   *
   * @param clock the run's, which an {@code ok} fork must have a time of
   * @throws TornException when it is no whole JSON object, as what a crash leaves of a line
   * @throws UnreadableException when it is a whole JSON object but no record, or lacks what an
   *     {@code ok} one has
   * @throws OtherSchemaException when it is a record of another schema
   */
  static ForkRecord parse(String line, TimingClock clock) {
    JsonNode json = object(line);
    try {
      require(json, List.of("schema"));
      if (json.path("schema").asInt(-1) != ForkRecord.SCHEMA) {
        throw new OtherSchemaException(json.path("schema").toString());
      }
      require(json, REQUIRED);
      requireCell(json.path("cell"));
      return checked(StoreJson.LINE.treeToValue(json, ForkRecord.class), clock);
    } catch (JacksonException e) {
      throw new UnreadableException("not a fork record (" + JsonFault.inLine(e) + ")", e);
    }
  }

  private static ForkRecord checked(ForkRecord fork, TimingClock clock) {
    String fault = OkRecordRule.fault(fork, clock);
    if (fault != null) {
      throw new UnreadableException("not an ok fork (" + fault + ")", null);
    }
    return fork;
  }

  /**
   * No prefix of a JSON object is itself a whole object, so a torn line is distinguished from a
   * wrong one.
   */
  private static JsonNode object(String line) {
    try {
      JsonNode json = StoreJson.LINE.readTree(line);
      if (json.isObject()) {
        return json;
      }
      throw new TornException("not a JSON object", null);
    } catch (JacksonException e) {
      throw new TornException("not a JSON object (" + JsonFault.inLine(e) + ")", e);
    }
  }

  /**
   * Requires what every cell has.
   *
   * @throws UnreadableException when it lacks something
   */
  static void requireCell(JsonNode cell) {
    require(cell, REQUIRED_IN_CELL);
  }

  private static void require(JsonNode json, List<String> keys) {
    for (String key : keys) {
      if (!json.hasNonNull(key)) {
        throw new UnreadableException("not a fork record (no " + key + ")", null);
      }
    }
  }

  /** The line is no whole JSON object. */
  static final class TornException extends RuntimeException {
    TornException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** The line is a whole JSON object and no record. */
  static final class UnreadableException extends RuntimeException {
    UnreadableException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** The line is a record that this version cannot read. */
  static final class OtherSchemaException extends RuntimeException {
    OtherSchemaException(String schema) {
      super(
          "the record has schema %s and this version of XMLBench reads schema %d only; use the"
                  .formatted(schema, ForkRecord.SCHEMA)
              + " version that wrote it");
    }
  }
}

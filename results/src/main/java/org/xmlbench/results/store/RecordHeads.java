package org.xmlbench.results.store;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.xmlbench.core.Labelled;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.ForkRecord;
import org.xmlbench.core.record.Iteration;
import org.xmlbench.core.record.Measured;
import org.xmlbench.core.record.Outcome;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Reads the heads of records: each line is read to its end, and of its values only those that say
 * what it is become objects, so that a million take a small part of the time that records would.
 */
final class RecordHeads {
  /** Cells by their text: a log has few. */
  private final Map<String, Cell> cells = new HashMap<>();

  /** The values that are read, named as in a record. */
  private enum Key {
    SCHEMA(JsonToken.VALUE_NUMBER_INT),
    RUN(JsonToken.VALUE_STRING),
    CELL(JsonToken.START_OBJECT),
    ROUND(JsonToken.VALUE_NUMBER_INT),
    BLOCK(JsonToken.VALUE_NUMBER_INT),
    POSITION(JsonToken.VALUE_NUMBER_INT),
    ATTEMPT(JsonToken.VALUE_NUMBER_INT),
    OUTCOME(JsonToken.VALUE_STRING),
    ARM(JsonToken.VALUE_STRING),
    ITERATIONS(JsonToken.START_ARRAY),
    MEASURED(JsonToken.START_OBJECT);

    private final JsonToken type;

    Key(JsonToken type) {
      this.type = type;
    }

    private boolean isOf(String key) {
      return name().equalsIgnoreCase(key) && key.charAt(0) >= 'a';
    }
  }

  private static final Key[] KEYS = Key.values();
  private static final Set<Key> OPTIONAL = EnumSet.of(Key.ARM, Key.ITERATIONS, Key.MEASURED);

  /** A line that is no record, for the reason of its message. */
  static final class FaultException extends RuntimeException {
    FaultException(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /**
   * Reads a line.
   *
   * @throws FaultException when it is no whole record
   */
  RecordHead read(ByteLines line) {
    int length = line.end() - line.start();
    Map<Key, Object> values = new EnumMap<>(Key.class);
    try (JsonParser json = StoreJson.LINE.createParser(line.buffer(), line.start(), length)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        throw new FaultException("not a JSON object", null);
      }
      while (json.nextToken() != JsonToken.END_OBJECT) {
        Key key = key(json.currentName());
        json.nextToken();
        if (key == null) {
          json.skipChildren();
        } else if (values.put(key, value(key, json, line)) != null) {
          throw fault("two of " + label(key));
        }
      }
      if (json.nextToken() != null) {
        throw new FaultException("more than one JSON object", null);
      }
    } catch (JacksonException e) {
      throw new FaultException("not a JSON object (" + JsonFault.inLine(e) + ")", e);
    }
    return head(values);
  }

  private static RecordHead head(Map<Key, Object> values) {
    for (Key key : KEYS) {
      if (!OPTIONAL.contains(key) && !values.containsKey(key)) {
        throw fault("no " + label(key));
      }
    }
    if (!values.get(Key.SCHEMA).equals(ForkRecord.SCHEMA)) {
      throw new FaultException(
          new RecordLine.OtherSchemaException(values.get(Key.SCHEMA).toString()).getMessage(),
          null);
    }
    if (values.get(Key.OUTCOME) == Outcome.OK && !values.containsKey(Key.MEASURED)) {
      throw new FaultException("not an ok fork (no measured)", null);
    }
    return new RecordHead(
        (String) values.get(Key.RUN),
        (Cell) values.get(Key.CELL),
        (int) values.get(Key.BLOCK),
        (String) values.get(Key.ARM),
        (int) values.get(Key.ATTEMPT),
        (Measured) values.get(Key.MEASURED),
        (long) values.getOrDefault(Key.ITERATIONS, 0L));
  }

  private static Key key(String name) {
    for (Key key : KEYS) {
      if (key.isOf(name)) {
        return key;
      }
    }
    return null;
  }

  private Object value(Key key, JsonParser json, ByteLines line) {
    if (json.currentToken() != key.type) {
      throw fault("%s is no %s".formatted(label(key), type(key)));
    }
    return switch (key) {
      case CELL -> cell(json, line);
      case OUTCOME -> outcome(json.getString());
      case RUN, ARM -> json.getString();
      case ITERATIONS -> measuredOperations(json);
      case MEASURED -> json.readValueAs(Measured.class);
      default -> json.getIntValue();
    };
  }

  /** The operations of all iterations that count. */
  private static long measuredOperations(JsonParser json) {
    long sum = 0;
    while (json.nextToken() == JsonToken.START_OBJECT) {
      boolean counts = false;
      long operations = 0;
      while (json.nextToken() != JsonToken.END_OBJECT) {
        String key = json.currentName();
        json.nextToken();
        switch (key) {
          case "phase" -> counts = Iteration.Phase.MEASURED.label().equals(json.getString());
          case "operations" -> operations = json.getLongValue();
          default -> json.skipChildren();
        }
      }
      sum += counts ? operations : 0;
    }
    return sum;
  }

  private static Outcome outcome(String label) {
    try {
      return Labelled.of(label, Outcome.class);
    } catch (IllegalArgumentException e) {
      throw new FaultException("not a fork record (outcome '%s')".formatted(label), e);
    }
  }

  private Cell cell(JsonParser json, ByteLines line) {
    int from = (int) json.currentTokenLocation().getByteOffset();
    json.skipChildren();
    int to = (int) json.currentLocation().getByteOffset();
    String text = new String(line.buffer(), line.start() + from, to - from, StandardCharsets.UTF_8);
    return cells.computeIfAbsent(text, RecordHeads::cell);
  }

  private static Cell cell(String text) {
    try {
      RecordLine.requireCell(StoreJson.LINE.readTree(text));
      return StoreJson.LINE.readValue(text, Cell.class);
    } catch (RecordLine.UnreadableException e) {
      throw new FaultException(e.getMessage(), e);
    }
  }

  private static String type(Key key) {
    return switch (key.type) {
      case VALUE_STRING -> "text";
      case START_OBJECT -> "object";
      case START_ARRAY -> "list";
      default -> "whole number";
    };
  }

  private static String label(Key key) {
    return key.name().toLowerCase(Locale.ROOT);
  }

  private static FaultException fault(String what) {
    return new FaultException("not a fork record (" + what + ")", null);
  }
}

package org.xmlbench.analytics;

import java.sql.Array;
import java.sql.Blob;
import java.sql.SQLException;
import java.sql.Struct;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.duckdb.DuckDBStruct;
import org.duckdb.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Values of the engine as values of JSON: null, booleans, numbers, texts, lists and maps. */
final class PlainValue {
  private PlainValue() {}

  static Object of(Object value) throws SQLException {
    return switch (value) {
      case null -> null;
      case Boolean bool -> bool;
      case Double number when !Double.isFinite(number) -> number.toString();
      case Float number when !Float.isFinite(number) -> number.toString();
      case Number number -> number;
      case String text -> text;
      case Timestamp time -> time.toLocalDateTime().toString();
      case Map<?, ?> map -> map(map);
      case DuckDBStruct struct -> map(struct.getMap());
      case Struct struct -> list(struct.getAttributes());
      case Array array -> list((Object[]) array.getArray());
      case Blob blob -> HexFormat.of().formatHex(blob.getBytes(1, (int) blob.length()));
      case JsonNode json -> JsonMapper.shared().readTree(json.toString());
      default -> value.toString();
    };
  }

  private static Map<String, Object> map(Map<?, ?> map) throws SQLException {
    Map<String, Object> plain = new LinkedHashMap<>();
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      plain.put(String.valueOf(of(entry.getKey())), of(entry.getValue()));
    }
    return plain;
  }

  private static List<Object> list(Object[] values) throws SQLException {
    List<Object> plain = new ArrayList<>();
    for (Object value : values) {
      plain.add(of(value));
    }
    return plain;
  }
}

package org.xmlbench.families.fidelity.fork;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.xmlbench.families.fidelity.fork.FidelityMeasures.Fate;
import org.xmlbench.soap.content.XsdText;
import org.xmlbench.soap.message.WireValue;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Shape;

/**
 * What became of the values of a message.
 *
 * @param fate the word for it
 * @param detail what is different, in words; empty where nothing is
 */
record ValueComparison(Fate fate, Optional<String> detail) {
  private static final int MOST = 160;

  static ValueComparison of(Fate fate, String detail) {
    String line = detail.strip().replaceAll("\\s+", " ");
    return new ValueComparison(
        fate, Optional.of(line.length() <= MOST ? line : line.substring(0, MOST) + "…"));
  }

  /**
   * Compares what arrived with what was sent. Numbers are compared by their values, since {@code 1}
   * and {@code 1.0E0} say the same; all else by its characters. The members of a structure have
   * their names, and may come in another order.
   */
  static ValueComparison of(Shape shape, List<WireValue> sent, List<WireValue> arrived) {
    List<String> expected = canonical(shape, sent, isStructure(shape));
    List<String> actual = canonical(shape, arrived, isStructure(shape));
    if (expected.equals(actual)) {
      return new ValueComparison(Fate.KEPT, Optional.empty());
    }
    Fate fate = actual.size() < expected.size() ? Fate.LOST : Fate.CHANGED;
    return of(fate, "%s instead of %s".formatted(text(arrived), text(sent)));
  }

  /** Whether what a message carries has members. */
  static boolean isStructure(Shape shape) {
    return shape == Shape.MESH_INTERFACE_OBJECTS || shape == Shape.SIMPLE_EVENTS;
  }

  private static String text(List<WireValue> values) {
    return values.isEmpty()
        ? "nothing"
        : values.stream().map(WireValue::toString).collect(Collectors.joining(", "));
  }

  private static List<String> canonical(Shape shape, List<WireValue> values, boolean sorted) {
    List<String> texts = new ArrayList<>();
    for (WireValue value : values) {
      texts.add(value.member() + (value.nil() ? "nil" : "=" + canonical(shape, value.text())));
    }
    if (sorted) {
      Collections.sort(texts);
    }
    return texts;
  }

  private static String canonical(Shape shape, String text) {
    if (shape == Shape.BASE64) {
      return text.replaceAll("\\s", "");
    }
    if (shape == Shape.STRINGS) {
      return text;
    }
    try {
      // Java's own words for numbers, such as Infinity, are none of XML Schema's.
      return "#" + XsdText.toDouble(text);
    } catch (NumberFormatException e) {
      return text;
    }
  }

  /** The values of data, as a message would have them; an array that is not there has none. */
  static List<WireValue> values(Payload data) {
    List<WireValue> values = new ArrayList<>();
    if (isMissing(data)) {
      return values;
    }
    switch (data) {
      case Payload.Base64(byte[] bytes) -> values.add(WireValue.of(XsdText.of(bytes)));
      case Payload.Ints(int[] all) -> {
        for (int value : all) {
          values.add(WireValue.of(XsdText.of(value)));
        }
      }
      case Payload.Doubles(double[] all) -> {
        for (double value : all) {
          values.add(WireValue.of(XsdText.of(value)));
        }
      }
      case Payload.Strings(String[] all) -> {
        for (String value : all) {
          values.add(string(value));
        }
      }
      case Payload.Meshes(var all) -> {
        for (var mesh : all) {
          values.add(WireValue.of(XsdText.of(mesh.x())).named("x"));
          values.add(WireValue.of(XsdText.of(mesh.y())).named("y"));
          values.add(WireValue.of(XsdText.of(mesh.value())).named("value"));
        }
      }
      case Payload.Events(var all) -> {
        for (var event : all) {
          values.add(WireValue.of(XsdText.of(event.sequenceNumber())).named("sequenceNumber"));
          values.add(WireValue.of(XsdText.of(event.timestamp())).named("timestamp"));
          values.add(string(event.message()).named("message"));
        }
      }
      case Payload.Trace(var report) -> {
        for (int i = 0; i < report.count(); i++) {
          values.add(WireValue.of(text(report.value(i))));
        }
      }
    }
    return values;
  }

  private static String text(Number value) {
    return value instanceof Integer whole ? XsdText.of(whole) : XsdText.of(value.doubleValue());
  }

  private static boolean isMissing(Payload data) {
    return switch (data) {
      case Payload.Base64(byte[] bytes) -> bytes == null;
      case Payload.Ints(int[] all) -> all == null;
      case Payload.Doubles(double[] all) -> all == null;
      case Payload.Strings(String[] all) -> all == null;
      case Payload.Meshes(var all) -> all == null;
      case Payload.Events(var all) -> all == null;
      case Payload.Trace(var report) -> report == null;
    };
  }

  private static WireValue string(String text) {
    return text == null ? WireValue.NIL : WireValue.of(text);
  }
}

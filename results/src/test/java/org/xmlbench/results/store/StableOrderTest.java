package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON does not depend on the JVM that wrote it: maps of the platform may. */
class StableOrderTest {
  private record Holder(Map<String, Object> map, Set<String> set) {}

  private static List<String> names(int number, long seed) {
    List<String> names = new ArrayList<>();
    Random random = new Random(seed);
    for (int i = 0; i < number; i++) {
      names.add(Long.toString(random.nextLong(), Character.MAX_RADIX));
    }
    return names;
  }

  private static String json(Object value) {
    return StoreJson.line(value);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 10, 100})
  void whatHasNoOrderIsSorted(int number) {
    List<String> names = names(number, number);
    Map<String, Object> sorted = new TreeMap<>();
    names.forEach(name -> sorted.put(name, Map.of(name, 1, name + "b", 2)));
    List<String> sortedNames = names.stream().sorted().toList();
    String expected = json(sorted);

    assertThat(json(Map.copyOf(sorted))).isEqualTo(expected);
    assertThat(json(new HashMap<>(sorted))).isEqualTo(expected);
    assertThat(json(Set.copyOf(names))).isEqualTo(json(sortedNames));
    assertThat(json(new HashSet<>(names))).isEqualTo(json(sortedNames));
    assertThat(json(new Holder(Map.copyOf(sorted), Set.copyOf(names))))
        .isEqualTo("{\"map\":%s,\"set\":%s}".formatted(expected, json(sortedNames)));
    assertThat(json(List.of(Map.copyOf(sorted)))).isEqualTo("[" + expected + "]");
  }

  @Test
  void numbersAreSortedAsNumbers() {
    assertThat(json(Map.of(10, "b", 9, "a", 100, "c")))
        .isEqualTo("{\"9\":\"a\",\"10\":\"b\",\"100\":\"c\"}");
  }

  @Test
  void whatHasAnOrderKeepsIt() {
    Map<String, Object> ordered = new LinkedHashMap<>();
    List<String> names = names(20, 7);
    names.forEach(name -> ordered.put(name, 1));
    List<String> keys = new ArrayList<>();
    String text = json(Collections.unmodifiableMap(ordered));
    names.forEach(name -> keys.add("\"" + name + "\":1"));

    assertThat(text).isEqualTo("{" + String.join(",", keys) + "}");
    assertThat(json(ordered)).isEqualTo(text);
  }

  @Test
  void emptyAndAbsentStayWhatTheyAre() {
    assertThat(json(new Holder(Map.of(), Set.of()))).isEqualTo("{\"map\":{},\"set\":[]}");
    assertThat(json(new Holder(null, null))).isEqualTo("{}");
  }
}

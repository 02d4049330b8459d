package org.xmlbench.families.fidelity.fork;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.families.fidelity.fork.FidelityMeasures.Fate;
import org.xmlbench.soap.message.WireValue;
import org.xmlbench.soap.operation.Shape;

/** Values that say the same are kept, others are changed or lost. */
class ValueComparisonTest {
  private static List<WireValue> texts(String... texts) {
    return Arrays.stream(texts).map(WireValue::of).toList();
  }

  private static Fate fate(Shape shape, List<WireValue> sent, List<WireValue> arrived) {
    return ValueComparison.of(shape, sent, arrived).fate();
  }

  @Test
  void numbersAreComparedByTheirValues() {
    assertThat(fate(Shape.INTS, texts("+7", " 8 "), texts("7", "08"))).isEqualTo(Fate.KEPT);
    assertThat(fate(Shape.DOUBLES, texts("1", "INF"), texts("1.0E0", "INF"))).isEqualTo(Fate.KEPT);
    assertThat(fate(Shape.DOUBLES, texts("NaN"), texts("NaN"))).isEqualTo(Fate.KEPT);
    assertThat(fate(Shape.DOUBLES, texts("-0.0"), texts("0.0"))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.DOUBLES, texts("INF"), texts("Infinity"))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.DOUBLES, texts("4.9E-324"), texts("0.0"))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.INTS, texts("99999999999"), texts("1215752191"))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.INTS, texts("two"), texts("two"))).isEqualTo(Fate.KEPT);
  }

  @Test
  void stringsAreComparedByTheirCharacters() {
    assertThat(fate(Shape.STRINGS, texts("1", ""), texts("1.0", ""))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.STRINGS, texts("   "), texts(""))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.STRINGS, texts("a", "b"), texts("b", "a"))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.STRINGS, List.of(WireValue.NIL), texts(""))).isEqualTo(Fate.CHANGED);
    assertThat(fate(Shape.BASE64, texts("AA\nEC"), texts("AAEC"))).isEqualTo(Fate.KEPT);
  }

  @Test
  void fewerValuesAreLost() {
    ValueComparison found =
        ValueComparison.of(Shape.INTS, texts("1", "-2147483648", "3"), texts("1", "3"));
    assertThat(found.fate()).isEqualTo(Fate.LOST);
    assertThat(found.detail()).contains("'1', '3' instead of '1', '-2147483648', '3'");
    assertThat(fate(Shape.INTS, List.of(), texts(""))).isEqualTo(Fate.CHANGED);
    assertThat(ValueComparison.of(Shape.INTS, texts("1"), List.of()).detail())
        .contains("nothing instead of '1'");
  }

  @Test
  void membersMayComeInAnotherOrder() {
    assertThat(fate(Shape.MESH_INTERFACE_OBJECTS, texts("1", "2", "3.0"), texts("3.0", "1", "2")))
        .isEqualTo(Fate.KEPT);
    assertThat(fate(Shape.SIMPLE_EVENTS, texts("1", "2", "3.0"), texts("1", "2")))
        .isEqualTo(Fate.LOST);
  }

  private static WireValue member(String name, String text) {
    return WireValue.of(text).named(name);
  }

  /** A value under another member's name is not the same structure. */
  @Test
  void membersHaveTheirNames() {
    List<WireValue> sent = List.of(member("x", "1"), member("y", "2"));
    assertThat(
            fate(Shape.MESH_INTERFACE_OBJECTS, sent, List.of(member("y", "2"), member("x", "1.0"))))
        .isEqualTo(Fate.KEPT);
    ValueComparison swapped =
        ValueComparison.of(
            Shape.MESH_INTERFACE_OBJECTS, sent, List.of(member("x", "2"), member("y", "1")));
    assertThat(swapped.fate()).isEqualTo(Fate.CHANGED);
    assertThat(swapped.detail()).contains("x='2', y='1' instead of x='1', y='2'");
  }

  @Test
  void aDetailIsOneLineThatIsNotTooLong() {
    ValueComparison longer = ValueComparison.of(Fate.REFUSED, "a\nb" + "c".repeat(200));
    assertThat(longer.detail()).hasValueSatisfying(text -> assertThat(text).hasSize(161));
    assertThat(longer.detail()).hasValueSatisfying(text -> assertThat(text).startsWith("a b"));
  }
}

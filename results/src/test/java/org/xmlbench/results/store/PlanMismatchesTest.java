package org.xmlbench.results.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.record.Cell;
import org.xmlbench.core.record.Operation;

class PlanMismatchesTest {
  private static final Race RACE = new Race(2, 0.25, 0.10, 4, 0.03, 0.05, 5, 8);
  private static final Sampling SAMPLING = new Sampling(0.02, 5, 30);
  private static final Cell CELL =
      new Cell("a", "1", "doc", Operation.PARSE, Map.of("gc", "serial"));
  private static final PlannedBlock BLOCK =
      new PlannedBlock("doc", 3, List.of("-Xmx1g"), List.of(CELL));
  private static final StoredPlan PLAN = new StoredPlan(List.of(BLOCK), SAMPLING, RACE);

  /** Each part of a plan, and the plan that has another in its place. */
  private record Part(Record record, UnaryOperator<Object> plan) {
    Stream<Arguments> components() {
      return Arrays.stream(record.getClass().getRecordComponents())
          .map(
              component ->
                  Arguments.of(
                      record.getClass().getSimpleName() + "." + component.getName(),
                      plan.apply(with(record, component))));
    }
  }

  private static StoredPlan of(Object block) {
    return new StoredPlan(List.of((PlannedBlock) block), SAMPLING, RACE);
  }

  /** By reflection, so that a component that is new is among them. */
  static Stream<Arguments> components() {
    return Stream.of(
            new Part(RACE, race -> new StoredPlan(List.of(BLOCK), SAMPLING, (Race) race)),
            new Part(SAMPLING, it -> new StoredPlan(List.of(BLOCK), (Sampling) it, RACE)),
            new Part(PLAN, plan -> plan),
            new Part(BLOCK, PlanMismatchesTest::of),
            new Part(
                CELL,
                cell -> of(new PlannedBlock("doc", 3, List.of("-Xmx1g"), List.of((Cell) cell)))))
        .flatMap(Part::components);
  }

  /** The same record but for that component. */
  private static Object with(Record record, RecordComponent other) {
    RecordComponent[] all = record.getClass().getRecordComponents();
    try {
      Object[] values = new Object[all.length];
      for (int i = 0; i < all.length; i++) {
        Object value = all[i].getAccessor().invoke(record);
        values[i] = all[i].getName().equals(other.getName()) ? otherThan(value) : value;
      }
      return record
          .getClass()
          .getDeclaredConstructor(
              Arrays.stream(all).map(RecordComponent::getType).toArray(Class<?>[]::new))
          .newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(other.getName(), e);
    }
  }

  private static Object otherThan(Object value) {
    return switch (value) {
      case Integer number -> number + 1;
      case Double number -> number * 1.5;
      case String text -> text + "x";
      case Operation _ -> Operation.BUILD;
      case Map<?, ?> _ -> Map.of("gc", "g1");
      case List<?> list when list.getFirst() instanceof String -> List.of("-Xmx2g");
      case List<?> _ -> List.of();
      case Race _, Sampling _ -> null;
      default -> throw new AssertionError("a component of another type: " + value);
    };
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("components")
  void aComponentThatDiffersIsNamedInWords(String component, StoredPlan other) {
    assertThat(other.hash()).as("the test changes " + component).isNotEqualTo(PLAN.hash());
    for (List<String> words :
        List.of(PlanMismatches.of(PLAN, other), PlanMismatches.of(other, PLAN))) {
      assertThat(words).isNotEmpty().doesNotHaveDuplicates();
      assertThat(words).allMatch(text -> text.matches(".*( against |alone: |order of ).*"));
    }
    assertThat(PlanMismatches.of(other, other)).isEmpty();
  }

  /** Of two values that differ, two texts that do not would say nothing. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("components")
  void bothSidesAreTold(String component, StoredPlan other) {
    for (String text : PlanMismatches.of(PLAN, other)) {
      String[] sides = text.replaceFirst(" on doc$", "").split(": ", 2)[1].split(" against ");
      assertThat(sides).as(component).doesNotHaveDuplicates();
    }
  }

  @Test
  void anOlderRaceSaysWhatItsRuleWas() {
    StoredPlan old = PLAN.of(new Race(2, 0.25, 0, 0, 0.03, 0.05, 4, 8));
    assertThat(PlanMismatches.of(old, PLAN.of(Race.of(2, 4))))
        .containsExactly(
            "the widest interval with which it leaves: any against +-10 %",
            "blocks with which it leaves however wide its interval is: 3 (usual) against 4");
  }

  @Test
  void whatDiffersOnSeveralDocumentsIsSaidOnce() {
    PlannedBlock two = new PlannedBlock("two", 3, List.of("-Xmx1g"), List.of());
    PlannedBlock three = new PlannedBlock("three", 3, List.of("-Xmx1g"), List.of());
    assertThat(
            PlanMismatches.of(
                new StoredPlan(List.of(two, three, BLOCK)),
                new StoredPlan(List.of(three.of(4), two.of(4)))))
        .containsExactly(
            "in A alone: doc {gc=serial}",
            "order of documents",
            "blocks: 3 against 4 on two, three");
  }
}

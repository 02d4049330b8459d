package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;

/** The convention for what is absent, as far as compiled classes show it. */
final class AbsenceRules {
  private static final Set<Class<?>> BOXES =
      Set.of(Boolean.class, Double.class, Integer.class, Long.class);

  private final String base;

  AbsenceRules(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(aFigureThatMayBeAbsentIsOptional(), aCollectionIsNeverNull());
  }

  /**
   * A boxed figure is one that may be {@code null}. Components of records that mirror a file are
   * such, and what {@link Callable} asks for is never {@code null}.
   */
  ArchRule aFigureThatMayBeAbsentIsOptional() {
    return noMethods()
        .that()
        .areDeclaredInClassesThat()
        .resideInAnyPackage(
            base + ".core..",
            base + ".results..",
            base + ".analytics..",
            base + ".house..",
            base + ".families..",
            base + ".suite..")
        .and()
        .areNotPrivate()
        .and(DescribedPredicate.not(isComponent()))
        .and(DescribedPredicate.not(isCall()))
        .should()
        .haveRawReturnType(
            DescribedPredicate.describe(
                "a boxed figure", type -> BOXES.stream().anyMatch(box -> type.isEquivalentTo(box))))
        .as("a figure that may be absent is returned as Optional")
        .allowEmptyShould(true);
  }

  /** Whatever is absent from a list, a set or a map leaves it empty. */
  ArchRule aCollectionIsNeverNull() {
    return classes()
        .that()
        .areRecords()
        .should(new ComponentRule())
        .as("a collection in a record is never null");
  }

  private static DescribedPredicate<JavaMethod> isComponent() {
    return DescribedPredicate.describe(
        "component of a record",
        method ->
            method.getOwner().isRecord()
                && method.getRawParameterTypes().isEmpty()
                && method.getOwner().tryGetField(method.getName()).isPresent());
  }

  private static DescribedPredicate<JavaMethod> isCall() {
    return DescribedPredicate.describe(
        "what a Callable does",
        method ->
            method.getName().equals("call") && method.getOwner().isAssignableTo(Callable.class));
  }
}

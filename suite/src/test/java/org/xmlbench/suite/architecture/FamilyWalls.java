package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** The rules about families: a family is a folder, and one list knows the folders. */
final class FamilyWalls {
  private static final Set<String> LOOKS_AT_TEXT =
      Set.of("startsWith", "equals", "contains", "indexOf", "substring", "split", "matches");

  private final String base;

  FamilyWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        onlyTheListKnowsFamilies(),
        theSuiteKnowsAFamilyInItsFolder(),
        familiesDoNotKnowEachOther(),
        nothingBelowKnowsTheList(),
        onlyTheListLooksIntoProfiles());
  }

  ArchRule onlyTheListKnowsFamilies() {
    return noClasses()
        .that()
        .resideInAPackage(base + "..")
        .and()
        .resideOutsideOfPackages(base + ".results.family..", base + ".suite..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".results.family.*..")
        .as("only the list depends on the results of a family");
  }

  /** The two halves of a family have one name. */
  ArchRule theSuiteKnowsAFamilyInItsFolder() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".suite..")
        .should(new DependOnAnotherFamily(base))
        .as("the suite depends on the results of a family in that family's folder only");
  }

  ArchRule familiesDoNotKnowEachOther() {
    return slices()
        .matching(base + ".results.family.(*)..")
        .should()
        .notDependOnEachOther()
        .as("the results of families do not depend on each other")
        .allowEmptyShould(true);
  }

  /** Statistics, records and what shows them are of no family. */
  ArchRule nothingBelowKnowsTheList() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".results..")
        .and()
        .resideOutsideOfPackage(base + ".results.family")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".results.family")
        .as("nothing below the list of families knows it");
  }

  /** A run's family and kind identify what it measured; for older folders the list derives them. */
  ArchRule onlyTheListLooksIntoProfiles() {
    return noCodeUnits()
        .that()
        .areDeclaredInClassesThat()
        .resideInAPackage(base + "..")
        .and()
        .areNotDeclaredIn(base + ".results.family.Families")
        .should(lookIntoAProfile())
        .as("only the list of families looks into a profile's name");
  }

  private ArchCondition<JavaCodeUnit> lookIntoAProfile() {
    String manifest = base + ".results.store.Manifest";
    return new ArchCondition<>("look into a profile's name") {
      @Override
      public void check(JavaCodeUnit unit, ConditionEvents events) {
        Set<JavaMethodCall> calls = unit.getMethodCallsFromSelf();
        if (calls.stream().anyMatch(call -> isCallOf(call, manifest, Set.of("profile")))) {
          calls.stream()
              .filter(FamilyWalls::isLookAtText)
              .map(call -> SimpleConditionEvent.satisfied(call, call.getDescription()))
              .forEach(events::add);
        }
      }
    };
  }

  private static boolean isLookAtText(JavaMethodCall call) {
    return isCallOf(call, "java.lang.String", LOOKS_AT_TEXT)
        || call.getTargetOwner().isAssignableTo(Collection.class)
            && call.getName().equals("contains");
  }

  private static boolean isCallOf(JavaMethodCall call, String owner, Set<String> names) {
    return call.getTargetOwner().getName().equals(owner) && names.contains(call.getName());
  }
}

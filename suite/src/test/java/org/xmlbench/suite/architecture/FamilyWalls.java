package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;

import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** The rules about families: a family is a folder of a module, found at run time. */
final class FamilyWalls {
  private static final Set<String> LOOKS_AT_TEXT =
      Set.of("startsWith", "equals", "contains", "indexOf", "substring", "split", "matches");

  /** What several families share. */
  private static final Set<String> BASES = Set.of("scorecard", "server", "soap");

  private final String base;

  FamilyWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        nothingDependsOnFamilies(),
        familiesKnowEachOtherByABase(),
        tablesAreMadeWithoutRuns(),
        forksKnowCoreAlone(),
        theHouseKnowsNoSuite(),
        nothingBelowKnowsTheList(),
        onlyTheCommandLineKnowsThoseThatMeasure(),
        onlyTheListLooksIntoProfiles());
  }

  ArchRule nothingDependsOnFamilies() {
    return noClasses()
        .that()
        .resideInAPackage(base + "..")
        .and()
        .resideOutsideOfPackage(base + ".families..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".families..")
        .as("nothing depends on families");
  }

  /** A base is known by the families above it, and knows none of them. */
  ArchRule familiesKnowEachOtherByABase() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".families..")
        .should(new DependOnAnotherFamily(base, BASES))
        .as("families know each other by the base that they share only");
  }

  ArchRule tablesAreMadeWithoutRuns() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".families.*.tables..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(base + ".families.*.runs..", base + ".house..")
        .as("a run is read without what made it");
  }

  ArchRule forksKnowCoreAlone() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".families.*.fork..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            base + ".families.*.runs..",
            base + ".families.*.tables..",
            base + ".analytics..",
            base + ".drivers..",
            base + ".house..",
            base + ".inspection..",
            base + ".results..",
            base + ".suite..")
        .as("a fork knows core and its library alone")
        .allowEmptyShould(true);
  }

  ArchRule theHouseKnowsNoSuite() {
    return noClasses()
        .that()
        .resideInAnyPackage(base + ".house..", base + ".families..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".suite..")
        .as("the house and families know nothing of the suite");
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

  ArchRule onlyTheCommandLineKnowsThoseThatMeasure() {
    String list = base + ".house.command.FamilyList";
    return noClasses()
        .that()
        .resideInAnyPackage(base + ".house..", base + ".families..")
        .and()
        .doNotHaveFullyQualifiedName(list)
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName(list)
        .as("only the command line knows the list of families that measure");
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

package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** The rules about families: a family is a folder, and one list knows the folders. */
final class FamilyWalls {
  private final String base;

  FamilyWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        onlyTheListKnowsFamilies(),
        theSuiteKnowsAFamilyInItsFolder(),
        familiesDoNotKnowEachOther(),
        nobodyBelowKnowsTheList());
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
        .as("nobody but the list depends on the results of a family");
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
  ArchRule nobodyBelowKnowsTheList() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".results..")
        .and()
        .resideOutsideOfPackage(base + ".results.family")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".results.family")
        .as("nobody below the list of families knows it");
  }
}

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
        onlyTheListKnowsFamilies(), familiesDoNotKnowEachOther(), nobodyBelowKnowsTheList());
  }

  ArchRule onlyTheListKnowsFamilies() {
    return noClasses()
        .that()
        .resideInAPackage(base + "..")
        .and()
        .resideOutsideOfPackage(base + ".results.family..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".results.family.*..")
        .as("nobody but the list depends on the results of a family");
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

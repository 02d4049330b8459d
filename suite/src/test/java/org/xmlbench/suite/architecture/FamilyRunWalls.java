package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** The rules about the suite's half of families, as {@link FamilyWalls} has those of results. */
final class FamilyRunWalls {
  private final String base;

  FamilyRunWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        onlyTheListKnowsFamilies(), familiesDoNotKnowEachOther(), onlyTheCommandLineKnowsTheList());
  }

  ArchRule onlyTheListKnowsFamilies() {
    return noClasses()
        .that()
        .resideInAPackage(base + "..")
        .and()
        .resideOutsideOfPackage(base + ".suite.family..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".suite.family.*..")
        .as("only the list depends on the runs of a family");
  }

  ArchRule familiesDoNotKnowEachOther() {
    return slices()
        .matching(base + ".suite.family.(*)..")
        .should()
        .notDependOnEachOther()
        .as("the runs of families do not depend on each other")
        .allowEmptyShould(true);
  }

  ArchRule onlyTheCommandLineKnowsTheList() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".suite..")
        .and()
        .resideOutsideOfPackages(base + ".suite.family", base + ".suite.cli..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(base + ".suite.family")
        .as("only the command line knows the list of families");
  }
}

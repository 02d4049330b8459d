package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** The rules about the parser that is a library: it stands alone, and is measured as others are. */
final class PiximalWalls {
  private final String base;

  PiximalWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        standsOnTheJdk(),
        onlyDriversKnowIt(),
        onlyItsOwnApisKnowTheEngine(),
        forksKnowCoreAndPiximal());
  }

  ArchRule standsOnTheJdk() {
    return classes()
        .that()
        .resideInAPackage(base + ".piximal..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..", "javax.xml..", "org.xml.sax..", "jdk.incubator.vector..", base + ".piximal..")
        .as("piximal depends on the JDK only")
        .allowEmptyShould(true);
  }

  ArchRule onlyDriversKnowIt() {
    return noClasses()
        .that()
        .resideInAPackage(base + "..")
        .and()
        .resideOutsideOfPackages(
            base + ".piximal..", base + ".drivers..", base + ".families.piximal.fork..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(base + ".piximal..")
        .as("only drivers and the forks of its family know piximal");
  }

  ArchRule onlyItsOwnApisKnowTheEngine() {
    return noClasses()
        .that()
        .resideInAPackage(base + "..")
        .and()
        .resideOutsideOfPackage(base + ".piximal..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(base + ".piximal.engine..", base + ".piximal.trial..")
        .as("no code outside of piximal knows its engine");
  }

  ArchRule forksKnowCoreAndPiximal() {
    return classes()
        .that()
        .resideInAPackage(base + ".families.piximal.fork..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "javax.xml.parsers..",
            "org.xml.sax..",
            "com.sun.management..",
            base + ".families.piximal.fork..",
            base + ".core..",
            base + ".piximal..")
        .as("forks depend on the JDK, core and piximal only")
        .allowEmptyShould(true);
  }
}

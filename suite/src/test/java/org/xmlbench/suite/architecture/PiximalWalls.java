package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.conditions.ArchConditions.onlyDependOnClassesThat;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.List;

/** The rules about the parser that is a library: it stands alone, and is measured as others are. */
final class PiximalWalls {
  /** Packages of the engine, the lowest first. */
  private static final List<String> ROOMS =
      List.of("scan", "input", "names", "strict", "fast", "document", "tape");

  private final String base;

  PiximalWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        standsOnTheJdk(),
        onlyDriversKnowIt(),
        onlyItsOwnApisKnowTheEngine(),
        roomsKnowThoseBelow(),
        theEngineKnowsNoApi(),
        memoryKnowsWhatIsExported(),
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

  ArchRule roomsKnowThoseBelow() {
    LayeredArchitecture rooms =
        layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
    for (String room : ROOMS) {
      rooms = rooms.layer(room).definedBy(base + ".piximal.engine." + room + "..");
    }
    rooms = rooms.whereLayer(ROOMS.getFirst()).mayNotAccessAnyLayer();
    for (int i = 1; i < ROOMS.size(); i++) {
      String[] below = ROOMS.subList(0, i).toArray(String[]::new);
      rooms = rooms.whereLayer(ROOMS.get(i)).mayOnlyAccessLayers(below);
    }
    return rooms.as("a room of piximal's engine knows only those below it");
  }

  ArchRule theEngineKnowsNoApi() {
    return classes()
        .that()
        .resideInAPackage(base + ".piximal.engine..")
        .should(
            onlyDependOnClassesThat(
                resideOutsideOfPackage(base + ".piximal..")
                    .or(resideInAPackage(base + ".piximal"))
                    .or(resideInAPackage(base + ".piximal.trial"))
                    .or(resideInAnyPackage(rooms()))))
        .as("piximal's engine knows no API above it")
        .allowEmptyShould(true);
  }

  /** What is in the artefact for memory sees no package that the module of piximal keeps. */
  ArchRule memoryKnowsWhatIsExported() {
    return noClasses()
        .that()
        .resideInAnyPackage(base + ".piximal.automaton..", base + ".piximal.memory..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            base + ".piximal.engine..", base + ".piximal.trial..", base + ".piximal.stax.event..")
        .as("what reads memory segments knows piximal's APIs only")
        .allowEmptyShould(true);
  }

  private String[] rooms() {
    return ROOMS.stream()
        .map(room -> base + ".piximal.engine." + room + "..")
        .toArray(String[]::new);
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

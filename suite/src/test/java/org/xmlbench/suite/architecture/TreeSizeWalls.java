package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** The rules about what counts the bytes of trees: no timed fork has it on its class path. */
final class TreeSizeWalls {
  private static final String JOL = "org.openjdk.jol..";

  private final String base;

  TreeSizeWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(knowsCoreAndJol(), nothingKnowsIt());
  }

  ArchRule knowsCoreAndJol() {
    return classes()
        .that()
        .resideInAPackage(base + ".treesize..")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("java..", JOL, base + ".treesize..", base + ".core..")
        .as("treesize depends on the JDK, core and JOL only")
        .allowEmptyShould(true);
  }

  ArchRule nothingKnowsIt() {
    return noClasses()
        .that()
        .resideInAPackage(base + "..")
        .and()
        .resideOutsideOfPackage(base + ".treesize..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(base + ".treesize..", JOL)
        .as("nothing loads treesize and JOL but forks of their own");
  }
}

package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;

/** The rules about the engine: all forks are its own, and it knows no family. */
final class EngineWalls {
  private final String base;

  EngineWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(knowsNoFamily(), onlyTheEngineMakesRecords(), onlyTheEngineKeepsRecords());
  }

  ArchRule knowsNoFamily() {
    return noClasses()
        .that()
        .resideInAPackage(base + ".house.engine..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            base + ".suite..",
            base + ".families..",
            base + ".house.gate..",
            base + ".house.run..",
            base + ".house.storage..",
            base + ".house.command..",
            base + ".results.report..",
            base + ".results.family..",
            base + ".results.run..",
            base + ".results.gate..",
            base + ".soap..",
            base + ".readahead..",
            base + ".storage..")
        .as("the engine knows no family, no gate and no report");
  }

  /** Reading a record makes one, too, which Jackson does without code of the project. */
  ArchRule onlyTheEngineMakesRecords() {
    String record = base + ".core.record.ForkRecord";
    return noClasses()
        .that()
        .resideOutsideOfPackages(base + ".house.engine..", base + ".core.record..")
        .should()
        .accessTargetWhere(
            DescribedPredicate.describe(
                "make a record of a fork",
                (JavaAccess<?> access) ->
                    access.getTargetOwner().getName().equals(record)
                        && access.getName().equals("<init>")))
        .as("only the engine makes records of forks");
  }

  ArchRule onlyTheEngineKeepsRecords() {
    String folder = base + ".results.store.RunFolder";
    return noClasses()
        .that()
        .resideOutsideOfPackages(base + ".house.engine..", base + ".results.store..")
        .should()
        .accessTargetWhere(
            DescribedPredicate.describe(
                "append to a run folder",
                (JavaAccess<?> access) ->
                    access.getTargetOwner().getName().equals(folder)
                        && access.getName().equals("append")))
        .as("only the engine appends to a run folder");
  }
}

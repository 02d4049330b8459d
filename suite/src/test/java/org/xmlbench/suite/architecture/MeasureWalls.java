package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;

/**
 * The rules about measures. With them the compiler proves that each measure that a fork writes is
 * declared, and each that a table reads: both have it from its declaration.
 */
final class MeasureWalls {
  private final String base;

  MeasureWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        onlyTheVocabularyMakesMeasures(),
        onlySourcesDeclareMeasures(),
        noClassReadsMeasuresByTheirNames());
  }

  ArchRule onlyTheVocabularyMakesMeasures() {
    String record = base + ".core.record.";
    return noClasses()
        .that()
        .resideOutsideOfPackage(base + ".core.record..")
        .should()
        .accessTargetWhere(
            DescribedPredicate.describe(
                "make a measure",
                (JavaAccess<?> access) ->
                    Set.of(record + "Measure", record + "MeasureSeries")
                            .contains(access.getTargetOwner().getName())
                        && access.getName().equals("<init>")))
        .as("measures are made where they are declared");
  }

  ArchRule onlySourcesDeclareMeasures() {
    String record = base + ".core.record.";
    return noClasses()
        .that()
        .resideOutsideOfPackage(base + ".core.record..")
        .and(
            DescribedPredicate.describe(
                "are no source of measures",
                type ->
                    !type.isAssignableTo(record + "MeasureSource")
                        && type.getEnclosingClass()
                            .filter(outer -> outer.isAssignableTo(record + "MeasureSource"))
                            .isEmpty()))
        .should()
        .accessTargetWhere(
            DescribedPredicate.describe(
                "declare a measure",
                (JavaAccess<?> access) ->
                    access.getTargetOwner().getName().equals(record + "DeclaredMeasures")
                        && access.getName().startsWith("add")))
        .as("a measure is declared by a source of measures");
  }

  /** The SQL tables show whatever a record holds. */
  ArchRule noClassReadsMeasuresByTheirNames() {
    String record = base + ".core.record.ForkRecord";
    return noClasses()
        .that()
        .resideOutsideOfPackages(base + ".core.record..", base + ".analytics..")
        .should()
        .accessTargetWhere(
            DescribedPredicate.describe(
                "read the measures of a record",
                (JavaAccess<?> access) ->
                    access.getTargetOwner().getName().equals(record)
                        && access.getName().equals("measures")))
        .as("a measure is read by its declaration");
  }
}

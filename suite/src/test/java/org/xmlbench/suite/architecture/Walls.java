package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.Printable;

/**
 * The rules of docs/architecture.md about permitted dependencies, for a project whose packages
 * start with {@code base}. The base is a parameter so that a small wrong project can prove that
 * each rule can fail.
 */
final class Walls {
  private static final String[] PLATFORM = {
    "java..", "javax..", "jdk..", "com.sun.management..", "org.w3c.dom..", "org.xml.sax.."
  };

  private static final String JMH = "org.openjdk.jmh..";

  private final String base;

  Walls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        coreStandsOnTheJdkAndJmh(),
        onlyMeasuringKnowsJmh(),
        documentsKnowNoParser(),
        eventsKnowNothingElse(),
        inspectionStandsOnDocuments(),
        onlyThoseAboveKnow("inspection"),
        probesStandOnCore(),
        probesUseNoParser(),
        readaheadKnowsNoModuleButCore(),
        onlyThoseAboveKnow("soap"),
        resultsKnowNoModuleButCore(),
        statisticsKnowNoReport(),
        tablesKnowNoResults(),
        figuresKnowNoDoctor(),
        nothingKnowsAnalytics(),
        analyticsKnowsOnlyResultsAndCore(),
        onlyAnalyticsKnowsSql(),
        suiteKnowsNoDriver(),
        packagesHaveNoCycle());
  }

  ArchRule coreStandsOnTheJdkAndJmh() {
    return classes()
        .that(in("core.."))
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(with(PLATFORM, JMH, base + ".core..")))
        .as("core depends on the JDK and JMH only")
        .allowEmptyShould(true);
  }

  ArchRule onlyMeasuringKnowsJmh() {
    return noClasses()
        .that(in(".."))
        .and(outside("core.measure.."))
        .should()
        .dependOnClassesThat(resideInAPackage(JMH))
        .as("only the measurement knows JMH");
  }

  ArchRule documentsKnowNoParser() {
    return noClasses()
        .that(in("core.document.."))
        .should()
        .dependOnClassesThat(in("core.driver..", "core.measure..", "core.input..", "core.record.."))
        .as("a document knows nothing of parsers or measuring")
        .allowEmptyShould(true);
  }

  ArchRule eventsKnowNothingElse() {
    return noClasses()
        .that(in("core.event.."))
        .should()
        .dependOnClassesThat(
            in(
                "core.document..",
                "core.driver..",
                "core.measure..",
                "core.input..",
                "core.record.."))
        .as("events know nothing of who sends or counts them")
        .allowEmptyShould(true);
  }

  ArchRule inspectionStandsOnDocuments() {
    return classes()
        .that(in("inspection.."))
        .and(outside("inspection.shape.."))
        .should()
        .onlyDependOnClassesThat(
            resideInAPackage("java..")
                .or(in("inspection..", "core.document.."))
                .or(type(Printable.class)))
        .as("the inspection uses no parser but for shapes, and depends on core's documents only")
        .allowEmptyShould(true);
  }

  ArchRule probesStandOnCore() {
    return classes()
        .that(in("probes.."))
        .should()
        .onlyDependOnClassesThat(
            resideInAPackage("java..")
                .or(in("probes..", "core", "core.document..", "core.event..")))
        .as("probes depend on core's documents and events only")
        .allowEmptyShould(true);
  }

  ArchRule probesUseNoParser() {
    return noClasses()
        .that(in("probes.."))
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("javax.xml..", "org.xml.sax..", "org.w3c.dom..")
                .or(in("core.driver..", "drivers..")))
        .as("an oracle is computed without any parser")
        .allowEmptyShould(true);
  }

  ArchRule readaheadKnowsNoModuleButCore() {
    return classes()
        .that(in("readahead.."))
        .should()
        .onlyDependOnClassesThat(resideInAPackage("java..").or(in("readahead..", "core..")))
        .as("readahead depends on the JDK and core only")
        .allowEmptyShould(true);
  }

  ArchRule onlyThoseAboveKnow(String module) {
    return noClasses()
        .that(in(".."))
        .and(outside(module + "..", "suite..", "house..", "families.."))
        .should()
        .dependOnClassesThat(in(module + ".."))
        .as("only the house, families and the suite know " + module)
        .allowEmptyShould(true);
  }

  ArchRule resultsKnowNoModuleButCore() {
    return noClasses()
        .that(in("results.."))
        .should()
        .dependOnClassesThat(
            in(
                "probes..",
                "drivers..",
                "contract..",
                "suite..",
                "house..",
                "families..",
                "core.measure.."))
        .as("results know no module but core, and there nothing of measuring")
        .allowEmptyShould(true);
  }

  ArchRule tablesKnowNoResults() {
    return noClasses()
        .that(in("results.table.."))
        .should()
        .dependOnClassesThat(in("results..").and(outside("results.table..")))
        .as("tables as data know no family and no statistics")
        .allowEmptyShould(true);
  }

  ArchRule statisticsKnowNoReport() {
    return noClasses()
        .that(
            in(
                "results.stats..",
                "results.forks..",
                "results.gate..",
                "results.history..",
                "families.*.tables",
                "families.*.tables.advice.."))
        .and(DescribedPredicate.not(nameMatching(".*(Text|Results)(\\$.*)?")))
        .should()
        .dependOnClassesThat(in("results.report.."))
        .as("statistics know nothing of HTML")
        .allowEmptyShould(true);
  }

  /**
   * The doctor's findings excuse no figure, and figures do not depend on whether they can be read.
   */
  ArchRule figuresKnowNoDoctor() {
    return noClasses()
        .that(
            in(
                "results.stats..",
                "results.forks..",
                "results.gate..",
                "results.history..",
                "results.export..",
                "families.*.tables.."))
        .should()
        .dependOnClassesThat(
            in("results.store..")
                .and(nameMatching(".*\\.(DoctorFile|HostDiagnosis|Finding)(\\$.*)?")))
        .as("no figure depends on how noisy the host was found")
        .allowEmptyShould(true);
  }

  ArchRule nothingKnowsAnalytics() {
    return noClasses()
        .that(in(".."))
        .and(outside("analytics.."))
        .should()
        .dependOnClassesThat(in("analytics.."))
        .as("nothing loads analytics but its own process")
        .allowEmptyShould(true);
  }

  ArchRule analyticsKnowsOnlyResultsAndCore() {
    return noClasses()
        .that(in("analytics.."))
        .should()
        .dependOnClassesThat(
            in(
                "probes..",
                "drivers..",
                "contract..",
                "suite..",
                "house..",
                "families..",
                "core.measure..",
                "core.driver.."))
        .as("analytics knows results and core only, and there nothing of measuring")
        .allowEmptyShould(true);
  }

  ArchRule onlyAnalyticsKnowsSql() {
    return noClasses()
        .that(in(".."))
        .and(outside("analytics.."))
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.sql..", "javax.sql..", "org.duckdb.."))
        .as("only analytics knows the SQL engine")
        .allowEmptyShould(true);
  }

  ArchRule suiteKnowsNoDriver() {
    return noClasses()
        .that(in("suite..", "house..", "families.."))
        .should()
        .dependOnClassesThat(in("drivers..", "contract.."))
        .as("the suite, the house and families meet drivers at run time only")
        .allowEmptyShould(true);
  }

  ArchRule packagesHaveNoCycle() {
    return slices().matching(base + ".(**)").should().beFreeOfCycles().as("packages have no cycle");
  }

  private DescribedPredicate<JavaClass> in(String... packages) {
    String[] full = new String[packages.length];
    for (int i = 0; i < packages.length; i++) {
      full[i] = packages[i].equals("..") ? base + ".." : base + "." + packages[i];
    }
    return resideInAnyPackage(full);
  }

  private DescribedPredicate<JavaClass> outside(String... packages) {
    return DescribedPredicate.not(in(packages));
  }

  private static String[] with(String[] some, String... more) {
    return Stream.of(some, more).flatMap(Arrays::stream).toArray(String[]::new);
  }
}

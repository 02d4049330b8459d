package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Set;

/** The rules about drivers and the contract that they keep. */
final class DriverWalls {
  private static final Set<String> SEARCHES =
      Set.of("newInstance", "newNSInstance", "newFactory", "createXMLReader");

  /** A lookup; naming the class in the call, where the API can do that, is not a lookup. */
  private static final DescribedPredicate<JavaCall<?>> JAXP_SEARCH =
      DescribedPredicate.describe(
          "search for an implementation",
          call -> {
            String owner = call.getTargetOwner().getName();
            boolean named =
                !call.getTarget().getRawParameterTypes().isEmpty()
                    && !owner.startsWith("javax.xml.stream.");
            return (owner.startsWith("javax.xml.") || owner.startsWith("org.xml.sax.helpers."))
                && SEARCHES.contains(call.getName())
                && !named;
          });

  private final String base;

  DriverWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(
        driversKnowNoMeasuring(),
        driversKnowOnlyCoreAndTheirLibrary(),
        driversKnowNoOtherDriver(),
        contractKnowsNoModuleButCore(),
        driversNameTheirImplementation());
  }

  ArchRule driversKnowNoMeasuring() {
    return noClasses()
        .that(in("core.driver..", "drivers.."))
        .should()
        .dependOnClassesThat(in("core.measure..", "core.record..", "core.platform.."))
        .as("a driver knows nothing of measuring")
        .allowEmptyShould(true);
  }

  ArchRule driversKnowOnlyCoreAndTheirLibrary() {
    return noClasses()
        .that(in("drivers.."))
        .should()
        .dependOnClassesThat(
            in("probes..", "results..", "suite..", "house..", "families..", "contract.."))
        .as("a driver knows no module but core")
        .allowEmptyShould(true);
  }

  ArchRule driversKnowNoOtherDriver() {
    return slices()
        .matching(base + ".drivers.(*)..")
        .should()
        .notDependOnEachOther()
        .as("a driver knows no other driver")
        .allowEmptyShould(true);
  }

  ArchRule contractKnowsNoModuleButCore() {
    return noClasses()
        .that(in("contract.."))
        .should()
        .dependOnClassesThat(
            in("drivers..", "results..", "suite..", "house..", "families..", "core.measure.."))
        .as("the driver contract knows no driver and no measuring")
        .allowEmptyShould(true);
  }

  ArchRule driversNameTheirImplementation() {
    return noClasses()
        .that(in("drivers..", "core.."))
        .should()
        .callCodeUnitWhere(JAXP_SEARCH)
        .as("implementation classes are named, never looked up by JAXP search")
        .allowEmptyShould(true);
  }

  private DescribedPredicate<JavaClass> in(String... packages) {
    String[] full = new String[packages.length];
    for (int i = 0; i < packages.length; i++) {
      full[i] = packages[i].equals("..") ? base + ".." : base + "." + packages[i];
    }
    return resideInAnyPackage(full);
  }
}

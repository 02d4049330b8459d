package org.xmlbench.suite.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;

/** The rules for packages below {@code soap}. */
final class SoapWalls {
  /** The packages of soapbench/core; toolkits and frameworks have their own beside them. */
  private static final String[] CORE = {
    "soap",
    "soap.bean..",
    "soap.binding..",
    "soap.content..",
    "soap.fork..",
    "soap.hand..",
    "soap.http..",
    "soap.message..",
    "soap.operation..",
    "soap.program..",
    "soap.security..",
    "soap.subject..",
    "soap.toolkit..",
    "soap.trace.."
  };

  /** What all of them may know beside each other, core and probes. */
  private static final String[] LIBRARIES = {
    "java..", "javax.crypto..", "javax.xml..", "org.w3c.dom..", "org.xml.sax..", "com.sun.net.."
  };

  private final String base;

  SoapWalls(String base) {
    this.base = base;
  }

  List<ArchRule> all() {
    return List.of(knowsCoreAndProbes());
  }

  ArchRule knowsCoreAndProbes() {
    return classes()
        .that(in(CORE))
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage(LIBRARIES).or(in(CORE)).or(in("core..", "probes..")))
        .as("soapbench depends on the JDK, core and probes only")
        .allowEmptyShould(true);
  }

  private DescribedPredicate<JavaClass> in(String... packages) {
    return resideInAnyPackage(
        Arrays.stream(packages).map(name -> base + "." + name).toArray(String[]::new));
  }
}

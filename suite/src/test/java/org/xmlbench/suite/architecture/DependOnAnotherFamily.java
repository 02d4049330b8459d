package org.xmlbench.suite.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Optional;
import java.util.Set;

/** Holds of a class of a family that knows another family, which is no base. */
final class DependOnAnotherFamily extends ArchCondition<JavaClass> {
  private final String families;
  private final Set<String> bases;

  DependOnAnotherFamily(String base, Set<String> bases) {
    super("depend on a family that is not its own");
    this.families = base + ".families.";
    this.bases = bases;
  }

  @Override
  public void check(JavaClass item, ConditionEvents events) {
    Optional<String> own = family(item.getName());
    for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
      Optional<String> known = family(dependency.getTargetClass().getName());
      if (known.filter(name -> !bases.contains(name)).isPresent() && !known.equals(own)) {
        events.add(SimpleConditionEvent.satisfied(dependency, dependency.getDescription()));
      }
    }
  }

  /** The folder of a class; empty where it is of no family. */
  private Optional<String> family(String className) {
    if (!className.startsWith(families)) {
      return Optional.empty();
    }
    String rest = className.substring(families.length());
    int dot = rest.indexOf('.');
    return dot < 0 ? Optional.empty() : Optional.of(rest.substring(0, dot));
  }
}

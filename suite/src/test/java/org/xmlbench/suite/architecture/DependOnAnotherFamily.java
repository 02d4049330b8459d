package org.xmlbench.suite.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Optional;

/** Holds of a class of the suite that knows the results of a family that is not its own. */
final class DependOnAnotherFamily extends ArchCondition<JavaClass> {
  private final String base;

  DependOnAnotherFamily(String base) {
    super("depend on the results of a family that is not its own");
    this.base = base;
  }

  @Override
  public void check(JavaClass item, ConditionEvents events) {
    Optional<String> own = family(item.getName(), ".suite.family.");
    for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
      Optional<String> known = family(dependency.getTargetClass().getName(), ".results.family.");
      if (known.isPresent() && !known.equals(own)) {
        events.add(SimpleConditionEvent.satisfied(dependency, dependency.getDescription()));
      }
    }
  }

  /** The folder of a class below that package; empty where it stands in none. */
  private Optional<String> family(String className, String families) {
    String prefix = base + families;
    if (!className.startsWith(prefix)) {
      return Optional.empty();
    }
    String rest = className.substring(prefix.length());
    int dot = rest.indexOf('.');
    return dot < 0 ? Optional.empty() : Optional.of(rest.substring(0, dot));
  }
}

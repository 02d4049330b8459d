package org.xmlbench.suite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each rule can fail: a small project that breaks every rule breaks each of them. */
class WallsTest {
  private static final String WRONG = "org.xmlbench.suite.architecture.wrong";
  private static final JavaClasses WRONG_PROJECT = new ClassFileImporter().importPackages(WRONG);

  static Stream<ArchRule> rules() {
    return Stream.of(
            new Walls(WRONG).all(),
            new DriverWalls(WRONG).all(),
            new FamilyWalls(WRONG).all(),
            new EngineWalls(WRONG).all(),
            new MeasureWalls(WRONG).all(),
            new SoapWalls(WRONG).all(),
            new TreeSizeWalls(WRONG).all(),
            new PiximalWalls(WRONG).all(),
            new Safeguards(WRONG).all(),
            new AbsenceRules(WRONG).all())
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void ruleRejectsTheWrongProject(ArchRule rule) {
    assertThat(rule.evaluate(WRONG_PROJECT).hasViolation()).isTrue();
  }
}

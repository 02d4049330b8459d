package org.xmlbench.suite.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.suite.family.ToyFolder;

/** The product keeps the rules of docs/architecture.md. */
class ArchitectureTest {
  private static final JavaClasses PRODUCT = CompiledProject.classes();

  @TempDir private static Path toyClasses;
  private static JavaClasses toy;

  @BeforeAll
  static void compileTheFamilyOfTheGuide() throws IOException {
    ToyFolder.compile(toyClasses);
    toy = new ClassFileImporter().importPath(toyClasses);
  }

  static Stream<ArchRule> rules() {
    return Stream.of(
            new Walls("org.xmlbench").all(),
            new DriverWalls("org.xmlbench").all(),
            new FamilyWalls("org.xmlbench").all(),
            new EngineWalls("org.xmlbench").all(),
            new MeasureWalls("org.xmlbench").all(),
            new SoapWalls("org.xmlbench").all(),
            new TreeSizeWalls("org.xmlbench").all(),
            new PiximalWalls("org.xmlbench").all(),
            new Safeguards("org.xmlbench").all(),
            new AbsenceRules("org.xmlbench").all())
        .flatMap(List::stream);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void productKeeps(ArchRule rule) {
    rule.check(PRODUCT);
  }

  /** What docs/adding-a-family.md tells people to copy. */
  @ParameterizedTest
  @MethodSource("rules")
  void theFamilyOfTheGuideKeeps(ArchRule rule) {
    assertThat(toy).hasSizeGreaterThan(5);
    rule.allowEmptyShould(true).check(toy);
  }

  @Test
  void classesOfEveryModuleAreChecked() {
    assertThat(CompiledProject.modules())
        .extracting(module -> module.getFileName().toString())
        .contains("xmlbench-core", "suite");
    for (String name :
        List.of(
            "suite.Main",
            "drivers.piccolo.PiccoloSaxDriver",
            "soap.fork.SoapFork",
            "soap.metro.MetroToolkit",
            "soap.bindings.jibx.JibxFramework")) {
      assertThat(PRODUCT.contain("org.xmlbench." + name)).as(name).isTrue();
    }
  }
}

package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.xmlbench.core.driver.Driver;

/** No driver loses its contract by being judged here and not in its own module. */
class EveryDriverIsJudgedTest {
  private static final Path DRIVERS = Path.of("../../drivers");
  private static final String SERVICES =
      "src/main/resources/META-INF/services/" + Driver.class.getName();
  private static final Pattern MODULE = Pattern.compile("<module>(.*)</module>");

  /** Those of profiles are judged where they are built. */
  private static final Pattern PROFILES = Pattern.compile("(?s)<profiles>.*</profiles>");

  private static List<String> shippedModules() throws IOException {
    String pom = PROFILES.matcher(Files.readString(DRIVERS.resolve("pom.xml"))).replaceAll("");
    return MODULE.matcher(pom).results().map(match -> match.group(1)).toList();
  }

  @Test
  void everyModuleThatIsShippedIsThere() throws IOException {
    assertThat(shippedModules()).hasSizeGreaterThan(20);
    assertThat(JudgedDrivers.modules())
        .extracting(DriverModule::name)
        .containsAll(shippedModules());
  }

  /** As their sources name them; none comes from a class path that all of them share. */
  @Test
  void ofEachModuleEveryDriverIsThereByItsOwnLoader() throws IOException {
    for (DriverModule module : JudgedDrivers.modules()) {
      List<String> named =
          Files.readAllLines(DRIVERS.resolve(module.name()).resolve(SERVICES)).stream()
              .map(line -> line.replaceFirst("#.*", "").strip())
              .filter(line -> !line.isEmpty())
              .toList();
      assertThat(module.drivers())
          .as(module.name())
          .allSatisfy(it -> assertThat(it.getClass().getClassLoader()).isSameAs(module.loader()))
          .extracting(it -> it.getClass().getName())
          .containsExactlyInAnyOrderElementsOf(named);
    }
  }

  /** Each test of the contract that takes a driver takes all: none has a source of its own. */
  @Test
  void everyTestTakesEveryDriver() throws IOException {
    List<Method> tests =
        contract().stream()
            .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
            .filter(
                method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {Driver.class}))
            .filter(method -> method.getReturnType() == void.class)
            .toList();
    assertThat(tests)
        .hasSizeGreaterThan(20)
        .allMatch(it -> it.isAnnotationPresent(ForEachDriver.class));
  }

  @Test
  void aTestThatTakesDriversIsRunWithEachThatCanRunHere() {
    List<String> able =
        JudgedDrivers.modules().stream()
            .flatMap(module -> module.available().stream())
            .map(driver -> driver.describe().id())
            .toList();
    assertThat(able).hasSizeGreaterThan(25);
    Stream<String> passed =
        EngineTestKit.engine("junit-jupiter")
            .selectors(selectClass(ExternalEntitiesTest.class))
            .execute()
            .testEvents()
            .succeeded()
            .stream()
            .map(event -> event.getTestDescriptor().getDisplayName().replaceFirst(".* ", ""));
    assertThat(passed).containsAll(able);
  }

  private static List<Class<?>> contract() throws IOException {
    try (Stream<Path> sources = Files.list(Path.of("../src/main/java/org/xmlbench/contract"))) {
      return sources
          .map(source -> source.getFileName().toString())
          .filter(name -> name.endsWith("Test.java"))
          .<Class<?>>map(name -> named(name.replace(".java", "")))
          .toList();
    }
  }

  private static Class<?> named(String name) {
    try {
      return Class.forName(DescriptionTest.class.getPackageName() + "." + name);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("a class of the contract is not in its jar", e);
    }
  }
}

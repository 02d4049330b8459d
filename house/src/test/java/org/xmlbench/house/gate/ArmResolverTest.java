package org.xmlbench.house.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.platform.JvmProbe;
import org.xmlbench.house.broken.BrokenDriversFolder;
import org.xmlbench.house.broken.HonestDriver;
import org.xmlbench.house.home.Distribution;
import org.xmlbench.house.home.ForkJvm;
import org.xmlbench.house.home.JvmTrial;
import org.xmlbench.house.home.LibraryResolver;
import org.xmlbench.house.home.SubjectCatalogue;

class ArmResolverTest {
  private static final String HONEST = "class:" + HonestDriver.class.getName();

  @TempDir private Path folder;
  private Path jar;
  private ArmResolver resolver;

  @BeforeEach
  void makeHome() {
    Distribution home = BrokenDriversFolder.make(folder, HonestDriver.class);
    jar = home.drivers().resolve("HonestDriver/HonestDriver.jar");
    resolver =
        new ArmResolver(
            home, SubjectCatalogue.drivers(home), new LibraryResolver(Optional.of(folder), true));
  }

  private ResolvedArm resolve(String driver, String classPath, Path jdk, String... jvmOptions)
      throws InterruptedException {
    return resolver.resolve(
        new ArmRequest(
            driver, Optional.ofNullable(classPath), Optional.ofNullable(jdk), List.of(jvmOptions)));
  }

  private Path jdk(String name, String release) throws IOException {
    return jdk(name, release, "echo '" + JvmProbe.RAN + "'\n");
  }

  private Path jdk(String name, String release, String script) throws IOException {
    Path home = Files.createDirectories(folder.resolve(name));
    Path java = Files.createDirectories(home.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\n" + script);
    assertThat(java.toFile().setExecutable(true)).isTrue();
    if (release != null) {
      Files.writeString(home.resolve("release"), release);
    }
    return home;
  }

  @Test
  void aDriverOfTheDistribution() throws InterruptedException {
    ResolvedArm arm = resolve("honest-one", null, null);
    assertThat(arm.driver().id()).isEqualTo("honest-one");
    assertThat(arm.jdk()).isEqualTo(Runtime.version().toString());
  }

  @Test
  void aClassAndAnIdOnAClassPathOfTheUsers() throws InterruptedException {
    assertThat(resolve(HONEST, jar.toString(), null).driver().locator()).isEqualTo(HONEST);
    assertThat(resolve("honest-one", jar.toString(), null).driver().classPath()).endsWith(jar);
    String all = File.pathSeparator + jar.getParent() + File.separator + "*" + File.pathSeparator;
    assertThat(resolve(HONEST, all, null).driver().classPath()).endsWith(jar).doesNotContainNull();
  }

  @Test
  void aJdkOfTheUsers() throws IOException, InterruptedException {
    Path jdk = jdk("jdk26", "JAVA_VERSION=\"26.0.1\"\n");
    ResolvedArm arm = resolve("honest-one", null, jdk);
    assertThat(arm.jdk()).isEqualTo("26.0.1");
    assertThat(arm.jvm().java()).isEqualTo(jdk.resolve("bin/java"));
    assertThat(arm.label()).isEqualTo("honest-one under " + jdk);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          honest-on       |       | unknown driver 'honest-on'; did you mean 'honest-one'?
          honest-on@1.0   |       | unknown driver 'honest-on'; did you mean 'honest-one'?
          honest-one@9.9  |       | org.xmlbench.test:honest-one:9.9 does not resolve offline
          honest-one@     |       | 'honest-one@' names no driver at a version: write DRIVER@VERSION
          @7.1.0          |       | '@7.1.0' names no driver at a version: write DRIVER@VERSION
          @               |       | '@' names no driver at a version: write DRIVER@VERSION
          honest-one@' '  |       | names no driver at a version: write DRIVER@VERSION
          honest-one@a:1  |       | 'honest-one@a:1' names no driver at a version
          honest-one@LATEST |     | names no single version
          honest-one@1.0  | JAR   | a version and a class path exclude each other
          class:no.Such   |       | a class needs the class path that it is on
          class:no.Such   | JAR   | no class no.Such on this class path
          class:java.lang.String | JAR | java.lang.String does not implement
          class:org.xmlbench.house.broken.BrokenDriver | JAR | has no public constructor
          honest-two      | JAR   | no driver honest-two on this class path
          honest-one      | nowhere.jar | class path: there is no
          honest-one      | :     | there is nothing on it
          """)
  void whatIsNotThereIsOneLine(String driver, String classPath, String message) {
    String path = "JAR".equals(classPath) ? jar.toString() : classPath;
    assertThatThrownBy(() -> resolve(driver, path, null))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(message)
        .message()
        .hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "JAVA_VERSION=\"1.8.0_412\", is JDK 1.8.0_412; forks need 25 or newer",
    "JAVA_VERSION=\"17.0.15\", is JDK 17.0.15; forks need 25 or newer",
    "IMPLEMENTOR=\"Nobody\", is JDK of an unknown version",
    ", it has no file 'release'"
  })
  void aJdkThatIsNoneOrTooOldIsOneLine(String release, String message) throws IOException {
    Path jdk = jdk("old", release);
    assertThatThrownBy(() -> resolve("honest-one", null, jdk))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining(message)
        .message()
        .hasLineCount(1);
  }

  @Test
  void optionsThatTheJvmTakesAreTheArms() throws InterruptedException {
    ResolvedArm arm = resolve("honest-one", null, null, "-Xint", "-Dtext=a b");
    assertThat(arm.jvm().options()).containsExactly("-Xint", "-Dtext=a b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -XX:+Nope  | with -XX:+Nope: Unrecognized VM option 'Nope'
          -nope      | with -nope: Unrecognized option: -nope
          -Xmxmuch   | with -Xmxmuch: Invalid maximum heap size: -Xmxmuch
          -XX:+UseSerialGC -XX:+UseG1GC | : Multiple garbage collectors selected
          no.SuchMain | with no.SuchMain: Error: Could not find or load main class no.SuchMain
          -version | it runs no program with them
          --help | it runs no program with them
          -jar | Unable to access jarfile
          """)
  void optionsThatTheJvmRefusesAreOneLineInItsOwnWords(String options, String message) {
    assertThatThrownBy(() -> resolve("honest-one", null, null, options.split(" ")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith(ForkJvm.ofSuite().java() + " does not start with ")
        .hasMessageContaining(message)
        .message()
        .hasLineCount(1);
  }

  @ParameterizedTest
  @CsvSource({
    "exit 0, it runs no program with them",
    "exit 7, it ended with 7",
    "echo; echo 'no libjvm.so'; exit 1, no libjvm.so"
  })
  void aJdkThatDoesNotStartIsOneLine(String script, String message) throws IOException {
    Path jdk = jdk("lame", "JAVA_VERSION=\"26\"\n", script + "\n");
    assertThatThrownBy(() -> resolve("honest-one", null, jdk))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("%s/bin/java does not start: %s", jdk, message);
  }

  @Test
  void aProgramOfAnotherMachineIsOneLine() throws IOException {
    Path jdk = jdk("alien", "JAVA_VERSION=\"26\"\n");
    Files.write(jdk.resolve("bin/java"), new byte[] {0x7f, 'E', 'L', 'F', 0, 0, 0, 0});
    assertThatThrownBy(() -> resolve("honest-one", null, jdk))
        .isInstanceOf(UserErrorException.class)
        .hasMessageStartingWith("%s/bin/java does not start: ", jdk)
        .message()
        .hasLineCount(1);
  }

  @Test
  void aJvmThatHangsIsStopped() throws IOException {
    Path java = jdk("slow", null, "exec sleep 60\n").resolve("bin/java");
    assertThatThrownBy(
            () -> JvmTrial.start(new ForkJvm(java, List.of()), List.of(), Duration.ofMillis(1000)))
        .isInstanceOf(UserErrorException.class)
        .hasMessage("%s does not start: it did not run a program within 1 s", java);
  }

  @Test
  void aHomeThatIsMissingIsOneLine() {
    assertThatThrownBy(() -> resolve("honest-one", null, folder.resolve("nowhere")))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("nowhere is no JDK");
  }
}

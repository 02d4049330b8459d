package org.xmlbench.suite.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.xmlbench.core.platform.ChildProcess;

/**
 * The build of a subject that is a program, on a host of which PATH has what the test says: what is
 * missing is named, and is no failure of the build.
 */
@Tag("optional")
@EnabledOnOs(OS.LINUX)
class BuildProgramTest {
  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private static final String SCRIPT = "src/main/build/build-program";

  /** What every host has. */
  private static final String USUAL =
      "dirname mkdir rm cat mktemp awk sed tr find basename printf cp";

  /** In place of a compiler: refuses each header and library that a file names. */
  private static final String COMPILER =
      """
      #!/bin/bash
      source=$(cat)
      for missing in %s; do
        if [[ "$source $*" == *"$missing"* ]]; then exit 1; fi
      done
      """;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "drivers/pugixml | | | g++ not found: apt-get install libpugixml-dev g++",
        "drivers/pugixml | g++ | pugixml.hpp | pugixml.hpp not found: apt-get install"
            + " libpugixml-dev",
        "drivers/pugixml | g++ | -lpugixml | libpugixml not found: apt-get install libpugixml-dev",
        "soapbench/gsoap | g++ | | soapcpp2 not found: apt-get install gsoap libgsoap-dev g++",
        "soapbench/gsoap | soapcpp2 g++ | | wsdl2h not found: apt-get install gsoap libgsoap-dev"
            + " g++",
        "soapbench/gsoap | soapcpp2 wsdl2h | | g++ not found: apt-get install gsoap libgsoap-dev"
            + " g++",
        "soapbench/gsoap | soapcpp2 wsdl2h g++ | stdsoap2.h | stdsoap2.h not found: apt-get"
            + " install",
        "soapbench/gsoap | soapcpp2 wsdl2h g++ | -lgsoap++ | libgsoap++ not found: apt-get install",
        "soapbench/bindings/gsoap | wsdl2h g++ | | soapcpp2 not found: apt-get install gsoap",
        "soapbench/bindings/gsoap | soapcpp2 wsdl2h | | g++ not found: apt-get install gsoap",
        "soapbench/bindings/gsoap | soapcpp2 wsdl2h g++ | stdsoap2.h | stdsoap2.h not found:"
            + " apt-get",
        "soapbench/bindings/gsoap | soapcpp2 wsdl2h g++ | -lgsoap++ | libgsoap++ not found:"
            + " apt-get",
        "soapbench/bindings/xsdcxx | g++ | | xsdcxx not found: apt-get install xsdcxx"
            + " libxerces-c-dev",
        "soapbench/bindings/xsdcxx | xsdcxx | | g++ not found: apt-get install xsdcxx"
            + " libxerces-c-dev",
        "soapbench/bindings/xsdcxx | xsdcxx g++ | xercesc/ | PlatformUtils.hpp not found: apt-get",
        "soapbench/bindings/xsdcxx | xsdcxx g++ | xsd/cxx | version.hxx not found: apt-get install",
        "soapbench/bindings/xsdcxx | xsdcxx g++ | -lxerces-c | libxerces-c not found: apt-get"
            + " install",
      })
  void whatIsMissingIsNamedAndTheBuildGoesOn(
      String module, String tools, String refused, String reason) throws Exception {
    Path program = folder.resolve("out/program");
    Path properties = folder.resolve("classes/program.properties");
    Files.createDirectories(program.getParent());
    Files.writeString(program, "of an earlier build");
    ChildProcess.End end = build(module, path(tools, refused), program, properties);
    assertThat(end.text()).contains("is left out: ", reason);
    assertThat(end.status()).hasValue(0);
    Properties written = new Properties();
    try (InputStream in = Files.newInputStream(properties)) {
      written.load(in);
    }
    assertThat(written.getProperty("unavailable")).contains(reason).endsWith("then build again");
    assertThat(written.getProperty("install")).startsWith("apt-get install ");
    assertThat(written).doesNotContainKeys("version", "compiler", "parser-version");
    assertThat(program).doesNotExist();
  }

  /** The modules of the table are all that there are. */
  @Test
  void everyProgramIsTried() throws IOException {
    List<String> modules = new ArrayList<>();
    for (String families : List.of("drivers", "soapbench")) {
      try (Stream<Path> found =
          Files.find(ROOT.resolve(families), 6, (file, _) -> isScript(file))) {
        found
            .map(file -> ROOT.relativize(file).toString().replace("/" + SCRIPT, ""))
            .forEach(modules::add);
      }
    }
    assertThat(modules)
        .containsExactlyInAnyOrder(
            "drivers/pugixml",
            "soapbench/bindings/gsoap",
            "soapbench/bindings/xsdcxx",
            "soapbench/gsoap");
  }

  private static boolean isScript(Path file) {
    return file.endsWith(SCRIPT);
  }

  private static ChildProcess.End build(String module, Path path, Path program, Path properties)
      throws Exception {
    return ChildProcess.command(
            "env",
            "-i",
            "PATH=" + path,
            "/bin/bash",
            ROOT.resolve(module).resolve(SCRIPT).toString(),
            program.toString(),
            properties.toString())
        .run(Duration.ofMinutes(1));
  }

  private Path path(String tools, String refused) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("bin"));
    for (String name : USUAL.split(" ")) {
      Optional<Path> usual =
          Stream.of("/usr/bin", "/bin")
              .map(in -> Path.of(in, name))
              .filter(Files::exists)
              .findFirst();
      script(bin.resolve(name), "#!/bin/sh\nexec " + usual.orElseThrow() + " \"$@\"\n");
    }
    for (String name : tools == null ? new String[0] : tools.split(" ")) {
      String compiler = COMPILER.formatted(refused == null ? "" : refused);
      script(bin.resolve(name), name.equals("g++") ? compiler : "#!/bin/sh\n");
    }
    return bin;
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}

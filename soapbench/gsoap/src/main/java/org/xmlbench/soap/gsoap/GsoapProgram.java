package org.xmlbench.soap.gsoap;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.xmlbench.core.platform.ChildProcess;

/**
 * The program that this module's build made of gSOAP, as {@code src/main/build/build-program}
 * describes it: in the folder {@code bin} beside this module's jar, or where the build put it.
 */
final class GsoapProgram {
  /** The file's name. */
  static final String NAME = "soapbench-gsoap";

  private static final String UNKNOWN = "unknown";

  private final Properties built = new Properties();
  private final Path file;

  private GsoapProgram() {
    try (InputStream in = GsoapProgram.class.getResourceAsStream("program.properties")) {
      if (in != null) {
        built.load(in);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    file = place();
  }

  /** The program of this class path. */
  static GsoapProgram find() {
    return new GsoapProgram();
  }

  private static Path place() {
    try {
      URI uri = GsoapProgram.class.getProtectionDomain().getCodeSource().getLocation().toURI();
      Path code = Path.of(uri);
      return Files.isDirectory(code)
          ? code.resolveSibling("program").resolve(NAME)
          : code.resolveSibling("bin").resolve(NAME);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the place of this module's classes has no path", e);
    }
  }

  /** Why it cannot run; empty where it can. */
  Optional<String> unavailable() {
    String reason = built.getProperty("unavailable");
    if (reason != null) {
      return Optional.of(reason);
    }
    return Files.isExecutable(file)
        ? Optional.empty()
        : Optional.of(
            file
                + " is missing: the program is of one host, so build XMLBench on this one, after"
                + " apt-get install gsoap libgsoap-dev g++");
  }

  /** Version of gSOAP that it was built with. */
  String version() {
    return built.getProperty("version", UNKNOWN);
  }

  /** The compiler that it was built with, and its flags. */
  String compiler() {
    return built.getProperty("compiler", UNKNOWN);
  }

  /** The file. */
  Path file() {
    return file;
  }

  /**
   * Starts it. What it complains about goes where this JVM's complaints go. It ends when this JVM
   * does, since its standard input ends then.
   */
  ChildProcess start(List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(file.toString());
    command.addAll(arguments);
    return ChildProcess.command(command).inheritError().start();
  }
}

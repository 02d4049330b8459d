package org.xmlbench.core.measure;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.record.Implementation;

/** Tells which class really parsed, and out of which jar it came. */
public final class Implementations {
  private Implementations() {}

  /**
   * The record of that class.
   *
   * @throws WrongEventsException when the class is not of the packages that the driver names: then
   *     something else than the subject would have been measured
   */
  public static Implementation of(Class<?> type, DriverDescription driver) throws IOException {
    String name = type.getName();
    if (driver.parserPackages().stream().noneMatch(name::startsWith)) {
      throw new WrongEventsException(
          "the class that parsed, %s, is not of %s".formatted(name, driver.parserPackages()));
    }
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      String module = type.getModule().getName();
      return new Implementation(name, driver.version(), "jrt:/" + module, null);
    }
    Path jar = path(source);
    return new Implementation(
        name,
        driver.version(),
        jar.getFileName().toString(),
        Files.isRegularFile(jar) ? sha256(jar) : null);
  }

  private static Path path(CodeSource source) throws IOException {
    try {
      URI uri = source.getLocation().toURI();
      return Path.of(uri);
    } catch (URISyntaxException e) {
      throw new IOException("no path: " + source.getLocation(), e);
    }
  }

  private static String sha256(Path file) throws IOException {
    try (InputStream bytes = Files.newInputStream(file);
        DigestInputStream digest =
            new DigestInputStream(bytes, MessageDigest.getInstance("SHA-256"))) {
      digest.transferTo(java.io.OutputStream.nullOutputStream());
      return HexFormat.of().formatHex(digest.getMessageDigest().digest());
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}

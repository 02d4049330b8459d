package org.xmlbench.soap.toolkit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * What a server beyond loopback asks for: 128 random bits, the first segment of every request's
 * path, so that every client sends it. It goes from node to node in a file that only its user can
 * read, and nowhere else: in no argument, record or log.
 */
public final class AccessToken {
  private static final int BYTES = 16;
  private static final int MOST_FILE_BYTES = 64;
  private static final Pattern FORM = Pattern.compile("[0-9a-f]{" + 2 * BYTES + "}");
  private static final Set<PosixFilePermission> USER_ALONE =
      EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);

  private final Path file;
  private final String text;

  private AccessToken(Path file, String text) {
    this.file = file;
    this.text = text;
  }

  /**
   * A new one, in a new file of mode 0600.
   *
   * @throws IOException when there is a file already, or none can be made
   */
  public static AccessToken create(Path file) throws IOException {
    byte[] bits = new byte[BYTES];
    new SecureRandom().nextBytes(bits);
    String text = HexFormat.of().formatHex(bits);
    Files.createFile(file, PosixFilePermissions.asFileAttribute(USER_ALONE));
    Files.writeString(file, text + "\n", StandardOpenOption.WRITE);
    return new AccessToken(file, text);
  }

  /**
   * The one in that file.
   *
   * @throws IOException when there is none, others may read the file, or it is not this user's
   */
  public static AccessToken read(Path file) throws IOException {
    PosixFileAttributes found = attributes(file);
    if (!found.isRegularFile() || !found.permissions().equals(USER_ALONE)) {
      throw new FileSystemException(
          file.toString(), null, "a token's file must be a file of mode 0600");
    }
    if (!found.owner().getName().equals(System.getProperty("user.name"))) {
      throw new FileSystemException(
          file.toString(), null, "this token's file is " + found.owner().getName() + "'s");
    }
    String text = found.size() <= MOST_FILE_BYTES ? Files.readString(file).strip() : "";
    if (!FORM.matcher(text).matches()) {
      throw new FileSystemException(
          file.toString(), null, "a token is %d hexadecimal digits".formatted(2 * BYTES));
    }
    return new AccessToken(file, text);
  }

  private static PosixFileAttributes attributes(Path file) throws IOException {
    try {
      return Files.readAttributes(file, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      throw new FileSystemException(
          file.toString(),
          null,
          "there is no such file on this node: the run's folder must be on a file system that both"
              + " nodes see");
    }
  }

  public Path file() {
    return file;
  }

  /** The digits. */
  public String text() {
    return text;
  }

  /**
   * The rest of a request's path where it begins with this token, compared in constant time; empty
   * where it does not.
   *
   * @param path such as {@code /0123...def/services/soapbench}
   */
  public Optional<String> without(String path) {
    int end = path.indexOf('/', 1);
    if (end < 0 || path.charAt(0) != '/') {
      return Optional.empty();
    }
    byte[] given = path.substring(1, end).getBytes(StandardCharsets.UTF_8);
    return MessageDigest.isEqual(given, text.getBytes(StandardCharsets.UTF_8))
        ? Optional.of(path.substring(end))
        : Optional.empty();
  }

  /** Never the digits. */
  @Override
  public String toString() {
    return "the token in " + file;
  }
}

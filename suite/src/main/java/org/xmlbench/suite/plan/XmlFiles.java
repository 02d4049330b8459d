package org.xmlbench.suite.plan;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.UserErrorException;

/** The user's own files. */
public final class XmlFiles {
  /** Bytes that may come before the first {@code <}: a byte-order mark and white space. */
  private static final int LEAD = 64;

  private XmlFiles() {}

  /**
   * Every readable regular file under {@code folder} that starts as XML does, in the order of
   * names.
   *
   * @throws UserErrorException when the folder cannot be read
   */
  public static List<Path> under(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new UserErrorException(folder + " is not a folder");
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).filter(XmlFiles::startsAsXml).sorted().toList();
    } catch (IOException | java.io.UncheckedIOException e) {
      throw new UserErrorException(folder + " cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * Checks that {@code file} is a file that can be read.
   *
   * @throws UserErrorException when it is not
   */
  public static void requireReadable(Path file) {
    if (!Files.exists(file)) {
      throw new UserErrorException("file " + file + " does not exist");
    }
    if (Files.isDirectory(file)) {
      throw new UserErrorException(file + " is a folder: name a file, or use --documents");
    }
    if (!Files.isReadable(file)) {
      throw new UserErrorException("file " + file + " cannot be read: check its permissions");
    }
  }

  private static boolean startsAsXml(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      for (byte b : in.readNBytes(LEAD)) {
        if (b == '<') {
          return true;
        }
        boolean lead = b < 0 || b == 0 || Character.isWhitespace(b);
        if (!lead) {
          return false;
        }
      }
      return false;
    } catch (IOException e) {
      return false;
    }
  }
}

package org.xmlbench.house.check;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.xmlbench.core.Printable;
import org.xmlbench.core.UserErrorException;

/**
 * The XML files of a folder: every regular file whose first byte, byte order marks and white space
 * left aside, is {@code <}. Symbolic links are followed.
 */
public final class DocumentFiles {
  private static final int LOOK_AT = 4096;
  private static final int NAMED = 5;

  /** {@code <?xm}, with which a document in EBCDIC must begin. */
  private static final byte[] EBCDIC_DECLARATION = {0x4C, 0x6F, (byte) 0xA7, (byte) 0x94};

  private static final Set<String> XML_ENDINGS =
      Set.of(
          "xml", "xsd", "xsl", "xslt", "svg", "xhtml", "wsdl", "rss", "atom", "kml", "gml", "rdf",
          "pom", "xmi", "dita");

  private final List<Path> files = new ArrayList<>();
  private final List<LeftOut> leftOut = new ArrayList<>();

  /**
   * A file that is not taken.
   *
   * @param file the file or folder
   * @param reason why it is left out
   */
  public record LeftOut(Path file, String reason) {
    /** Whether its name ends as XML files' names do, so that the user expects it to be included. */
    public boolean isNamedLikeXml() {
      String name = file.getFileName().toString();
      return XML_ENDINGS.contains(
          name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
    }
  }

  private DocumentFiles() {}

  /**
   * Looks through {@code folder}.
   *
   * @throws UserErrorException when no XML file is in it
   */
  public static DocumentFiles in(Path folder) {
    DocumentFiles found = new DocumentFiles();
    try {
      Files.walkFileTree(
          folder,
          EnumSet.of(FileVisitOption.FOLLOW_LINKS),
          Integer.MAX_VALUE,
          found.new Collector());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    if (found.files.isEmpty()) {
      throw new UserErrorException(folder + ": there is no XML file in this folder" + found.why());
    }
    found.files.sort(null);
    found.leftOut.sort(Comparator.comparing(LeftOut::file));
    return found;
  }

  public List<Path> files() {
    return List.copyOf(files);
  }

  /** What else is there, and why it is not taken. */
  public List<LeftOut> leftOut() {
    return List.copyOf(leftOut);
  }

  /** What else is there, for people: a line for each of the first few, then how many more. */
  public List<String> leftOutLines() {
    List<String> lines = new ArrayList<>();
    for (LeftOut file : leftOut.subList(0, Math.min(NAMED, leftOut.size()))) {
      lines.add(Printable.line("left out: %s: %s".formatted(file.file(), file.reason())));
    }
    if (leftOut.size() > NAMED) {
      lines.add("left out: %d more".formatted(leftOut.size() - NAMED));
    }
    return List.copyOf(lines);
  }

  private String why() {
    return leftOut.isEmpty()
        ? ""
        : " (left out: %s: %s%s)"
            .formatted(
                leftOut.getFirst().file(),
                leftOut.getFirst().reason(),
                leftOut.size() == 1 ? "" : ", and %d more".formatted(leftOut.size() - 1));
  }

  /**
   * Whether the path's text denotes the same path, since a driver's JVM gets the text. Bytes that
   * are invalid in the encoding of file names are lost in the text.
   */
  private static boolean canBeNamed(Path file) {
    try {
      return Path.of(file.toString()).equals(file);
    } catch (InvalidPathException _) {
      return false;
    }
  }

  private static boolean startsLikeXml(byte[] beginning) {
    for (byte value : beginning) {
      if (!isSkipped(value)) {
        return value == '<';
      }
    }
    return false;
  }

  private static String whyNoXml(byte[] beginning) {
    if (beginning.length == 0) {
      return "is empty";
    }
    return Arrays.mismatch(beginning, EBCDIC_DECLARATION) == EBCDIC_DECLARATION.length
        ? "its encoding is EBCDIC, which few parsers detect: name the file itself to check it"
        : "does not start with '<'";
  }

  private static byte[] beginning(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(LOOK_AT);
    }
  }

  /** White space, the bytes of byte order marks, and the zeros of UTF-16 and UTF-32. */
  private static boolean isSkipped(byte value) {
    return switch (value & 0xFF) {
      case ' ', '\t', '\r', '\n', 0, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF -> true;
      default -> false;
    };
  }

  /** Takes what is XML and remembers what is not. */
  private final class Collector extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (!attributes.isRegularFile()) {
        leftOut.add(new LeftOut(file, "not a regular file"));
        return FileVisitResult.CONTINUE;
      }
      if (!canBeNamed(file)) {
        leftOut.add(new LeftOut(file, "its name is not in the encoding of file names: rename it"));
        return FileVisitResult.CONTINUE;
      }
      try {
        byte[] beginning = beginning(file);
        if (startsLikeXml(beginning)) {
          files.add(file);
        } else {
          leftOut.add(new LeftOut(file, whyNoXml(beginning)));
        }
      } catch (IOException e) {
        leftOut.add(new LeftOut(file, "cannot be read"));
      }
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
      leftOut.add(
          new LeftOut(
              file,
              e instanceof FileSystemLoopException
                  ? "a symbolic link to a folder above it"
                  : "cannot be read"));
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException e) {
      if (e != null) {
        leftOut.add(new LeftOut(folder, "cannot be read"));
      }
      return FileVisitResult.CONTINUE;
    }
  }
}

package org.xmlbench.house.engine.plan;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.house.check.DocumentFiles;
import org.xmlbench.house.console.ShellWord;
import org.xmlbench.house.home.InputFiles;
import org.xmlbench.inspection.DocumentInspection;
import org.xmlbench.inspection.DocumentInspector;
import org.xmlbench.probes.Catalogue;

/** Finds the documents that a user names. */
public final class TimedDocuments {
  /** Size of a record, for families whose parameter is their number. */
  private static final int BYTES_PER_RECORD = 128;

  private TimedDocuments() {}

  /**
   * The document of that name: of the catalogue, or {@code file:PATH}.
   *
   * @throws UserErrorException when there is no such document; the message names the nearest
   */
  public static TimedDocument named(String name) {
    if (name.startsWith(TimedDocument.UserFile.PREFIX)) {
      return userFile(path(name));
    }
    Document document = inCatalogue(name);
    DocumentFamily family = Catalogue.family(document.name().family());
    long bytes =
        family.sizes().parameter() == DocumentFamily.Parameter.BYTES
            ? document.name().size()
            : Math.max(1, document.name().size()) * BYTES_PER_RECORD;
    return new TimedDocument.Generated(document, bytes);
  }

  /** A document of the catalogue; a name that it does not have may be a file's, without prefix. */
  private static Document inCatalogue(String name) {
    try {
      return Catalogue.parse(name);
    } catch (UserErrorException e) {
      if (new File(name).exists()) {
        throw new UserErrorException(
            "%s; a file is named %s%s"
                .formatted(e.getMessage(), TimedDocument.UserFile.PREFIX, name),
            e);
      }
      throw e;
    }
  }

  /**
   * Every XML file of {@code folder}.
   *
   * @param notices takes a line for each file of the folder that is left out
   * @throws UserErrorException when there is no such folder, it is a file, or no XML file in it
   */
  public static List<TimedDocument> in(Path folder, Consumer<String> notices) {
    return in(folder, notices, (file, reason) -> {});
  }

  /**
   * The same.
   *
   * @param leftOut takes each file that is left out though it is named as XML files are, as the
   *     document that it would be, and the reason
   */
  public static List<TimedDocument> in(
      Path folder, Consumer<String> notices, BiConsumer<TimedDocument, String> leftOut) {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new UserErrorException(
          "--documents %s: is a file, not a folder: name it with --document %s"
              .formatted(folder, ShellWord.quoted(TimedDocument.UserFile.PREFIX + folder)));
    }
    if (!Files.isDirectory(folder)) {
      throw new UserErrorException("--documents " + folder + ": there is no such folder");
    }
    DocumentFiles found = DocumentFiles.in(folder);
    found.leftOutLines().forEach(notices);
    found.leftOut().stream()
        .filter(DocumentFiles.LeftOut::isNamedLikeXml)
        .forEach(left -> leftOut.accept(withoutContent(left.file()), left.reason()));
    return found.files().stream().map(TimedDocuments::userFile).toList();
  }

  private static Path path(String name) {
    String path = name.substring(TimedDocument.UserFile.PREFIX.length());
    if (path.isEmpty()) {
      throw new UserErrorException(name + " names no file: give its path, as in file:a.xml");
    }
    return InputFiles.path(path);
  }

  private static TimedDocument withoutContent(Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    return new TimedDocument.UserFile(absolute, 0, Optional.empty(), Set.of());
  }

  private static TimedDocument userFile(Path file) {
    InputFiles.requireReadable(file);
    Path absolute = file.toAbsolutePath().normalize();
    try {
      DocumentInspection inspection = DocumentInspector.inspect(absolute);
      return new TimedDocument.UserFile(
          absolute, Files.size(absolute), inspection.outside(), inspection.needs());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

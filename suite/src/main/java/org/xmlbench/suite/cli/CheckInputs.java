package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.xmlbench.core.NearestName;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.check.DocumentFiles;
import org.xmlbench.house.console.OutputException;
import org.xmlbench.house.console.OutputFile;
import org.xmlbench.house.home.InputFiles;
import org.xmlbench.inspection.DocumentInspection;
import org.xmlbench.inspection.DocumentInspector;
import org.xmlbench.probes.Catalogue;

/**
 * What a user asked {@code check} to look at: files, folders, and generated documents, which are
 * written to a temporary folder until {@link #close()}.
 */
final class CheckInputs implements AutoCloseable {
  private final Map<Path, CheckedDocument> documents = new LinkedHashMap<>();
  private final List<DocumentFiles.LeftOut> leftOut = new ArrayList<>();
  private Path generated;

  /**
   * Finds and inspects everything.
   *
   * @throws UserErrorException when one of {@code names} names nothing
   */
  static CheckInputs of(List<String> names) throws IOException {
    CheckInputs inputs = new CheckInputs();
    try {
      for (String name : names) {
        inputs.add(name);
      }
      return inputs;
    } catch (IOException | RuntimeException e) {
      inputs.close();
      throw e;
    }
  }

  List<CheckedDocument> documents() {
    return List.copyOf(documents.values());
  }

  List<DocumentFiles.LeftOut> leftOut() {
    return List.copyOf(leftOut);
  }

  private void add(String name) throws IOException {
    Path path = InputFiles.path(name);
    if (Files.isDirectory(path)) {
      DocumentFiles found = DocumentFiles.in(path);
      leftOut.addAll(found.leftOut());
      for (Path file : found.files()) {
        inspect(file);
      }
    } else if (!Files.exists(path) && namesDocument(name)) {
      generate(Catalogue.parse(name), name);
    } else {
      inspect(InputFiles.readable(name));
    }
  }

  private void inspect(Path file) throws IOException {
    DocumentInspection inspection = DocumentInspector.inspect(file);
    CheckedDocument document =
        new CheckedDocument(
            file.toString(),
            file,
            inspection.outside(),
            inspection.needs(),
            Optional.empty(),
            inspection.expands());
    documents.putIfAbsent(file.toRealPath(), document);
  }

  /** Whether a name that is not a file's is a document's, or a misspelling of one. */
  private static boolean namesDocument(String name) {
    List<String> families = Catalogue.families().stream().map(DocumentFamily::name).toList();
    String family = Task.nameIn(name);
    boolean near = NearestName.of(family, families).isPresent();
    return families.contains(family) || (near && !name.contains(".") && !name.contains("/"));
  }

  private void generate(Document document, String name) throws IOException {
    if (generated == null) {
      generated = Files.createTempDirectory("xmlbench-check-");
      generated.toFile().deleteOnExit();
    }
    Path file = generated.resolve(fileName(document.name()));
    file.toFile().deleteOnExit();
    Oracle[] oracle = new Oracle[1];
    OutputFile.write(file, out -> oracle[0] = document.writeWithOracle(out));
    documents.putIfAbsent(
        file,
        new CheckedDocument(
            name, file, Optional.empty(), document.needs(), Optional.of(oracle[0].digest())));
  }

  private static String fileName(DocumentName name) {
    return name.toString().replaceAll("[^A-Za-z0-9-]", "_") + ".xml";
  }

  @Override
  public void close() {
    if (generated == null) {
      return;
    }
    try {
      for (CheckedDocument document : documents.values()) {
        if (document.oracle().isPresent()) {
          Files.deleteIfExists(document.file());
        }
      }
      Files.deleteIfExists(generated);
    } catch (IOException e) {
      throw OutputException.file(generated, e);
    }
  }
}

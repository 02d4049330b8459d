package org.xmlbench.suite.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.core.Printable;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.describe.CatalogueShapes;
import org.xmlbench.house.describe.CatalogueShapes.Neighbour;
import org.xmlbench.house.describe.ShapeText;
import org.xmlbench.inspection.shape.DocumentShape;
import org.xmlbench.inspection.shape.ShapeReader;
import org.xmlbench.inspection.shape.UnreadableDocumentException;
import org.xmlbench.results.report.TextTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code describe}: the shape of any document. */
@CommandGroup.Of(CommandGroup.START)
@Command(
    name = "describe",
    mixinStandardHelpOptions = true,
    description = {
      "Print a document's shape and similar generated documents.",
      "",
      "The distance between two shapes has ten features: elements per KiB, attributes and namespace"
          + " declarations per element, characters per run of text, mean depth, number of different"
          + " names, and the shares of text, white space, attribute values and non-ASCII"
          + " characters. It is 1 if only one feature differs, by a factor of two, or a share by"
          + " ten percentage points. Several differences add up as in Euclidean distance. Size does"
          + " not count."
    },
    footer = {
      "",
      "Exit codes: 0 all was read; 1 a file has no shape, because it is not well-formed or its"
          + " entities expand beyond measure, the others are described; 2 bad usage or input."
    })
final class DescribeCommand implements Callable<Integer> {
  private static final int NEIGHBOURS = 3;
  private static final int LEFT_COLUMNS = 1;

  private final Session session;

  @Option(names = "--table", description = "Print one line for each document.")
  private boolean table;

  @Parameters(
      paramLabel = "FILE|DIR|DOCUMENT",
      arity = "1..*",
      description = "A file, a folder of files, or a generated document such as psd:4MiB.")
  private List<String> names = new ArrayList<>();

  DescribeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    CatalogueShapes catalogue = CatalogueShapes.read();
    TextTable lines = new TextTable(LEFT_COLUMNS, ShapeText.head().size() - LEFT_COLUMNS);
    lines.add(ShapeText.head());
    int exit = ExitCode.OK;
    try (CheckInputs inputs = CheckInputs.of(names)) {
      for (CheckedDocument document : inputs.documents()) {
        Optional<DocumentShape> shape = shape(document);
        if (shape.isEmpty()) {
          exit = ExitCode.FAULT;
        } else if (table) {
          Neighbour nearest = catalogue.nearest(shape.get(), 1).getFirst();
          lines.add(ShapeText.row(Printable.line(document.name()), shape.get(), nearest));
          document.outside().ifPresent(reason -> sayOutside(document, reason));
        } else {
          print(document, shape.get(), catalogue);
        }
      }
      inputs.leftOut().stream()
          .filter(file -> file.isNamedLikeXml() || Files.isDirectory(file.file()))
          .forEach(
              file -> session.err().println(Printable.line(file.file() + ": " + file.reason())));
    }
    if (table) {
      StringBuilder out = new StringBuilder();
      lines.appendTo(out);
      session.out().print(out);
    }
    session.out().flush();
    return exit;
  }

  private void print(CheckedDocument document, DocumentShape shape, CatalogueShapes catalogue) {
    session
        .out()
        .print(
            ShapeText.lines(
                Printable.line(document.name()),
                shape,
                document.needs(),
                document.outside(),
                catalogue.nearest(shape, NEIGHBOURS)));
  }

  /** As {@code check} does, which judges no parser by it. */
  private void sayOutside(CheckedDocument document, String reason) {
    session
        .err()
        .println(Printable.line("%s: %s".formatted(document.name(), ShapeText.outside(reason))));
  }

  private void sayUnread(CheckedDocument document, String why) {
    String outside = document.outside().map(it -> ShapeText.outside(it) + "; ").orElse("");
    session.err().println(Printable.line("%s: %s%s".formatted(document.name(), outside, why)));
  }

  private Optional<DocumentShape> shape(CheckedDocument document) throws IOException {
    if (document.expands()) {
      sayUnread(document, "not described");
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(document.file())) {
      return Optional.of(ShapeReader.read(in));
    } catch (UnreadableDocumentException e) {
      sayUnread(document, e.getMessage());
      return Optional.empty();
    }
  }
}

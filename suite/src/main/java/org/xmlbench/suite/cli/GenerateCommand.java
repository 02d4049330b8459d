package org.xmlbench.suite.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.xmlbench.core.Task;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.Document;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.OutputPath;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.console.OutputFile;
import org.xmlbench.probes.Catalogue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code generate}: writes a document of the catalogue. */
@CommandGroup.Of(value = CommandGroup.MEASURE, specialist = true)
@Command(
    name = "generate",
    mixinStandardHelpOptions = true,
    description = {
      "Write a generated document, the same bytes on every machine.",
      "'xmlbench list documents' shows the names."
    })
final class GenerateCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      paramLabel = "DOCUMENT",
      description = "Its name, such as psd:4MiB or interop-int:10000.")
  private String name;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = OutputPath.class,
      description = "File to write (default: standard output).")
  private Path output;

  GenerateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    if (name.startsWith(Task.FILE)) {
      throw new UserErrorException(
          "document '%s': this is your own file, there is nothing to generate".formatted(name));
    }
    Document document = Catalogue.parse(name);
    if (output == null) {
      document.write(session.out());
      session.out().flush();
    } else {
      OutputFile.write(output, document::write);
    }
    return ExitCode.OK;
  }
}

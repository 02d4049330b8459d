package org.xmlbench.families.parsers.runs;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.xmlbench.house.command.CommandGroup;
import org.xmlbench.house.command.ExitCode;
import org.xmlbench.house.command.Session;
import org.xmlbench.house.home.FetchedLibrary;
import org.xmlbench.house.home.LibraryResolver;
import picocli.CommandLine.Command;

/** {@code fetch}: brings the libraries that the archive may not hand on. */
@CommandGroup.Of(value = CommandGroup.HOST, specialist = true)
@Command(
    name = "fetch",
    mixinStandardHelpOptions = true,
    description = {
      "Download the libraries that this archive may not contain.",
      "No licence allows the archive to distribute them. Maven's settings on this machine say where"
          + " they come from. They go into the folders of their drivers."
    },
    footer = {
      "",
      "Exit codes: 0 all are there; 2 one cannot be fetched, or its folder not written."
    })
final class FetchCommand implements Callable<Integer> {
  private final Session session;

  FetchCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    LibraryResolver resolver = new LibraryResolver(Optional.empty(), false);
    for (FetchedLibrary library : session.home().get().fetchedLibraries()) {
      if (library.isThere()) {
        session.out().println(library.coordinates() + ": is there");
      } else {
        List<Path> jars = library.fetch(resolver);
        jars.forEach(jar -> session.out().println(library.coordinates() + ": " + jar));
      }
    }
    session.out().flush();
    return ExitCode.OK;
  }
}

package org.xmlbench.suite.family.toolkits;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.ToolkitDescription;
import org.xmlbench.suite.command.ExitCode;
import org.xmlbench.suite.command.OptionSection;
import org.xmlbench.suite.command.Session;
import org.xmlbench.suite.command.WaitOption;
import org.xmlbench.suite.home.LibrarySubject;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command line of the driver of 2005. */
@OptionSection.Of(OptionSection.METHOD)
final class ClassicOptions {
  /** The options that go with it. */
  static final Set<String> NAMES =
      Set.of("--classic", "--toolkit", "--setup", "--server", WaitOption.NAME, "--debug");

  private static final int WORDS = 4;
  private static final String USUAL_TOOLKIT = "metro";

  @Option(
      names = "--classic",
      description =
          "Run as the driver of 2005 did: URL total letters sizes, such as"
              + " http://127.0.0.1:8080/soapbench 10000 aa 10,100. One toolkit (default: metro)"
              + " calls that server; nothing is warmed up. The table goes to standard output, its"
              + " columns separated by tabs.")
  private boolean asked;

  @Parameters(paramLabel = "URL total letters sizes", arity = "0..4", description = "Of --classic.")
  private List<String> words = List.of();

  @Option(
      names = "--setup",
      paramLabel = "NAME",
      description = "Name of the machines in the table of --classic (default: this host's).")
  private String setup;

  @Option(
      names = "--server",
      paramLabel = "NAME",
      description = "Name of the server in the table of --classic (default: the URL's host).")
  private String server;

  /** Whether it is to run. */
  boolean asked() {
    if (!asked && (!words.isEmpty() || setup != null || server != null)) {
      throw new UserErrorException(
          "URL total letters sizes, --setup and --server are of --classic: add it");
    }
    return asked;
  }

  /** Runs it with one of these toolkits. */
  int run(Session session, List<String> toolkits) throws InterruptedException {
    if (words.size() != WORDS) {
      throw new UserErrorException(
          "--classic: write URL total letters sizes, such as http://127.0.0.1:8080/soapbench 10000"
              + " aa 10,100");
    }
    if (toolkits.size() > 1) {
      throw new UserErrorException("--classic: one --toolkit calls, not " + toolkits);
    }
    URI endpoint = endpoint(words.getFirst());
    LibrarySubject<ToolkitDescription> toolkit =
        session
            .toolkits()
            .select(toolkits.isEmpty() ? List.of(USUAL_TOOLKIT) : toolkits)
            .getFirst();
    // Of a toolkit that secures its messages the driver itself says why it does not call.
    boolean secured = toolkit.description().encoding().isSecured();
    if (!secured && !toolkit.description().seams().contains(Seam.HTTP_CLOSE)) {
      throw new UserErrorException("--classic: " + toolkit.id() + " has no client over HTTP");
    }
    try {
      boolean whole =
          new ClassicRun(toolkit, session.out(), session.err())
              .run(
                  List.of(
                      "endpoint=" + endpoint,
                      "total=" + words.get(1),
                      "letters=" + words.get(2),
                      "sizes=" + words.get(3),
                      "setup=" + (setup == null ? host() : setup),
                      "server=" + (server == null ? endpoint.getAuthority() : server)));
      return whole ? ExitCode.OK : ExitCode.FAULT;
    } catch (IOException e) {
      throw new UserErrorException("--classic: " + e.getMessage(), e);
    }
  }

  /** The kernel's host name: a lookup in a name service would use the network. */
  private static String host() {
    try {
      return Files.readString(Path.of("/proc/sys/kernel/hostname")).strip();
    } catch (IOException e) {
      return "localhost";
    }
  }

  private static URI endpoint(String text) {
    try {
      URI uri = new URI(text);
      if ("http".equals(uri.getScheme()) && uri.getAuthority() != null) {
        return uri;
      }
    } catch (URISyntaxException e) {
      // Reported below.
    }
    throw new UserErrorException("--classic: '%s' is no address http://…".formatted(text));
  }
}

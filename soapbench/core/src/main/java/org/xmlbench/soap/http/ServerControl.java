package org.xmlbench.soap.http;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.xmlbench.core.platform.HiddenText;
import org.xmlbench.core.platform.JvmThreadsCpu;
import org.xmlbench.core.platform.OtherJvmCompilers;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.soap.toolkit.AccessToken;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * What a server on another node says by its standard output, and is asked by its standard input: a
 * line each, answers with a prefix, for JVMs and schedulers write there, too. An answer begins with
 * the command's word; nothing behind it says that it is not known.
 */
final class ServerControl {
  /** Begins each line that is meant. */
  static final String PREFIX = "xmlbench: ";

  /** Begins the first line: its address without the token, then the version of its Java. */
  static final String LISTENING = "listening";

  /** Begins the line of a server that failed: the reason. */
  static final String FAILED = "failed ";

  /** Asks for {@link ServerProcess#cpuNanos}. */
  static final String CPU = "cpu";

  /** Asks for {@link ServerProcess#compilerNanos}. */
  static final String COMPILERS = "compilers";

  /** Asks for {@link ServerProcess#faults}. */
  static final String FAULTS = "faults";

  /** Asks it to leave what it has {@link Received} in a folder that both nodes see. */
  static final String RECEIVED = "received";

  /** Asks it to watch its host for other work. */
  static final String WATCH = "watch";

  /** Asks for the share of that since. */
  static final String OTHER_WORK = "other-work";

  private final PrintStream out;
  private final BufferedReader in;

  private ServerControl(PrintStream out, InputStream in) {
    this.out = out;
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Takes them for itself: what libraries print goes to standard error from now on. */
  static ServerControl takeStandardStreams() {
    InputStream in = System.in;
    System.setIn(InputStream.nullInputStream());
    System.setOut(
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    return new ServerControl(
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8),
        in);
  }

  /** Says where the server is, and answers until its client has ended. */
  void serve(ToolkitServer server, AccessToken token, Path folder) throws IOException {
    URI endpoint = server.endpoint();
    String path = token.without(endpoint.getRawPath()).orElseThrow();
    say(
        "%s http://%s:%d%s %s"
            .formatted(LISTENING, endpoint.getHost(), endpoint.getPort(), path, Runtime.version()));
    ServerClocks clocks = clocks(server.process());
    OtherWork others = OtherWork.paused();
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      answer(line, clocks, others, folder);
    }
  }

  private static ServerClocks clocks(Optional<ProcessHandle> program) {
    return program
        .map(
            process ->
                new ServerClocks(
                    process.pid(), Optional.of(new OtherJvmCompilers(process.pid(), Set.of()))))
        .orElseGet(
            () -> {
              long own = ProcessHandle.current().pid();
              return new ServerClocks(
                  own, Optional.of(new OtherJvmCompilers(own, JvmThreadsCpu.compilerThreads())));
            });
  }

  private void answer(String line, ServerClocks clocks, OtherWork others, Path folder)
      throws IOException {
    String[] words = line.split(" ", 2);
    String argument = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case CPU -> say(CPU + " " + clocks.cpuNanos());
      case COMPILERS -> say(COMPILERS + " " + text(clocks.compilerNanos()));
      case FAULTS -> say(FAULTS + " " + text(clocks.faults()));
      case RECEIVED -> {
        Received.copy(folder, Path.of(argument));
        say(RECEIVED);
      }
      case WATCH -> {
        others.resume();
        say(WATCH);
      }
      case OTHER_WORK -> {
        var share = others.share();
        say(OTHER_WORK + " " + (share.isPresent() ? share.getAsDouble() : ""));
      }
      default -> say(FAILED + "there is no command '" + words[0] + "'");
    }
  }

  private static String text(OptionalLong number) {
    return number.isPresent() ? Long.toString(number.getAsLong()) : "";
  }

  /** Says why there is no server. */
  void fail(String reason) {
    say(FAILED + reason.replaceAll("\\s+", " "));
  }

  private void say(String line) {
    out.println(PREFIX + HiddenText.in(line));
  }
}

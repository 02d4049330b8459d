package org.xmlbench.soap.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.HiddenText;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.toolkit.AccessToken;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * A toolkit's server on another node. A command, such as a step of a scheduler's job, runs it
 * there; what it says of itself, its address first, comes by that command's standard output, and
 * what it is asked goes by its standard input. So nothing listens there but the service, which asks
 * for a token that is made for it alone.
 */
final class NodeServer implements ServerProcess {
  /** A scheduler may take its time for a step. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static final Duration GRACE = Duration.ofSeconds(10);

  /** A connection may break before the process that held it has ended. */
  private static final Duration BREAK = Duration.ofSeconds(2);

  private static final String TEMPORARY = "-Djava.io.tmpdir=";

  private final ChildProcess process;
  private final Path folder;
  private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();
  private URI endpoint;

  private NodeServer(ChildProcess process, Path folder) {
    this.process = process;
    this.folder = folder;
    InputStream output = process.output();
    Thread.ofVirtual().start(() -> readAnswers(output));
  }

  /**
   * Starts it and waits until it listens.
   *
   * @param options more options of its JVM
   * @param more arguments of {@link NodeServerMain}
   * @throws IOException when it cannot be started, ends, fails, has another JDK, or is not there in
   *     a minute
   */
  static NodeServer start(
      ServerNode node,
      ToolkitDescription toolkit,
      DataRule rule,
      List<String> options,
      List<String> more)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("server");
    AccessToken token = AccessToken.create(folder.resolve("token"));
    HiddenText.hide(token.text());
    List<String> command = new ArrayList<>(node.words());
    command.add(ServerJvm.java());
    // Its own node's folder: this one's is on a file system of both.
    ServerJvm.options().stream()
        .filter(option -> !option.startsWith(TEMPORARY))
        .forEach(command::add);
    command.addAll(options);
    command.addAll(ServerJvm.of(NodeServerMain.class, toolkit, rule));
    command.add(NodeServerMain.LISTEN + "=" + node.listen().text());
    command.add(NodeServerMain.TOKEN + "=" + token.file());
    command.addAll(more);
    ChildProcess process;
    try {
      process = ChildProcess.command(command).withoutJvmOptions().inheritError().start();
    } catch (IOException e) {
      Received.delete(folder);
      throw new IOException(
          "--server-command %s: it cannot be started: %s"
              .formatted(node.words().getFirst(), e.getMessage()),
          e);
    }
    NodeServer server = new NodeServer(process, folder);
    try {
      server.awaitEndpoint(node.listen(), token);
      return server;
    } catch (IOException | InterruptedException | RuntimeException e) {
      server.close();
      throw e;
    }
  }

  private void readAnswers(InputStream output) {
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(output, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        // A JVM's warnings and what a scheduler has to say are no answers.
        if (line.startsWith(ServerControl.PREFIX)) {
          answers.add(Optional.of(line.substring(ServerControl.PREFIX.length())));
        }
      }
    } catch (IOException e) {
      // An end as well.
    }
    answers.add(Optional.empty());
  }

  private void awaitEndpoint(ListenAddress listen, AccessToken token)
      throws IOException, InterruptedException {
    String[] words = answer(ServerControl.LISTENING).split(" ");
    URI announced = URI.create(words[0]);
    InetAddress address = InetAddress.getByName(announced.getHost());
    if (!listen.allows(address)) {
      throw new IOException(
          "its node's server says that it listens on %s, which is not %s"
              .formatted(announced.getHost(), listen.text()));
    }
    if (!words[1].equals(Runtime.version().toString())) {
      throw new IOException(
          "its node has Java %s, and this one %s: let --server-command find the same JDK"
              .formatted(words[1], Runtime.version()));
    }
    RawConnection.permit(address);
    endpoint =
        URI.create(
            "http://%s:%d/%s%s"
                .formatted(
                    announced.getHost(),
                    announced.getPort(),
                    token.text(),
                    announced.getRawPath()));
  }

  private synchronized String ask(String command, String argument) throws IOException {
    byte[] line = (command + " " + argument + "\n").getBytes(StandardCharsets.UTF_8);
    process.input().write(line);
    process.input().flush();
    try {
      return answer(command);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("its node was not waited for", e);
    }
  }

  /** What follows the word that an answer begins with. */
  private String answer(String word) throws IOException, InterruptedException {
    Optional<String> line = answers.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    if (line == null) {
      throw new IOException("its node says nothing for " + PATIENCE.toSeconds() + " s");
    }
    if (line.isEmpty()) {
      process.waitFor(BREAK);
      throw new IOException(
          "its node's command ended"
              + (process.isAlive() ? "" : " with status " + process.exitStatus()));
    }
    if (line.get().startsWith(ServerControl.FAILED)) {
      throw new IOException(
          "its node's server failed: " + line.get().substring(ServerControl.FAILED.length()));
    }
    if (!line.get().startsWith(word)) {
      throw new IOException("its node answers '%s' to '%s'".formatted(line.get(), word));
    }
    return line.get().substring(word.length()).strip();
  }

  @Override
  public URI endpoint() {
    return endpoint;
  }

  @Override
  public long cpuNanos() {
    return number(ServerControl.CPU).orElse(0);
  }

  @Override
  public OptionalLong compilerNanos() {
    return number(ServerControl.COMPILERS);
  }

  @Override
  public OptionalLong faults() {
    return number(ServerControl.FAULTS);
  }

  private OptionalLong number(String command) {
    try {
      String answer = ask(command, "");
      return answer.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(answer));
    } catch (IOException e) {
      return OptionalLong.empty();
    }
  }

  @Override
  public List<Received> received() throws IOException {
    ask(ServerControl.RECEIVED, folder.toString());
    return Received.all(folder);
  }

  @Override
  public Exception explained(Exception failure) throws InterruptedException {
    return process.waitFor(BREAK)
        ? new IOException("its node's server ended with status " + process.exitStatus(), failure)
        : failure;
  }

  @Override
  public void watchOtherWork() {
    try {
      ask(ServerControl.WATCH, "");
    } catch (IOException e) {
      // The next call reports its end, with the status that it has ended with.
    }
  }

  @Override
  public OptionalDouble otherWork(OtherWork here) {
    OptionalDouble mine = here.share();
    try {
      String answer = ask(ServerControl.OTHER_WORK, "");
      if (answer.isEmpty()) {
        return mine;
      }
      double there = Double.parseDouble(answer);
      return OptionalDouble.of(Math.max(there, mine.orElse(there)));
    } catch (IOException e) {
      return mine;
    }
  }

  /** The end of its standard input is its end; a scheduler's command ends with it. */
  @Override
  public void close() {
    try {
      process.input().close();
      process.waitFor(GRACE);
    } catch (IOException e) {
      // It has ended.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    process.close();
    try {
      Received.delete(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

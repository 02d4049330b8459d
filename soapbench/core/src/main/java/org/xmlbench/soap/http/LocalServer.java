package org.xmlbench.soap.http;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import org.xmlbench.core.platform.ChildProcess;
import org.xmlbench.core.platform.OtherJvmCompilers;
import org.xmlbench.core.platform.OtherWork;
import org.xmlbench.soap.operation.DataRule;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * A toolkit's server in a separate JVM, with this JVM's class path and its options as far as a
 * user's server has them, or in a process that this JVM starts.
 */
public final class LocalServer implements ServerProcess {
  /**
   * The platform's HTTP server writes a reply in two parts; with Nagle's algorithm and delayed
   * acknowledgement the second waits for 40 ms.
   */
  public static final String NO_DELAY = "-Dsun.net.httpserver.nodelay=true";

  /** A server's, beside those of this JVM. */
  public static final String JVM_FLAGS =
      "as forks', without %s".formatted(ServerJvm.EXIT_ON_FULL_HEAP);

  private static final String SMALL = "-Xms8m";
  private static final String UNTOUCHED = "-XX:-AlwaysPreTouch";

  /** Those of one whose heap grows as it is used. */
  public static final String UNPREPARED_JVM_FLAGS =
      "%s, with %s %s".formatted(JVM_FLAGS, SMALL, UNTOUCHED);

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** What is measured of a start is longer by half of it. */
  private static final Duration POLL = Duration.ofMillis(2);

  /** A connection may break before the process that held it has ended. */
  private static final Duration GRACE = Duration.ofMillis(500);

  private final ChildProcess process;
  private final ProcessHandle answering;
  private final Path folder;
  private final URI endpoint;
  private final ServerClocks clocks;

  private LocalServer(ChildProcess process, Path folder, Address place) throws IOException {
    this.process = process;
    this.folder = folder;
    this.endpoint = place.endpoint();
    this.answering =
        ProcessHandle.of(place.pid())
            .orElseThrow(() -> new IOException("the server ended when it had started"));
    this.clocks = new ServerClocks(place.pid(), place.compilers());
  }

  /**
   * Where a server is.
   *
   * @param endpoint of its service
   * @param pid of the process that answers
   * @param compilers of that process; empty of a JVM that does not know them
   */
  private record Address(URI endpoint, long pid, Optional<OtherJvmCompilers> compilers) {
    static Address of(String text) {
      List<String> lines = text.lines().toList();
      long pid = Long.parseLong(lines.get(1));
      return new Address(
          URI.create(lines.get(0)),
          pid,
          lines.size() > 2 ? compilers(pid, lines.get(2)) : Optional.empty());
    }

    private static Optional<OtherJvmCompilers> compilers(long pid, String threads) {
      Set<String> numbers =
          threads.equals(ServerMain.PROGRAM) ? Set.of() : Set.of(threads.split(" "));
      return Optional.of(new OtherJvmCompilers(pid, numbers));
    }
  }

  /**
   * Starts a server and waits until it listens. Its JVM has this JVM's options and those that the
   * toolkit's description asks for.
   *
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public static LocalServer start(ToolkitDescription toolkit, DataRule rule)
      throws IOException, InterruptedException {
    return confined(toolkit, rule, Confinement.USUAL);
  }

  /**
   * The same of a server that is kept from more, or from less, than usual.
   *
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public static LocalServer confined(
      ToolkitDescription toolkit, DataRule rule, Confinement confinement)
      throws IOException, InterruptedException {
    return start(toolkit, rule, toolkit.serverOptions(), confinement.arguments(), confinement);
  }

  /**
   * The same without what the description asks for.
   *
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public static LocalServer withHostsDefaults(ToolkitDescription toolkit, DataRule rule)
      throws IOException, InterruptedException {
    return start(toolkit, rule, List.of(), List.of(), Confinement.USUAL);
  }

  /**
   * Starts a server that records how it receives trace reports, and waits until it listens.
   *
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public static LocalServer watched(ToolkitDescription toolkit, Receiving receiving)
      throws IOException, InterruptedException {
    return start(
        toolkit,
        DataRule.PUBLISHED,
        toolkit.serverOptions(),
        List.of(ServerMain.RECEIVING + "=" + receiving.label()),
        Confinement.USUAL);
  }

  /**
   * Starts a server whose heap grows as it is used, as a user's does: its JVM has this JVM's
   * options but for those that make the whole heap resident at once.
   *
   * @param more options of its JVM
   * @throws IOException when it ends, fails, or is not there in a minute
   */
  public static LocalServer unprepared(ToolkitDescription toolkit, DataRule rule, List<String> more)
      throws IOException, InterruptedException {
    List<String> options = new ArrayList<>(toolkit.serverOptions());
    options.add(SMALL);
    options.add(UNTOUCHED);
    options.addAll(more);
    return start(toolkit, rule, options, List.of(), Confinement.USUAL);
  }

  private static LocalServer start(
      ToolkitDescription toolkit,
      DataRule rule,
      List<String> options,
      List<String> arguments,
      Confinement confinement)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory(confinement.sandbox().folder(), "server");
    Path file = folder.resolve("endpoint");
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    List<String> command = new ArrayList<>(confinement.sandbox().command(temporary));
    command.add(ServerJvm.java());
    command.addAll(ServerJvm.options());
    command.addAll(confinement.jvmOptions(temporary));
    command.addAll(options);
    command.addAll(ServerJvm.of(ServerMain.class, toolkit, rule));
    command.add(ServerMain.PORT + "=0");
    command.add(ServerMain.FILE + "=" + file);
    command.addAll(arguments);
    ChildProcess process =
        ChildProcess.command(command).withoutJvmOptions().inheritOutput().inheritError().start();
    try {
      return new LocalServer(process, folder, awaitEndpoint(process, file));
    } catch (IOException | InterruptedException | RuntimeException e) {
      end(process, folder);
      throw e;
    }
  }

  private static Address awaitEndpoint(ChildProcess process, Path file)
      throws IOException, InterruptedException {
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    while (!Files.exists(file)) {
      if (process.waitFor(POLL) && !Files.exists(file)) {
        throw new IOException("the server ended with status " + process.exitStatus());
      }
      if (System.nanoTime() > deadline) {
        throw new IOException("the server does not listen after " + PATIENCE.toSeconds() + " s");
      }
    }
    String text = Files.readString(file);
    if (text.startsWith(ServerMain.FAILED)) {
      throw new IOException("the server failed: " + text.substring(ServerMain.FAILED.length()));
    }
    return Address.of(text);
  }

  @Override
  public URI endpoint() {
    return endpoint;
  }

  @Override
  public long cpuNanos() {
    return clocks.cpuNanos();
  }

  @Override
  public OptionalLong compilerNanos() {
    return clocks.compilerNanos();
  }

  @Override
  public OptionalLong faults() {
    return clocks.faults();
  }

  /** Each user of this host can see it. */
  @Override
  public void watchOtherWork() {}

  @Override
  public OptionalDouble otherWork(OtherWork here) {
    return here.share();
  }

  @Override
  public List<Received> received() throws IOException {
    return Received.all(folder);
  }

  @Override
  public Exception explained(Exception failure) throws InterruptedException {
    return process.waitFor(GRACE)
        ? new IOException("its server ended with status " + process.exitStatus(), failure)
        : failure;
  }

  /** The process that answers, for callers that wait for its end. */
  public ProcessHandle handle() {
    return answering;
  }

  /**
   * Asks it to end, so that its JVM can do what it does at its end.
   *
   * @param grace after which it is killed
   */
  public void stop(Duration grace) throws InterruptedException {
    process.end(grace);
  }

  @Override
  public void close() {
    try {
      end(process, folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void end(ChildProcess process, Path folder) throws IOException {
    process.close();
    Received.delete(folder);
  }
}

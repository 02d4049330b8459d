package org.xmlbench.core.platform;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A program that this process has started, and what that program started in turn. All methods can
 * be called from any thread, and again after the child has ended.
 *
 * <p>Its standard input is a pipe that this process holds: a child that watches it ends when this
 * process does, however that happens. A process that has outlived the child that started it has no
 * parent here and is not found any more; it must watch its standard input in the same way.
 */
public final class ChildProcess implements AutoCloseable {
  /** Variables by which an environment passes options or classes to a JVM. */
  private static final Set<String> JVM_VARIABLES =
      Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH");

  /** How long {@link #close} waits for descendants at most: their end is another's to see. */
  private static final Duration DESCENDANTS = Duration.ofSeconds(1);

  private static final int POLL_MILLIS = 2;

  private final Process process;

  private ChildProcess(Process process) {
    this.process = process;
  }

  /** A program and its arguments; its output and its errors are pipes unless redirected. */
  public static Command command(String... line) {
    return command(List.of(line));
  }

  /** A program and its arguments; its output and its errors are pipes unless redirected. */
  public static Command command(List<String> line) {
    return new Command(new ProcessBuilder(List.copyOf(line)));
  }

  /**
   * The {@code java} of the JDK that runs this JVM, with these arguments; no option comes from the
   * environment.
   */
  public static Command java(List<String> arguments) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return command(Stream.concat(Stream.of(java), arguments.stream()).toList()).withoutJvmOptions();
  }

  /** What is to be started. Not safe for use by several threads. */
  public static final class Command {
    private final ProcessBuilder builder;

    private Command(ProcessBuilder builder) {
      this.builder = builder;
    }

    Map<String, String> environment() {
      return builder.environment();
    }

    /** Removes the variables by which an environment passes options to a JVM. */
    public Command withoutJvmOptions() {
      builder.environment().keySet().removeAll(JVM_VARIABLES);
      return this;
    }

    /** Writes the output to a file, which is replaced. */
    public Command outputTo(Path file) {
      return output(Redirect.to(file.toFile()));
    }

    /** Writes the output where this process writes its own. */
    public Command inheritOutput() {
      return output(Redirect.INHERIT);
    }

    public Command discardOutput() {
      return output(Redirect.DISCARD);
    }

    private Command output(Redirect to) {
      builder.redirectOutput(to);
      return this;
    }

    /** Writes the errors where the output goes. */
    public Command errorToOutput() {
      builder.redirectErrorStream(true);
      return this;
    }

    /** Writes the errors where this process writes its own. */
    public Command inheritError() {
      builder.redirectError(Redirect.INHERIT);
      return this;
    }

    public Command discardError() {
      builder.redirectError(Redirect.DISCARD);
      return this;
    }

    /**
     * Starts it.
     *
     * @throws IOException when there is no such program, or it cannot be started
     */
    public ChildProcess start() throws IOException {
      return new ChildProcess(builder.start());
    }

    /**
     * Runs it to its end, with nothing to read on its standard input.
     *
     * @param limit of its time, after which it is killed
     * @throws IOException when there is no such program, or it cannot be started
     * @throws InterruptedException when this thread is interrupted; the child is killed first
     */
    public End run(Duration limit) throws IOException, InterruptedException {
      OptionalInt status;
      StreamCollector output;
      try (ChildProcess child = errorToOutput().start()) {
        child.input().close();
        output = new StreamCollector(child.output());
        status = child.waitFor(limit) ? OptionalInt.of(child.exitStatus()) : OptionalInt.empty();
      }
      return new End(status, output.text());
    }
  }

  /**
   * How a child that was run to its end has ended.
   *
   * @param status its exit status, or 128 and the number of the signal that killed it; empty where
   *     it did not end within its limit
   * @param text what it wrote to its output and its errors, as UTF-8
   */
  public record End(OptionalInt status, String text) {}

  public long pid() {
    return process.pid();
  }

  public ProcessHandle handle() {
    return process.toHandle();
  }

  /** Whether it has not ended yet. */
  public boolean isAlive() {
    return process.isAlive();
  }

  /** What the child reads: its standard input. */
  public OutputStream input() {
    return process.getOutputStream();
  }

  /** What the child writes to its standard output; empty where that is no pipe. */
  public InputStream output() {
    return process.getInputStream();
  }

  /** What the child writes to its standard error; empty where that is no pipe. */
  public InputStream error() {
    return process.getErrorStream();
  }

  /**
   * Waits until it ends.
   *
   * @return its exit status
   * @throws InterruptedException when this thread is interrupted; the child is killed first
   */
  public int waitFor() throws InterruptedException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      kill();
      throw e;
    }
  }

  /**
   * Waits until it ends, but not for longer than {@code limit}; it is not killed then.
   *
   * @return whether it has ended
   * @throws InterruptedException when this thread is interrupted; the child is killed first
   */
  public boolean waitFor(Duration limit) throws InterruptedException {
    try {
      return process.waitFor(limit);
    } catch (InterruptedException e) {
      kill();
      throw e;
    }
  }

  /**
   * How it ended: its exit status, or 128 and the number of the signal that killed it.
   *
   * @throws IllegalThreadStateException when it has not ended yet
   */
  public int exitStatus() {
    return process.exitValue();
  }

  /** Kills it and its descendants at once, and returns before they have ended. */
  public void kill() {
    killTree();
  }

  /**
   * Asks it to end, as the signal TERM does, so that it can clean up, and kills what is left after
   * {@code grace}. Returns when it has ended.
   *
   * @throws InterruptedException when this thread is interrupted; the child is killed first
   */
  public void end(Duration grace) throws InterruptedException {
    process.destroy();
    waitFor(grace);
    close();
  }

  /**
   * Kills it and its descendants, and returns when they have ended. An interruption of this thread
   * does not shorten that and is still set afterwards.
   */
  @Override
  public void close() {
    List<ProcessHandle> descendants = killTree();
    boolean interrupted = false;
    boolean ended = false;
    while (!ended) {
      try {
        awaitEnd(descendants);
        ended = true;
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void awaitEnd(List<ProcessHandle> descendants) throws InterruptedException {
    process.waitFor();
    long deadline = System.nanoTime() + DESCENDANTS.toNanos();
    while (runAny(descendants) && System.nanoTime() < deadline) {
      Thread.sleep(POLL_MILLIS);
    }
  }

  /**
   * One that is dead is listed until its new parent asks how it ended, which some containers never
   * do. It has no command then.
   */
  private static boolean runAny(List<ProcessHandle> handles) {
    return handles.stream()
        .anyMatch(handle -> handle.isAlive() && handle.info().command().isPresent());
  }

  /**
   * Kills parents before children, so that none sees a child die and starts another.
   *
   * @return the descendants
   */
  private List<ProcessHandle> killTree() {
    if (!process.isAlive()) {
      // Its number may be another process's by now, with descendants that are not ours.
      return List.of();
    }
    List<ProcessHandle> descendants = process.descendants().toList();
    process.destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
    return descendants;
  }
}

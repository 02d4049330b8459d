package org.xmlbench.families.programs.fork;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.core.platform.ChildProcess;

/**
 * The process that writes, as the one that counts sees it: commands go to its standard input,
 * answers come from its standard output. It is a JVM with the same class path and options.
 */
final class PeerProcess implements Closeable {
  private static final Duration END = Duration.ofSeconds(10);
  private static final int ANSWER_MILLIS = 500;
  private static final Duration MILLI = Duration.ofMillis(1);

  private final ChildProcess process;
  private final BufferedWriter commands;
  private final BufferedReader answers;

  private PeerProcess(ChildProcess process) {
    this.process = process;
    commands = new BufferedWriter(new OutputStreamWriter(process.input(), StandardCharsets.UTF_8));
    answers = new BufferedReader(new InputStreamReader(process.output(), StandardCharsets.UTF_8));
  }

  static PeerProcess start(ProgramTask task) throws IOException {
    List<String> command = new ArrayList<>();
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(option -> option.startsWith("-X") || option.startsWith("--enable-native"))
        .forEach(command::add);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(IolitePeer.class.getName());
    command.addAll(task.arguments());
    return new PeerProcess(ChildProcess.java(command).inheritError().start());
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Closes the peer's standard input, which ends it: it is no longer needed. */
  void hangUp() throws IOException {
    commands.close();
  }

  /** The process, for callers that wait for its end. */
  ProcessHandle handle() {
    return process.handle();
  }

  void send(String command) throws IOException {
    try {
      commands.write(command);
      commands.newLine();
      commands.flush();
    } catch (IOException e) {
      throw ended(e);
    }
  }

  /**
   * Waits for an answer.
   *
   * @return what follows it on its line
   * @throws IOException when it is another one, or the peer has ended
   */
  String expect(String wanted) throws IOException {
    for (String line = answers.readLine(); line != null; line = answers.readLine()) {
      String answer = IolitePeer.ANSWER + wanted;
      if (line.equals(answer) || line.startsWith(answer + " ")) {
        return line.substring(answer.length()).strip();
      }
      if (line.startsWith(IolitePeer.ANSWER)) {
        throw new IOException("the writing process: " + line.substring(IolitePeer.ANSWER.length()));
      }
      // What a JVM itself may print means nothing here.
    }
    throw ended(null);
  }

  /**
   * Whether the peer has answered or has ended. One that has just written its last byte, or none,
   * does so at once; one that waits for its reader never does.
   */
  boolean hasAnswered() throws IOException {
    try {
      for (int i = 0; i < ANSWER_MILLIS && !answers.ready(); i++) {
        if (process.waitFor(MILLI)) {
          return true;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return answers.ready();
  }

  private IOException ended(IOException cause) {
    String how = "closed its standard streams";
    try {
      if (process.waitFor(END)) {
        how = "ended with status " + process.exitStatus();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return new IOException("the writing process " + how + " before it was done", cause);
  }

  @Override
  public void close() {
    process.close();
  }
}

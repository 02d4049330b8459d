package org.xmlbench.soap.program;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.xmlbench.core.platform.ChildProcess;

/**
 * Commands to a program that works for a subject, and its answers: a letter and what it says each
 * time. Numbers are in network byte order, texts and byte strings begin with their length.
 */
public final class ProgramPipe implements AutoCloseable {
  private static final int BUFFER = 64 << 10;
  private static final Duration GRACE = Duration.ofMillis(500);

  /** A status above it is a signal's number added to it. */
  private static final int SIGNALS = 128;

  private static final char DONE = 'k';

  private final ChildProcess process;
  private final DataOutputStream to;
  private final DataInputStream from;

  /** A pipe to a program that has just started. */
  public ProgramPipe(ChildProcess process) {
    this.process = process;
    this.to = new DataOutputStream(new BufferedOutputStream(process.input(), BUFFER));
    this.from = new DataInputStream(new BufferedInputStream(process.output(), BUFFER));
  }

  public ProcessHandle program() {
    return process.handle();
  }

  /** What a command says after its letter. */
  @FunctionalInterface
  public interface Words {
    void write(DataOutputStream to) throws IOException;
  }

  /** What an answer says after its letter. */
  @FunctionalInterface
  public interface Answer<T> {
    T read(DataInputStream from) throws IOException;
  }

  /** Bytes after their length, as a command says them. */
  public static void write(DataOutputStream to, byte[] bytes) throws IOException {
    to.writeInt(bytes.length);
    to.write(bytes);
  }

  /** Bytes after their length, as an answer says them. */
  public static byte[] read(DataInputStream from) throws IOException {
    byte[] bytes = new byte[from.readInt()];
    from.readFully(bytes);
    return bytes;
  }

  /**
   * Commands, and waits for the answer.
   *
   * @throws IOException with the program's reason when it refuses, or with its end when it ended
   */
  public <T> T command(char letter, Words words, Answer<T> answer) throws IOException {
    try {
      to.writeByte(letter);
      words.write(to);
      to.flush();
      if (from.readByte() == DONE) {
        return answer.read(from);
      }
    } catch (IOException e) {
      throw ended(e);
    }
    throw new IOException(refusal());
  }

  /** Says something that is no command and has no answer. */
  public void say(Words words) throws IOException {
    words.write(to);
    to.flush();
  }

  /** The same where nothing is answered. */
  public void command(char letter, Words words) throws IOException {
    command(letter, words, _ -> null);
  }

  /** A text, as a command says it. */
  public static void text(DataOutputStream to, String text) throws IOException {
    write(to, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A text, as an answer says it. */
  public static String text(DataInputStream from) throws IOException {
    return new String(read(from), StandardCharsets.UTF_8);
  }

  /** The bytes of a command, to be sent repeatedly. */
  public static byte[] words(Words words) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    words.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private String refusal() throws IOException {
    try {
      return text(from);
    } catch (IOException e) {
      throw ended(e);
    }
  }

  private IOException ended(IOException broken) {
    try {
      if (process.waitFor(GRACE)) {
        int status = process.exitStatus();
        return new IOException(
            status > SIGNALS
                ? "its program was ended by signal " + (status - SIGNALS)
                : "its program ended with status " + status,
            broken);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return broken;
  }

  @Override
  public void close() {
    process.close();
  }
}

package org.xmlbench.soap.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.xmlbench.core.platform.CpuReading;

/** Asks a process for its CPU time: {@link CpuTeller}. */
final class CpuAsker implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Socket teller;
  private final OutputStream questions;
  private final InputStream answers;

  private CpuAsker(Socket teller) throws IOException {
    this.teller = teller;
    teller.setTcpNoDelay(true);
    teller.setSoTimeout(Math.toIntExact(PATIENCE.toMillis()));
    this.answers = teller.getInputStream();
    this.questions = teller.getOutputStream();
  }

  /**
   * Asks the process of that folder; empty where it tells nobody.
   *
   * @throws IOException when it is gone
   */
  static Optional<CpuAsker> of(Path folder) throws IOException {
    Path file = CpuTeller.file(folder);
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    int port = Integer.parseInt(Files.readString(file).strip());
    return Optional.of(new CpuAsker(new Socket(CpuTeller.LOOPBACK, port)));
  }

  /** Has it look which threads it has, and waits until it has. */
  void lookForThreads() throws IOException {
    ask(CpuTeller.LOOK, 1);
  }

  /** CPU time of its threads, by its own clocks. */
  CpuReading read() throws IOException {
    return CpuTeller.reading(ask(CpuTeller.READ, CpuTeller.LENGTH));
  }

  private byte[] ask(int question, int length) throws IOException {
    questions.write(question);
    byte[] answer = answers.readNBytes(length);
    if (answer.length < length) {
      throw new EOFException("a process does not tell its CPU time any more");
    }
    return answer;
  }

  @Override
  public void close() {
    try {
      teller.close();
    } catch (IOException e) {
      // It is of no use any more either way.
    }
  }
}

package org.xmlbench.soap.http;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.Receiving;
import org.xmlbench.soap.operation.Reception;

/**
 * Times how a server receives trace reports, one at a time, and leaves what it found in a folder:
 * {@link Received}.
 *
 * <p>Source: XMLTIMERECEIVER and DATATIMERECEIVER of Simmon, Crispieri (NIST, SEMATECH).
 */
final class TimedReception implements Reception {
  private static final int BUFFER = 1 << 13;

  /** No reading of the clock. */
  private static final long NEVER = Long.MIN_VALUE;

  private final Receiving receiving;
  private final Path folder;
  private final FileChannel times;
  private long count;
  private volatile long first = NEVER;
  private volatile long bound = NEVER;

  private TimedReception(Receiving receiving, Path folder, FileChannel times) {
    this.receiving = receiving;
    this.folder = folder;
    this.times = times;
  }

  /** One that leaves its findings in that folder. */
  static TimedReception in(Path folder, Receiving receiving) throws IOException {
    FileChannel times =
        FileChannel.open(
            Received.times(folder),
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING);
    return new TimedReception(receiving, folder, times);
  }

  @Override
  public Receiving receiving() {
    return receiving;
  }

  @Override
  public Path folder() {
    return folder;
  }

  @Override
  public InputStream body(InputStream body) throws IOException {
    first = NEVER;
    bound = NEVER;
    return switch (receiving) {
      case BUFFERED -> buffered(body);
      case STREAMED -> new Timed(body);
    };
  }

  private InputStream buffered(InputStream body) throws IOException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    byte[] buffer = new byte[BUFFER];
    int length = body.read(buffer);
    first = System.nanoTime();
    for (; length >= 0; length = body.read(buffer)) {
      whole.write(buffer, 0, length);
    }
    return new ByteArrayInputStream(whole.toByteArray());
  }

  @Override
  public void bound() {
    if (bound == NEVER) {
      bound = System.nanoTime();
    }
  }

  /**
   * Writes the report to a file, which is what is done with the data, then records it.
   *
   * @throws IllegalStateException when the body's first byte was not reported
   */
  @Override
  public synchronized void received(Payload data) throws IOException {
    if (!(data instanceof Payload.Trace(var trace))) {
      return;
    }
    if (first == NEVER) {
      throw new IllegalStateException("the request's first byte was not reported");
    }
    Path report = Received.report(folder, ++count);
    long start = System.nanoTime();
    ReportFile.write(trace, report);
    long dataNanos = System.nanoTime() - start;
    times.write(Received.durations(bound - first, dataNanos));
  }

  /** Reads the clock when the first bytes have come. */
  private final class Timed extends FilterInputStream {
    private boolean started;

    Timed(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int next = super.read();
      start();
      return next;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
      int count = super.read(buffer, offset, length);
      start();
      return count;
    }

    private void start() {
      if (!started) {
        started = true;
        first = System.nanoTime();
      }
    }
  }
}

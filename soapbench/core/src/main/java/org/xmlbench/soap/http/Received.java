package org.xmlbench.soap.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.xmlbench.soap.trace.TraceReport;

/**
 * What a watched server tells of the last report that it received. Durations are by the server's
 * clock alone.
 *
 * @param count reports since the server started
 * @param xmlNanos from the first byte of the body read to the last value bound
 * @param dataNanos of writing the report to a file
 * @param report the report as it was understood
 */
public record Received(long count, long xmlNanos, long dataNanos, TraceReport report) {
  private static final String TIMES = "times";
  private static final String REPORT = "report";
  private static final String REFUSAL = "refusal";
  private static final int NUMBERS = 3;

  /** The file of numbers in a server's folder. */
  static Path times(Path folder) {
    return folder.resolve(TIMES);
  }

  /** The file of the last report in a server's folder. */
  static Path report(Path folder) {
    return folder.resolve(REPORT);
  }

  /** The file of the reason why the last request was refused, in a server's folder. */
  static Path refusal(Path folder) {
    return folder.resolve(REFUSAL);
  }

  /** The numbers as they stand in the file. */
  static ByteBuffer numbers(long count, long xmlNanos, long dataNanos) {
    return ByteBuffer.allocate(NUMBERS * Long.BYTES)
        .putLong(count)
        .putLong(xmlNanos)
        .putLong(dataNanos)
        .flip();
  }

  /**
   * What the server has told last.
   *
   * @throws IOException when it has told nothing, as one that is not watched
   */
  public static Received read(Path folder) throws IOException {
    ByteBuffer numbers = ByteBuffer.allocate(NUMBERS * Long.BYTES);
    try (FileChannel channel = FileChannel.open(times(folder), StandardOpenOption.READ)) {
      if (channel.read(numbers, 0) < NUMBERS * Long.BYTES) {
        throw new IOException("the server has not told of any report");
      }
    }
    numbers.flip();
    return new Received(
        numbers.getLong(), numbers.getLong(), numbers.getLong(), ReportFile.read(report(folder)));
  }
}

package org.xmlbench.soap.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.soap.trace.TraceReport;

/**
 * What a watched server records of a report that it received. Durations are by the server's clock
 * alone.
 *
 * @param xmlNanos from the first byte of the body read to the last value bound
 * @param dataNanos of writing the report to a file
 * @param report the report as it was understood
 */
public record Received(long xmlNanos, long dataNanos, TraceReport report) {
  private static final String TIMES = "times";
  private static final String REPORT = "report";
  private static final int LENGTH = 2 * Long.BYTES;

  /** The file of durations in a server's folder: two numbers for each report, in their order. */
  static Path times(Path folder) {
    return folder.resolve(TIMES);
  }

  /** The file of a report in a server's folder; the first one's number is 1. */
  static Path report(Path folder, long number) {
    return folder.resolve(REPORT + number);
  }

  /** Durations of a report as they are in the file. */
  static ByteBuffer durations(long xmlNanos, long dataNanos) {
    return ByteBuffer.allocate(LENGTH).putLong(xmlNanos).putLong(dataNanos).flip();
  }

  /** Copies a folder's reports and durations into another. */
  static void copy(Path folder, Path into) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.copy(file, into.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /** Deletes a server's folder, and the files in it. */
  static void delete(Path folder) throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }

  /**
   * All reports since the server started.
   *
   * @throws IOException when it has no record, as one that is not watched
   */
  public static List<Received> all(Path folder) throws IOException {
    ByteBuffer durations = ByteBuffer.wrap(Files.readAllBytes(times(folder)));
    List<Received> all = new ArrayList<>();
    while (durations.remaining() >= LENGTH) {
      Path report = report(folder, all.size() + 1);
      all.add(new Received(durations.getLong(), durations.getLong(), ReportFile.read(report)));
    }
    return all;
  }
}

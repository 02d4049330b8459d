package org.xmlbench.core.check;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.measure.Drivers;
import org.xmlbench.core.platform.ParentWatch;

/**
 * The main class of a JVM that writes the canonical event stream of one file on standard output.
 *
 * <p>Exit status 0 when the whole document was delivered; 1 when not, with one line on standard
 * error: {@code line:column: message} when the parser rejected it, {@code unsupported: entity NAME}
 * when the driver cannot deliver it, {@code failed: message} when the driver broke.
 */
public final class EventsMain {
  private EventsMain() {}

  /** Takes the driver's id and the file. */
  public static void main(String[] args) throws IOException {
    ParentWatch.start();
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    silence();
    DriverDelivery delivery = deliver(args[0], Path.of(args[1]), out);
    switch (delivery) {
      case DriverDelivery.Delivered delivered -> {}
      case DriverDelivery.Rejected rejected -> err.println(rejected.text());
      case DriverDelivery.Unsupported unsupported -> err.println(unsupported.message());
      case DriverDelivery.Failed failed -> err.println("failed: " + failed.message());
    }
    Runtime.getRuntime().halt(delivery instanceof DriverDelivery.Delivered ? 0 : 1);
  }

  private static DriverDelivery deliver(String id, Path file, OutputStream out) {
    try {
      Driver driver = Drivers.locate(id);
      return new FileCheck(driver::newParser)
          .events(file, (bytes, offset, length) -> write(out, bytes, offset, length));
    } catch (OutputClosedException e) {
      return new DriverDelivery.Failed(
          "the events cannot be written: " + e.getCause().getMessage());
    }
  }

  static void write(OutputStream out, byte[] bytes, int offset, int length) {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw new OutputClosedException(e);
    }
  }

  /** What a library prints must not land among the events. */
  public static void silence() {
    PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
  }
}

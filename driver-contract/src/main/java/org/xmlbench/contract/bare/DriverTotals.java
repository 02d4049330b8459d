package org.xmlbench.contract.bare;

import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;
import org.xmlbench.core.platform.ChildProcess;

/**
 * What the real driver delivers of a document, counted in a JVM of its own. In the loop's JVM the
 * driver must not parse before the loop has been timed: the library's calls would have met two
 * handlers, which made the JDK's SAX parser some 5 % slower on {@code psd}.
 */
final class DriverTotals {
  private DriverTotals() {}

  /**
   * The totals of {@code document}, by the driver of this class path.
   *
   * @throws IOException when the driver does not read it
   */
  static EventTotals inAnotherJvm(byte[] document) throws IOException {
    List<String> arguments =
        List.of("-cp", System.getProperty("java.class.path"), DriverTotals.class.getName());
    try (ChildProcess process = ChildProcess.java(arguments).inheritError().start()) {
      try (OutputStream in = process.input()) {
        in.write(document);
      }
      String text = new String(process.output().readAllBytes(), StandardCharsets.UTF_8);
      if (text.isBlank()) {
        throw new IOException("the driver's totals: its JVM gave none");
      }
      return EventTotals.parse(text.strip());
    }
  }

  /** Prints the totals of the document at standard input, as {@link EventTotals#toText()}. */
  public static void main(String[] args) throws IOException {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    print(LoopDriver.other().newParser(), System.in, out);
  }

  static void print(Parser parser, InputStream document, PrintStream out) throws IOException {
    EventSink sink = new EventSink();
    parser.parse(new ByteArrayInputStream(document.readAllBytes()), sink);
    out.println(sink.totals().toText());
  }
}

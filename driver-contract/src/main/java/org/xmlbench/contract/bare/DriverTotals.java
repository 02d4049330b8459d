package org.xmlbench.contract.bare;

import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.event.EventSink;
import org.xmlbench.core.event.EventTotals;

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
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                DriverTotals.class.getName())
            .redirectError(Redirect.INHERIT)
            .start();
    try (var in = process.getOutputStream()) {
      in.write(document);
    }
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.onExit().join().exitValue();
    if (code != 0) {
      throw new IOException("the driver's totals: its JVM ended with " + code);
    }
    return EventTotals.parse(text.strip());
  }

  /** Prints the totals of the document at standard input, as {@link EventTotals#toText()}. */
  public static void main(String[] args) throws IOException {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    print(LoopDriver.other().newParser(), System.in, out);
  }

  /** Prints what that parser delivers of the document. */
  static void print(Parser parser, InputStream document, PrintStream out) throws IOException {
    EventSink sink = new EventSink();
    parser.parse(new ByteArrayInputStream(document.readAllBytes()), sink);
    out.println(sink.totals().toText());
  }
}

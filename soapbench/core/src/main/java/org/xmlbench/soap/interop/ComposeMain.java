package org.xmlbench.soap.interop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.xmlbench.core.measure.KeyValues;
import org.xmlbench.core.platform.ParentWatch;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.sematech.Construction;
import org.xmlbench.soap.toolkit.ExternalAccess;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * The main class of a JVM that writes one message of its toolkit's into a file, once it is
 * verified; or why there is none into the file beside it. Whoever started it ends it.
 */
public final class ComposeMain {
  static final String MESSAGE = "message";
  static final String FILE = "file";

  /** Is added to the file's name where it holds the reason why there is no message. */
  static final String FAILED = ".failed";

  private ComposeMain() {}

  /** Takes the message's name and the file. */
  public static void main(String[] args) throws Exception {
    ParentWatch.start();
    ExternalAccess.deny();
    KeyValues arguments = KeyValues.parse(List.of(args));
    ForeignMessage message = ForeignMessage.named(arguments.required(MESSAGE));
    Path file = Path.of(arguments.required(FILE));
    try {
      tell(file, compose(message));
    } catch (Exception | LinkageError e) {
      tell(Path.of(file + FAILED), String.valueOf(e).getBytes(StandardCharsets.UTF_8));
    }
  }

  private static byte[] compose(ForeignMessage message) throws Exception {
    Toolkit toolkit = KnownToolkits.named(message.sender());
    try (Construction construction = Construction.of(toolkit, message.exchange())) {
      byte[] bytes = construction.prepare(message.exchange().data().orElseThrow()).build().bytes();
      SoapTask task = new SoapTask(message.sender(), Seam.HTTP, message.exchange());
      new MessageCheck(task, toolkit.describe()).requireRequest(bytes);
      return bytes;
    }
  }

  /** Whoever reads the file reads all of it. */
  private static void tell(Path file, byte[] bytes) throws Exception {
    Path part = file.resolveSibling(file.getFileName() + ".part");
    Files.write(part, bytes);
    Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
  }
}

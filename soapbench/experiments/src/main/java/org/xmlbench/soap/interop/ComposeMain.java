package org.xmlbench.soap.interop;

import org.xmlbench.soap.fork.ComposingJvm;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.sematech.Construction;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.Toolkit;

/**
 * The main class of a JVM that has nothing but one toolkit on its class path, and writes one
 * message of it into a file, once it is verified.
 */
public final class ComposeMain {
  static final String MESSAGE = "message";

  private ComposeMain() {}

  /** Takes the message's name and the file. */
  public static void main(String[] args) throws Exception {
    ComposingJvm.main(
        args, arguments -> compose(ForeignMessage.named(arguments.required(MESSAGE))));
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
}

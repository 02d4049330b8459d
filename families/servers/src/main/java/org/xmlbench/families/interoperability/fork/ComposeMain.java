package org.xmlbench.families.interoperability.fork;

import org.xmlbench.soap.fork.ComposingJvm;
import org.xmlbench.soap.fork.MessageCheck;
import org.xmlbench.soap.fork.SoapTask;
import org.xmlbench.soap.http.RequestCatcher;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.KnownToolkits;
import org.xmlbench.soap.toolkit.Seam;
import org.xmlbench.soap.toolkit.StackClient;

/**
 * The main class of a JVM that has nothing but one toolkit on its class path, and writes one
 * request that its client sends over HTTP into a file, once it is verified.
 */
public final class ComposeMain {
  static final String MESSAGE = "message";

  private ComposeMain() {}

  /** Takes the message's name and the file. */
  public static void main(String[] args) throws Exception {
    ComposingJvm.main(
        args, arguments -> sent(ForeignMessage.named(arguments.required(MESSAGE))).written());
  }

  /** The request of the toolkit's client, which is answered by the reference reply. */
  static SentRequest sent(ForeignMessage message) throws Exception {
    HttpToolkit toolkit = KnownToolkits.named(message.sender()).as(HttpToolkit.class);
    Exchange exchange = message.exchange();
    Encoding encoding = toolkit.describe().encoding();
    boolean keeps = toolkit.describe().seams().contains(Seam.HTTP);
    byte[] reply = ReferenceMessage.reply(encoding, exchange).bytes();
    try (RequestCatcher catcher = RequestCatcher.start(reply, encoding.mediaType());
        StackClient client = toolkit.http(catcher.endpoint(), keeps)) {
      client.prepare(exchange.operation(), exchange.data()).invoke();
      SentRequest sent = SentRequest.of(catcher);
      SoapTask task = new SoapTask(message.sender(), Seam.HTTP, exchange);
      new MessageCheck(task, toolkit.describe()).requireRequest(sent.envelope());
      return sent;
    }
  }
}

package org.xmlbench.families.soap.runs;

import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.message.ReferenceMessage;
import org.xmlbench.soap.operation.Exchange;

/** What forks of toolkits do, as the documents of a plan. */
public final class MessageDocuments {
  private MessageDocuments() {}

  /** Request and reply of that exchange, in document/literal form. */
  public static TimedDocument of(Exchange exchange) {
    return new TimedDocument.Made(
        exchange.name(),
        "request and reply of " + exchange.operation().name(),
        ReferenceMessage.request(Encoding.DOCUMENT_LITERAL, exchange).bytes().length
            + ReferenceMessage.reply(Encoding.DOCUMENT_LITERAL, exchange).bytes().length);
  }
}

package org.xmlbench.probes;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code wsmg-event:N}: a broker's message with N notifications of a running workflow. A
 * notification declares the namespaces of what it carries, and its attributes have prefixes.
 *
 * <p>Source: the event streams of XMLBench (SC'06), which came from the WS-Messenger broker (WSMG).
 * None of its messages could be had: the envelope is SOAP 1.1 with WS-Addressing (August 2005), the
 * notifications are those of WS-BaseNotification 1.3, the events have the names of the LEAD
 * project's workflow tracking, from memory. The values are made up.
 */
final class WsmgEventFamily extends CountedFamily {
  private static final String NOTIFICATION = "http://docs.oasis-open.org/wsn/b-2";
  private static final String ADDRESSING = "http://www.w3.org/2005/08/addressing";
  private static final String TRACKING =
      "http://lead.extreme.indiana.edu/namespaces/2006/06/workflow_tracking";
  private static final String TOPICS = "http://xmlbench.org/topics";

  private static final Name ENVELOPE = Name.of(SoapEnvelope.SOAP_ENV, "S", "Envelope");
  private static final Name HEADER = Name.of(SoapEnvelope.SOAP_ENV, "S", "Header");
  private static final Name BODY = Name.of(SoapEnvelope.SOAP_ENV, "S", "Body");
  private static final Name TO = Name.of(ADDRESSING, "wsa", "To");
  private static final Name ACTION = Name.of(ADDRESSING, "wsa", "Action");
  private static final Name MESSAGE_ID = Name.of(ADDRESSING, "wsa", "MessageID");
  private static final Name ADDRESS = Name.of(ADDRESSING, "wsa", "Address");
  private static final Name NOTIFY = Name.of(NOTIFICATION, "wsnt", "Notify");
  private static final Name NOTIFICATION_MESSAGE =
      Name.of(NOTIFICATION, "wsnt", "NotificationMessage");
  private static final Name TOPIC = Name.of(NOTIFICATION, "wsnt", "Topic");
  private static final Name DIALECT = Name.of("Dialect");
  private static final Name PRODUCER = Name.of(NOTIFICATION, "wsnt", "ProducerReference");
  private static final Name MESSAGE = Name.of(NOTIFICATION, "wsnt", "Message");

  private static final String[] EVENTS = {
    "workflowInitialized",
    "serviceInvoked",
    "dataConsumed",
    "computationDuration",
    "dataProduced",
    "dataSendFinished",
    "workflowTerminated"
  };
  private static final Name[] EVENT_NAMES = tracking(EVENTS);
  private static final Name SOURCE = tracking("notificationSource");
  private static final Name TIMESTAMP = tracking("timestamp");
  private static final Name DESCRIPTION = tracking("description");
  private static final Name ANNOTATION = tracking("annotation");
  private static final Name DATA_PRODUCT = tracking("dataProduct");
  private static final Name ID = tracking("id");
  private static final Name LOCATION = tracking("location");
  private static final Name SIZE = tracking("sizeInBytes");
  private static final Name[] SOURCE_ATTRIBUTES =
      tracking("serviceID", "workflowID", "workflowTimestep", "workflowNodeID");
  private static final String[] NODES = {
    "WRF_Static", "Terrain_Preprocessor", "ARPS_to_WRF", "Lateral_Boundary", "WRF", "Visualiser"
  };

  WsmgEventFamily() {
    super(
        "wsmg-event",
        "a broker's message with N notifications of a workflow, in WS-Notification",
        "XMLBench (SC'06), WSMG event streams; WS-BaseNotification 1.3, LEAD's tracking",
        1000,
        10);
  }

  private static Name[] tracking(String... local) {
    Name[] names = new Name[local.length];
    for (int i = 0; i < names.length; i++) {
      names[i] = tracking(local[i]);
    }
    return names;
  }

  private static Name tracking(String local) {
    return Name.of(TRACKING, "wor", local);
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT);
  }

  @Override
  void open(DocumentWriter writer, long count) throws IOException {
    writer.declaration();
    writer.start(ENVELOPE).namespace("S", SoapEnvelope.SOAP_ENV);
    writer.namespace("wsa", ADDRESSING);
    writer.start(HEADER);
    writer.element(TO, "http://localhost:12346/axis2/services/NotificationConsumer");
    writer.element(ACTION, "http://docs.oasis-open.org/wsn/bw-2/NotificationConsumer/Notify");
    writer.element(MESSAGE_ID, "urn:uuid:5a1c3f9e-0000-4000-8000-00005eedbeef");
    writer.end();
    writer.start(BODY).start(NOTIFY).namespace("wsnt", NOTIFICATION).newline();
  }

  @Override
  void item(DocumentWriter writer, long index, SplitMix64 random, TextBuffer text)
      throws IOException {
    String workflow = text.padded(random.below(1_000_000), 6).toString();
    writer.start(NOTIFICATION_MESSAGE);
    writer.start(TOPIC).namespace("t", TOPICS);
    writer.attribute(DIALECT, "http://docs.oasis-open.org/wsn/t-1/TopicExpression/Simple");
    writer.text("t:workflow-").text(workflow).end();
    writer.start(PRODUCER).start(ADDRESS);
    writer.text("http://localhost:8080/services/").text(random.pick(NODES)).end().end();
    writer.start(MESSAGE);
    event(writer, workflow, index, random, text);
    writer.end().end().newline();
  }

  @Override
  void close(DocumentWriter writer) throws IOException {
    writer.end().end().end().newline();
  }

  private static void event(
      DocumentWriter writer, String workflow, long index, SplitMix64 random, TextBuffer text)
      throws IOException {
    int kind = random.below(EVENTS.length);
    String node = random.pick(NODES);
    writer.start(EVENT_NAMES[kind]).namespace("wor", TRACKING);
    writer.start(SOURCE);
    attribute(writer, 0, text.clear().add("urn:qname:http://localhost/services:").add(node));
    attribute(writer, 1, text.clear().add("tag:localhost,2006:workflow/").add(workflow));
    attribute(writer, 2, text.clear().add(index));
    attribute(writer, 3, text.clear().add(node));
    writer.endEmpty();
    writer.element(TIMESTAMP, timestamp(text.clear(), index, random));
    text.clear().add("Workflow ").add(workflow).add(": ").add(EVENTS[kind]).add(" at node ");
    writer.element(DESCRIPTION, text.add(node).add(" after ").add(random.below(90_000)).add(" ms"));
    if (random.chance(40)) {
      writer.start(DATA_PRODUCT);
      text.clear().add("leadID:").padded(random.below(1_000_000), 6).add('-').add(index);
      writer.element(ID, text);
      text.clear().add("gsiftp://localhost/data/").add(workflow).add("/out?step=").add(index);
      writer.element(LOCATION, text.add("&part=").add(random.below(64)));
      writer.element(SIZE, text.clear().add(random.below(1 << 30)));
      writer.end();
    }
    writer.start(ANNOTATION).endEmpty();
    writer.end();
  }

  private static void attribute(DocumentWriter writer, int number, TextBuffer text)
      throws IOException {
    writer.attribute(SOURCE_ATTRIBUTES[number], text);
  }

  private static TextBuffer timestamp(TextBuffer text, long index, SplitMix64 random) {
    long seconds = index % 86_400;
    text.add("2006-06-").padded(1 + index / 86_400 % 30, 2).add('T');
    text.padded(seconds / 3600, 2).add(':').padded(seconds / 60 % 60, 2).add(':');
    return text.padded(seconds % 60, 2).add('.').padded(random.below(1000), 3).add("Z");
  }
}

package org.xmlbench.soap.hand;

import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.xmlbench.soap.content.StaxReader;
import org.xmlbench.soap.content.StaxWriter;
import org.xmlbench.soap.content.UnexpectedContentException;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.toolkit.Reply;

/** The content of the body of a document/literal message, written and read by StAX. */
public final class StaxBody {
  private static final String PREFIX = "b";

  private StaxBody() {}

  public static void write(BodyContent content, XMLStreamWriter writer) throws XMLStreamException {
    writer.writeStartElement(PREFIX, content.wrapper(), Soap.LITERAL_NAMESPACE);
    writer.writeNamespace(PREFIX, Soap.LITERAL_NAMESPACE);
    content.write(new StaxWriter(writer));
    writer.writeEndElement();
  }

  /**
   * Reads a reply.
   *
   * @param reader at or before the start of the element in its body
   * @return the data, the number, or {@link Reply#EMPTY} of {@code echoVoid}
   * @throws UnexpectedContentException when the body holds another element, or that another content
   */
  public static Object readReply(SoapOperation operation, XMLStreamReader reader)
      throws XMLStreamException {
    toStart(BodyContent.replyWrapper(operation), reader);
    return BodyContent.readReply(operation, new StaxReader(reader));
  }

  /**
   * Reads a request.
   *
   * @param reader at or before the start of the element in its body
   * @return the data, or the number; {@code null} of {@code echoVoid}
   * @throws UnexpectedContentException when the body holds another element, or that another content
   */
  public static Object readRequest(SoapOperation operation, XMLStreamReader reader)
      throws XMLStreamException {
    toStart(operation.name(), reader);
    return BodyContent.readRequest(operation, new StaxReader(reader));
  }

  private static void toStart(String wrapper, XMLStreamReader reader) throws XMLStreamException {
    while (!(reader.isStartElement()
        && reader.getLocalName().equals(wrapper)
        && Soap.LITERAL_NAMESPACE.equals(reader.getNamespaceURI()))) {
      if (!reader.hasNext()) {
        throw new UnexpectedContentException(wrapper + " is not in the body");
      }
      reader.next();
    }
  }
}

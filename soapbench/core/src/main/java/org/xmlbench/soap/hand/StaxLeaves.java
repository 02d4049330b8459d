package org.xmlbench.soap.hand;

import java.util.Base64;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.XMLStreamWriter;
import org.xmlbench.soap.message.Soap;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.operation.SoapOperation.Direction;
import org.xmlbench.soap.toolkit.Reply;

/** The content of the body of a document/literal message, written and read by StAX. */
public final class StaxLeaves {
  private static final String PREFIX = "b";
  private static final String NONE = "";

  private StaxLeaves() {}

  /** Writes the element in the body, with what is in it. */
  public static void write(BodyContent content, XMLStreamWriter writer) throws XMLStreamException {
    writer.writeStartElement(PREFIX, content.wrapper(), Soap.LITERAL_NAMESPACE);
    writer.writeNamespace(PREFIX, Soap.LITERAL_NAMESPACE);
    switch (content.value()) {
      case Payload data -> {
        start(writer, content.part());
        write(data, writer);
        writer.writeEndElement();
      }
      case Integer size -> leaf(writer, content.part(), size.toString());
      case null, default -> {
        // The operation carries nothing.
      }
    }
    writer.writeEndElement();
  }

  private static void write(Payload data, XMLStreamWriter writer) throws XMLStreamException {
    if (data instanceof Payload.Base64(byte[] bytes)) {
      writer.writeCharacters(Base64.getEncoder().encodeToString(bytes));
      return;
    }
    try {
      Leaves.write(data, new Target(writer));
    } catch (XMLStreamException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new XMLStreamException(e);
    }
  }

  private static void start(XMLStreamWriter writer, String name) throws XMLStreamException {
    // Axiom takes the form with three arguments alone.
    writer.writeStartElement(NONE, name, NONE);
  }

  private static void leaf(XMLStreamWriter writer, String name, String text)
      throws XMLStreamException {
    start(writer, name);
    writer.writeCharacters(text);
    writer.writeEndElement();
  }

  private record Target(XMLStreamWriter writer) implements Leaves.Target {
    @Override
    public void leaf(String name, String text) throws XMLStreamException {
      StaxLeaves.leaf(writer, name, text);
    }

    @Override
    public void start(String name) throws XMLStreamException {
      StaxLeaves.start(writer, name);
    }

    @Override
    public void end() throws XMLStreamException {
      writer.writeEndElement();
    }
  }

  /**
   * Reads what is in the element of a reply's operation.
   *
   * @param reader at or before the start of that element
   * @return the data, the number, or {@link Reply#EMPTY} of {@code echoVoid}
   */
  public static Object readReply(SoapOperation operation, XMLStreamReader reader)
      throws XMLStreamException {
    if (operation.carried().isEmpty()) {
      while (reader.hasNext()) {
        reader.next();
      }
      return Reply.EMPTY;
    }
    boolean number = operation.direction() == Direction.RECEIVE;
    return readPart(operation, number ? "size" : "output", number, reader);
  }

  /**
   * Reads what is in the element of a request's operation.
   *
   * @param reader at or before the start of that element
   * @return the data, or the number; {@code null} of {@code echoVoid}
   */
  public static Object readRequest(SoapOperation operation, XMLStreamReader reader)
      throws XMLStreamException {
    if (operation.carried().isEmpty()) {
      return null;
    }
    boolean number = operation.direction() == Direction.SEND;
    return readPart(operation, number ? "size" : "input", number, reader);
  }

  private static Object readPart(
      SoapOperation operation, String part, boolean number, XMLStreamReader reader)
      throws XMLStreamException {
    while (!(reader.isStartElement() && reader.getLocalName().equals(part))) {
      reader.next();
    }
    return number
        ? Integer.valueOf(reader.getElementText())
        : leaves(new LeafReader(operation.shape()), reader);
  }

  /** An element whose end follows its start and text is a leaf. */
  private static Payload leaves(LeafReader leaves, XMLStreamReader reader)
      throws XMLStreamException {
    StringBuilder text = new StringBuilder();
    int depth = 1;
    boolean leaf = true;
    while (depth > 0) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          depth++;
          leaf = true;
          text.setLength(0);
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
            text.append(reader.getTextCharacters(), reader.getTextStart(), reader.getTextLength());
        case XMLStreamConstants.END_ELEMENT -> {
          depth--;
          if (leaf) {
            leaves.leaf(text.toString());
          }
          leaf = false;
        }
        default -> {
          // A comment has no meaning.
        }
      }
    }
    return leaves.payload();
  }

  /** What {@link #readReply} gave, as a reply. */
  public static Reply reply(Object read) {
    return switch (read) {
      case Payload data -> Reply.of(data);
      case Integer size -> Reply.of(size);
      default -> Reply.EMPTY;
    };
  }
}

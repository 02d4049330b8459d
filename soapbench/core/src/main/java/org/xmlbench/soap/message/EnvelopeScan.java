package org.xmlbench.soap.message;

import java.io.ByteArrayInputStream;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.soap.message.ProfileAssertion.Subject;

/** One pass over an envelope: which assertions of the Basic Profile it breaks, and where first. */
final class EnvelopeScan {
  private static final Set<String> FAULT_CHILDREN =
      Set.of("faultcode", "faultstring", "faultactor", "detail");
  private static final int ENVELOPE = 1;
  private static final int PART = 2;
  private static final int ENTRY = 3;
  private static final int IN_ENTRY = 4;

  private final XMLStreamReader reader;
  private final Map<ProfileAssertion, Integer> broken = new EnumMap<>(ProfileAssertion.class);
  private final Set<Subject> subjects = EnumSet.of(Subject.ENVELOPE);
  private String encoding;
  private int depth;
  private int bodies;
  private int headers;
  private int bodyEntries;
  private boolean inBody;
  private boolean inFault;

  private EnvelopeScan(XMLStreamReader reader) {
    this.reader = reader;
  }

  /**
   * Reads an envelope.
   *
   * @throws MessageException when it is not well-formed
   */
  static EnvelopeScan of(byte[] envelope) throws MessageException {
    try {
      EnvelopeScan scan =
          new EnvelopeScan(
              EnvelopeInput.factory().createXMLStreamReader(new ByteArrayInputStream(envelope)));
      scan.read();
      return scan;
    } catch (XMLStreamException e) {
      throw EnvelopeInput.notWellFormed(e);
    }
  }

  /** The assertions that are broken, each with the line where it first is. */
  Map<ProfileAssertion, Integer> broken() {
    return broken;
  }

  /** What there is that assertions are about. */
  Set<Subject> subjects() {
    return subjects;
  }

  /** Name of the character encoding, in upper case. */
  String encoding() {
    return encoding;
  }

  private void read() throws XMLStreamException {
    encoding = reader.getEncoding() == null ? "UTF-8" : reader.getEncoding();
    encoding = encoding.toUpperCase(Locale.ROOT);
    require(encoding.equals("UTF-8") || encoding.startsWith("UTF-16"), ProfileAssertion.R1012);
    while (reader.hasNext()) {
      switch (reader.next()) {
        case XMLStreamConstants.DTD -> fail(ProfileAssertion.R1008);
        case XMLStreamConstants.PROCESSING_INSTRUCTION -> fail(ProfileAssertion.R1009);
        case XMLStreamConstants.START_ELEMENT -> start();
        case XMLStreamConstants.END_ELEMENT -> end();
        default -> {
          // Text, white space and comments are free.
        }
      }
    }
    require(bodies == 1, ProfileAssertion.R9980);
  }

  private void start() {
    depth++;
    switch (depth) {
      case ENVELOPE -> require(isSoap("Envelope"), ProfileAssertion.R9980);
      case PART -> part();
      case ENTRY -> entry();
      case IN_ENTRY -> {
        if (inFault) {
          require(FAULT_CHILDREN.contains(reader.getLocalName()), ProfileAssertion.R1000);
          require(!isQualified(), ProfileAssertion.R1001);
        }
      }
      default -> {
        // What is deeper is the schema's.
      }
    }
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      attribute(reader.getAttributeNamespace(i), reader.getAttributeLocalName(i), i);
    }
  }

  /** A child of the envelope. */
  private void part() {
    inBody = isSoap("Body");
    if (bodies > 0 && !inBody) {
      fail(ProfileAssertion.R1011);
      return;
    }
    if (inBody) {
      bodies++;
    } else {
      headers++;
    }
    require(inBody || isSoap("Header"), ProfileAssertion.R9980);
    require(bodies <= 1 && headers <= 1, ProfileAssertion.R9980);
  }

  /** A child of the header or of the body. */
  private void entry() {
    if (!inBody) {
      require(isQualified(), ProfileAssertion.R9980);
      return;
    }
    bodyEntries++;
    require(bodyEntries <= 1, ProfileAssertion.R9981);
    require(isQualified(), ProfileAssertion.R1014);
    inFault = isSoap("Fault");
    if (inFault) {
      subjects.add(Subject.FAULT);
    }
  }

  private void attribute(String uri, String name, int index) {
    boolean soap = Soap.ENVELOPE_NAMESPACE.equals(uri);
    if (soap && name.equals("encodingStyle")) {
      require(!isSoap(reader.getLocalName()), ProfileAssertion.R1005);
      require(depth != ENTRY || !inBody, ProfileAssertion.R1006);
    }
    boolean frame = depth == ENVELOPE || depth == PART;
    require(!soap || !frame || !isSoap(reader.getLocalName()), ProfileAssertion.R1032);
    if (soap && name.equals("mustUnderstand")) {
      subjects.add(Subject.HEADER);
      require(Set.of("0", "1").contains(reader.getAttributeValue(index)), ProfileAssertion.R1013);
    }
    require(
        !(Soap.ENCODING_NAMESPACE.equals(uri) && name.equals("arrayType")), ProfileAssertion.R2113);
  }

  private void end() {
    if (depth == PART) {
      inBody = false;
    }
    if (depth == ENTRY) {
      inFault = false;
    }
    depth--;
  }

  private boolean isSoap(String name) {
    return Soap.ENVELOPE_NAMESPACE.equals(reader.getNamespaceURI())
        && reader.getLocalName().equals(name);
  }

  private boolean isQualified() {
    return reader.getNamespaceURI() != null && !reader.getNamespaceURI().isEmpty();
  }

  private void require(boolean met, ProfileAssertion assertion) {
    if (!met) {
      fail(assertion);
    }
  }

  private void fail(ProfileAssertion assertion) {
    broken.putIfAbsent(assertion, reader.getLocation().getLineNumber());
  }
}

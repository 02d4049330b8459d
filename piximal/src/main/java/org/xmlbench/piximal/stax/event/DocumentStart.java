package org.xmlbench.piximal.stax.event;

import javax.xml.stream.XMLStreamReader;
import javax.xml.stream.events.StartDocument;

/** The start of a document, with its XML declaration. */
final class DocumentStart extends MarkupEvent implements StartDocument {
  private final String version;
  private final String encoding;
  private final boolean encodingSet;
  private final boolean standalone;
  private final boolean standaloneSet;

  DocumentStart(XMLStreamReader reader) {
    super(START_DOCUMENT, reader.getLocation());
    String declared = reader.getCharacterEncodingScheme();
    this.version = reader.getVersion();
    this.encodingSet = declared != null;
    this.encoding = encodingSet ? declared : "UTF-8";
    this.standalone = reader.isStandalone();
    this.standaloneSet = reader.standaloneSet();
  }

  @Override
  public String getSystemId() {
    String id = getLocation().getSystemId();
    return id == null ? "" : id;
  }

  @Override
  public String getCharacterEncodingScheme() {
    return encoding;
  }

  @Override
  public boolean encodingSet() {
    return encodingSet;
  }

  @Override
  public boolean isStandalone() {
    return standalone;
  }

  @Override
  public boolean standaloneSet() {
    return standaloneSet;
  }

  @Override
  public String getVersion() {
    return version == null ? "1.0" : version;
  }

  @Override
  String markup() {
    String named = encodingSet ? " encoding=\"%s\"".formatted(encoding) : "";
    String alone = standalone ? "yes" : "no";
    String said = standaloneSet ? " standalone=\"%s\"".formatted(alone) : "";
    return "<?xml version=\"%s\"%s%s?>".formatted(getVersion(), named, said);
  }
}

package org.xmlbench.soap.bindings.exificient;

import com.siemens.ct.exi.core.EXIFactory;
import com.siemens.ct.exi.core.exceptions.EXIException;
import com.siemens.ct.exi.main.api.stream.StAXDecoder;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;

/** A decoder whose {@code getElementText} does what StAX says; EXIficient's gives a text only. */
final class ElementTextDecoder extends StAXDecoder {
  ElementTextDecoder(EXIFactory factory) throws EXIException {
    super(factory);
  }

  @Override
  public String getElementText() throws XMLStreamException {
    String text = "";
    for (int event = next(); event != XMLStreamConstants.END_ELEMENT; event = next()) {
      if (event != XMLStreamConstants.CHARACTERS) {
        throw new XMLStreamException("event " + event + " where text was to be");
      }
      text = text.isEmpty() ? getText() : text.concat(getText());
    }
    return text;
  }
}

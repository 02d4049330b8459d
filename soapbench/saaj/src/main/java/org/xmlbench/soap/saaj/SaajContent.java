package org.xmlbench.soap.saaj;

import jakarta.xml.soap.SOAPElement;
import jakarta.xml.soap.SOAPException;
import org.xmlbench.soap.content.ContentWriter;
import org.xmlbench.soap.content.ItemType;
import org.xmlbench.soap.content.Member;

/** Adds elements to a tree. */
final class SaajContent implements ContentWriter<SOAPException> {
  private SOAPElement open;

  SaajContent(SOAPElement holder) {
    this.open = holder;
  }

  @Override
  public void start(Member name, ItemType type) throws SOAPException {
    open = open.addChildElement(name.local());
  }

  @Override
  public void attribute(Member name, ItemType type, String value) {
    open.setAttribute(name.local(), value);
  }

  @Override
  public void text(String text) throws SOAPException {
    open.addTextNode(text);
  }

  @Override
  public void end() {
    open = open.getParentElement();
  }
}

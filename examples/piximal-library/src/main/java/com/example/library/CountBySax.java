package com.example.library;

import java.io.IOException;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.XMLReader;
import org.xml.sax.helpers.DefaultHandler;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** Counts the orders of a file by SAX. */
public final class CountBySax {
  private CountBySax() {}

  public static void main(String[] args) throws IOException, SAXException {
    OrderCounter counter = new OrderCounter();
    // Before: SAXParserFactory.newInstance().newSAXParser().getXMLReader().
    // A library that asks for a factory of parsers takes a new PiximalSaxParserFactory().
    XMLReader reader = new PiximalSaxReader();
    reader.setContentHandler(counter);
    reader.parse(args[0]);
    System.out.println("orders " + counter.orders);
  }

  private static final class OrderCounter extends DefaultHandler {
    private long orders;

    @Override
    public void startElement(String uri, String local, String name, Attributes attributes) {
      orders += local.equals("order") ? 1 : 0;
    }
  }
}

package com.example.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/** Counts the orders of a file by StAX. */
public final class CountByStax {
  private CountByStax() {}

  public static void main(String[] args) throws IOException, XMLStreamException {
    // Before: XMLInputFactory.newFactory().
    XMLInputFactory factory = new PiximalInputFactory();
    long orders = 0;
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      XMLStreamReader reader = factory.createXMLStreamReader(in);
      while (reader.hasNext()) {
        boolean isStart = reader.next() == XMLStreamConstants.START_ELEMENT;
        orders += isStart && reader.getLocalName().equals("order") ? 1 : 0;
      }
      reader.close();
    }
    System.out.println("orders " + orders);
  }
}

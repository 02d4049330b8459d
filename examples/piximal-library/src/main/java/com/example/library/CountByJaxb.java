package com.example.library;

import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.JAXBException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLStreamException;
import org.xmlbench.piximal.stax.PiximalInputFactory;

/** Counts the orders of a file by JAXB. */
public final class CountByJaxb {
  private CountByJaxb() {}

  public static void main(String[] args) throws IOException, JAXBException, XMLStreamException {
    JAXBContext context = JAXBContext.newInstance(Orders.class);
    try (InputStream in = Files.newInputStream(Path.of(args[0]))) {
      // Before: unmarshal(in).
      Object orders =
          context
              .createUnmarshaller()
              .unmarshal(new PiximalInputFactory().createXMLStreamReader(in));
      System.out.println("orders " + ((Orders) orders).count());
    }
  }
}

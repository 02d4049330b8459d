package com.example.library;

import java.nio.file.Path;
import javax.xml.transform.sax.SAXSource;
import org.springframework.oxm.jaxb.Jaxb2Marshaller;
import org.xml.sax.InputSource;
import org.xmlbench.piximal.sax.PiximalSaxReader;

/** Counts the orders of a file by Spring's marshaller. */
public final class CountBySpring {
  private CountBySpring() {}

  public static void main(String[] args) {
    Jaxb2Marshaller marshaller = new Jaxb2Marshaller();
    marshaller.setClassesToBeBound(Orders.class);
    InputSource file = new InputSource(Path.of(args[0]).toUri().toString());
    // Before: unmarshal(new StreamSource(...)).
    Object orders = marshaller.unmarshal(new SAXSource(new PiximalSaxReader(), file));
    System.out.println("orders " + ((Orders) orders).count());
  }
}

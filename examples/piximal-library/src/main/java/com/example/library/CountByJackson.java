package com.example.library;

import java.nio.file.Path;
import org.xmlbench.piximal.stax.PiximalInputFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.xml.XmlFactory;
import tools.jackson.dataformat.xml.XmlMapper;

/** Counts the orders of a file by Jackson. */
public final class CountByJackson {
  private CountByJackson() {}

  public static void main(String[] args) {
    // Before: new XmlMapper().
    XmlMapper mapper =
        new XmlMapper(XmlFactory.builder().xmlInputFactory(new PiximalInputFactory()).build());
    JsonNode orders = mapper.readTree(Path.of(args[0]));
    System.out.println("orders " + orders.get("order").size());
  }
}

package org.xmlbench.soap.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** SOAPBench's WSDLs as files, for toolkits that read one when they start. */
public final class Wsdl {
  /** File of the document/literal WSDL. */
  public static final String LITERAL = "soapbench-literal.wsdl";

  private static final String SCHEMA = "soapbench.xsd";
  private static final String PACKAGE = "/org/xmlbench/soap/";
  private static final String ADDRESS = "http://127.0.0.1/soapbench";

  private Wsdl() {}

  /**
   * Writes the document/literal WSDL and its schema into a new folder.
   *
   * @param address the address of the service that it states
   */
  public static Path literalAt(String address) throws IOException {
    Path folder = Files.createTempDirectory("wsdl");
    String wsdl = text(LITERAL);
    if (!wsdl.contains(ADDRESS)) {
      throw new IllegalStateException("the WSDL has no address " + ADDRESS);
    }
    Files.writeString(folder.resolve(LITERAL), wsdl.replace(ADDRESS, address));
    Files.writeString(folder.resolve(SCHEMA), text(SCHEMA));
    return folder;
  }

  private static String text(String resource) throws IOException {
    try (InputStream in = Wsdl.class.getResourceAsStream(PACKAGE + resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Deletes what {@link #literalAt} wrote. */
  public static void delete(Path folder) {
    try {
      Files.deleteIfExists(folder.resolve(LITERAL));
      Files.deleteIfExists(folder.resolve(SCHEMA));
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

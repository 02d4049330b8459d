package org.xmlbench.soap.message;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * SOAPBench's WSDLs: as files, for toolkits that read one when they start, and as texts, for hosts
 * that serve them.
 */
public final class Wsdl {
  /** File of the document/literal WSDL. */
  public static final String LITERAL = "soapbench-literal.wsdl";

  /** File of its schema, which it imports. */
  public static final String SCHEMA = "soapbench.xsd";

  private static final String ENCODED = "soapbench-encoded.wsdl";
  private static final String PACKAGE = "/org/xmlbench/soap/";

  /** The address of the service that both state. */
  public static final String ADDRESS = "http://127.0.0.1/soapbench";

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

  /** The document/literal WSDL, which imports {@link #schema}. */
  public static String literal() throws IOException {
    return text(LITERAL);
  }

  /** The rpc/encoded WSDL, with its types in it. */
  public static String encoded() throws IOException {
    return text(ENCODED);
  }

  /** The schema of the document/literal WSDL. */
  public static String schema() throws IOException {
    return text(SCHEMA);
  }

  /**
   * A WSDL as it is served.
   *
   * @param wsdl one of the two
   * @param address of the service; its schema is at the same address, by the query {@code xsd}
   */
  public static String at(String address, String wsdl) {
    return wsdl.replace(ADDRESS, address)
        .replace("schemaLocation=\"" + SCHEMA, "schemaLocation=\"" + address + "?xsd");
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

package org.xmlbench.soap.binding;

/**
 * Names the platform's parsers to all code of this JVM that looks for one by JAXP's search, which
 * would find whatever else is on the class path. So a framework that looks for one works as on a
 * class path that has nothing but itself.
 */
public final class PlatformParsers {
  private PlatformParsers() {}

  /** Sets the properties that the search begins with. */
  public static void name() {
    System.setProperty(
        "javax.xml.parsers.SAXParserFactory",
        "com.sun.org.apache.xerces.internal.jaxp.SAXParserFactoryImpl");
    System.setProperty(
        "javax.xml.stream.XMLInputFactory", "com.sun.xml.internal.stream.XMLInputFactoryImpl");
    System.setProperty(
        "javax.xml.stream.XMLOutputFactory", "com.sun.xml.internal.stream.XMLOutputFactoryImpl");
  }
}

package org.xmlbench.core.platform;

/**
 * Keeps this JVM's XML parsers from what a message names. A toolkit makes its parsers itself, so
 * the platform's own are configured by system properties; those that toolkits bring expand no DTD
 * of a message, which the contract of toolkits tests.
 */
public final class ExternalAccess {
  private static final String PROPERTY_PREFIX = "javax.xml.access";

  private ExternalAccess() {}

  /** Denies it, from now on and for good. */
  public static void deny() {
    for (String what : new String[] {"ExternalDTD", "ExternalSchema", "ExternalStylesheet"}) {
      System.setProperty(PROPERTY_PREFIX + what, "");
    }
  }
}

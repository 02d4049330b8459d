package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.xmlbench.core.driver.foreign.ForeignLibrary;

/** The functions of {@code libxml2.so.2}, as parser.h and tree.h of version 2.9 declare them. */
final class Libxml2Library {
  private static final ForeignLibrary LIBRARY = new ForeignLibrary("libxml2.so.2", "libxml2");

  private Libxml2Library() {}

  /** Why it cannot be used on this host. */
  static Optional<String> unavailable() {
    return LIBRARY.unavailable();
  }

  /** Such as {@code 2.9.14}, of the digits {@code 20914} that the library holds. */
  static String version() {
    return LIBRARY
        .text("xmlParserVersion")
        .map(text -> Integer.parseInt(text.replaceFirst("[^0-9].*", "")))
        .map(number -> number / 10_000 + "." + number / 100 % 100 + "." + number % 100)
        .orElse("0 (not installed)");
  }

  private static MethodHandle of(String name, FunctionDescriptor type) {
    return LIBRARY.function(name, type);
  }

  /** Looked up when the first of them is used. */
  static final class Functions {
    static final MethodHandle SAX_VERSION =
        of("xmlSAXVersion", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
    static final MethodHandle CREATE =
        of(
            "xmlCreateIOParserCtxt",
            FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, JAVA_INT));
    static final MethodHandle USE_OPTIONS =
        of("xmlCtxtUseOptions", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
    static final MethodHandle PARSE =
        of("xmlParseDocument", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    static final MethodHandle FREE = of("xmlFreeParserCtxt", FunctionDescriptor.ofVoid(ADDRESS));
    static final MethodHandle FREE_DOCUMENT = of("xmlFreeDoc", FunctionDescriptor.ofVoid(ADDRESS));
    static final MethodHandle SET_LOADER =
        of("xmlSetExternalEntityLoader", FunctionDescriptor.ofVoid(ADDRESS));
    static final MethodHandle STRING_INPUT =
        of("xmlNewStringInputStream", FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS));

    private Functions() {}
  }
}

package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.xmlbench.core.driver.foreign.ForeignLibrary;
import org.xmlbench.core.driver.foreign.KeptMemory;

/**
 * The functions of {@code libxml2.so.2}, as parser.h, tree.h and xmlreader.h of version 2.9 declare
 * them. Each class of them is looked up when the first of its functions is used.
 */
final class Libxml2Library {
  private static final ForeignLibrary LIBRARY = new ForeignLibrary("libxml2.so.2", "libxml2");

  private Libxml2Library() {}

  /** Why it cannot be used on this host. */
  static Optional<String> unavailable() {
    return LIBRARY.unavailable();
  }

  /**
   * Such as {@code 2.9.14}, of the digits {@code 20914} that the library holds; empty where this
   * host has no libxml2.
   */
  static Optional<String> version() {
    return LIBRARY
        .text("xmlParserVersion")
        .map(text -> Integer.parseInt(text.replaceFirst("[^0-9].*", "")))
        .map(number -> number / 10_000 + "." + number / 100 % 100 + "." + number % 100);
  }

  private static MethodHandle of(String name, FunctionDescriptor type) {
    return LIBRARY.function(name, type);
  }

  /** What returns an {@code int} or a pointer for a pointer, at once. */
  private static MethodHandle accessor(String name, MemoryLayout result) {
    return LIBRARY.accessor(name, FunctionDescriptor.of(result, ADDRESS));
  }

  /** Of SAX, and of all. */
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

  /** Of a parser that builds a tree. */
  static final class TreeFunctions {
    static {
      KeptMemory.keep();
    }

    static final MethodHandle NEW_CONTEXT = of("xmlNewParserCtxt", FunctionDescriptor.of(ADDRESS));
    static final MethodHandle READ =
        of(
            "xmlCtxtReadIO",
            FunctionDescriptor.of(
                ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, JAVA_INT));

    private TreeFunctions() {}
  }

  /** Of the reader, which is asked for one node after the other. */
  static final class ReaderFunctions {
    static final MethodHandle FOR_IO =
        of(
            "xmlReaderForIO",
            FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, ADDRESS, JAVA_INT));
    static final MethodHandle SET_ERROR_HANDLER =
        of(
            "xmlTextReaderSetStructuredErrorHandler",
            FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, ADDRESS));
    static final MethodHandle READ =
        of("xmlTextReaderRead", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    static final MethodHandle FREE = of("xmlFreeTextReader", FunctionDescriptor.ofVoid(ADDRESS));
    static final MethodHandle NODE_TYPE = accessor("xmlTextReaderNodeType", JAVA_INT);
    static final MethodHandle IS_EMPTY = accessor("xmlTextReaderIsEmptyElement", JAVA_INT);
    static final MethodHandle IS_DECLARATION = accessor("xmlTextReaderIsNamespaceDecl", JAVA_INT);
    static final MethodHandle FIRST_ATTRIBUTE =
        accessor("xmlTextReaderMoveToFirstAttribute", JAVA_INT);
    static final MethodHandle NEXT_ATTRIBUTE =
        accessor("xmlTextReaderMoveToNextAttribute", JAVA_INT);
    static final MethodHandle BACK_TO_ELEMENT = accessor("xmlTextReaderMoveToElement", JAVA_INT);
    static final MethodHandle LOCAL_NAME = accessor("xmlTextReaderConstLocalName", ADDRESS);
    static final MethodHandle PREFIX = accessor("xmlTextReaderConstPrefix", ADDRESS);
    static final MethodHandle URI = accessor("xmlTextReaderConstNamespaceUri", ADDRESS);
    static final MethodHandle VALUE = accessor("xmlTextReaderConstValue", ADDRESS);

    private ReaderFunctions() {}
  }
}

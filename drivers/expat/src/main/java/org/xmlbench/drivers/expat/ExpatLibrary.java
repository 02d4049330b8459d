package org.xmlbench.drivers.expat;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.xmlbench.core.driver.foreign.ForeignLibrary;

/**
 * The functions of {@code libexpat.so.1} (expat.h 2.5), as they are declared there. {@code
 * XML_Char} is {@code char}, {@code XML_Size} is {@code unsigned long}.
 */
@SuppressWarnings("restricted") // A driver of such a library is native access.
final class ExpatLibrary {
  private static final ForeignLibrary LIBRARY = new ForeignLibrary("libexpat.so.1", "libexpat1");

  private ExpatLibrary() {}

  /** Why it cannot be used on this host. */
  static Optional<String> unavailable() {
    return LIBRARY.unavailable();
  }

  /** Such as {@code 2.5.0}; empty where this host has no Expat. */
  static Optional<String> version() {
    return LIBRARY.unavailable().isEmpty()
        ? Optional.of(Functions.readVersion())
        : Optional.empty();
  }

  /** Looked up when the first of them is used. */
  static final class Functions {
    static final MethodHandle CREATE =
        of("XML_ParserCreateNS", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_BYTE));
    static final MethodHandle RESET =
        of("XML_ParserReset", FunctionDescriptor.of(JAVA_BYTE, ADDRESS, ADDRESS));
    static final MethodHandle FREE = of("XML_ParserFree", FunctionDescriptor.ofVoid(ADDRESS));
    static final MethodHandle SET_ELEMENT_HANDLER = setter2("XML_SetElementHandler");
    static final MethodHandle SET_NAMESPACE_HANDLER = setter2("XML_SetNamespaceDeclHandler");
    static final MethodHandle SET_DOCTYPE_HANDLER = setter2("XML_SetDoctypeDeclHandler");
    static final MethodHandle SET_TEXT_HANDLER = setter("XML_SetCharacterDataHandler");
    static final MethodHandle SET_INSTRUCTION_HANDLER =
        setter("XML_SetProcessingInstructionHandler");
    static final MethodHandle SET_SKIPPED_HANDLER = setter("XML_SetSkippedEntityHandler");
    static final MethodHandle SET_EXTERNAL_HANDLER = setter("XML_SetExternalEntityRefHandler");
    static final MethodHandle GET_BUFFER =
        of("XML_GetBuffer", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT));
    static final MethodHandle PARSE_BUFFER =
        of("XML_ParseBuffer", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, JAVA_INT));
    static final MethodHandle STOP =
        of("XML_StopParser", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_BYTE));
    static final MethodHandle ERROR_CODE =
        of("XML_GetErrorCode", FunctionDescriptor.of(JAVA_INT, ADDRESS));
    static final MethodHandle ERROR_STRING =
        of("XML_ErrorString", FunctionDescriptor.of(ADDRESS, JAVA_INT));
    static final MethodHandle LINE =
        of("XML_GetCurrentLineNumber", FunctionDescriptor.of(JAVA_LONG, ADDRESS));
    static final MethodHandle COLUMN =
        of("XML_GetCurrentColumnNumber", FunctionDescriptor.of(JAVA_LONG, ADDRESS));

    private Functions() {}

    private static MethodHandle setter(String name) {
      return of(name, FunctionDescriptor.ofVoid(ADDRESS, ADDRESS));
    }

    private static MethodHandle setter2(String name) {
      return of(name, FunctionDescriptor.ofVoid(ADDRESS, ADDRESS, ADDRESS));
    }

    private static MethodHandle of(String name, FunctionDescriptor type) {
      return LIBRARY.function(name, type);
    }

    /** {@code expat_2.5.0} without its name. */
    static String readVersion() {
      MethodHandle version = of("XML_ExpatVersion", FunctionDescriptor.of(ADDRESS));
      try {
        MemorySegment text = (MemorySegment) version.invokeExact();
        return text.reinterpret(Long.MAX_VALUE).getString(0).replace("expat_", "");
      } catch (Throwable e) {
        throw new IllegalStateException("XML_ExpatVersion takes nothing and gives a text", e);
      }
    }
  }
}

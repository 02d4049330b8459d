package org.xmlbench.drivers.libxml2;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.xmlbench.core.driver.foreign.ForeignText.MEMORY;
import static org.xmlbench.core.driver.foreign.ForeignText.POINTER;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import org.xmlbench.core.driver.NotWellFormedException;
import org.xmlbench.core.driver.foreign.ForeignLibrary;
import org.xmlbench.core.driver.foreign.ForeignText;

/**
 * What libxml2 tells of a document's errors. After one against Namespaces in XML it goes on, and
 * accepts the document in the end; a driver does not.
 */
final class Libxml2Errors {
  /** Places in the structure {@code xmlError} of version 2.9, whose first is the domain. */
  private static final long CODE = 4;

  private static final long MESSAGE = 8;
  private static final long LEVEL = 16;
  private static final long LINE = 32;
  private static final long COLUMN = 68;

  private static final int DOMAIN_NAMESPACES = 3;
  private static final int ERROR = 2;
  private static final int FATAL = 3;

  /** What is below is a warning, such as that of a namespace whose URI is none. */
  private static final int FIRST_NAMESPACE_ERROR = 200;

  private NotWellFormedException namespaceError;
  private NotWellFormedException fatal;
  private RuntimeException failure;

  /** Forgets the document before. */
  void begin() {
    namespaceError = null;
    fatal = null;
    failure = null;
  }

  /** The function that libxml2 calls with each error, while {@code arena} is open. */
  MemorySegment callback(Arena arena) {
    return ForeignLibrary.callback(
        MethodHandles.lookup(), this, "error", FunctionDescriptor.ofVoid(ADDRESS, ADDRESS), arena);
  }

  /** Called by libxml2. What it throws would end the JVM, so it is kept. */
  void error(MemorySegment user, MemorySegment error) {
    try {
      long at = error.address();
      boolean ofNamespaces = MEMORY.get(JAVA_INT, at) == DOMAIN_NAMESPACES;
      if (MEMORY.get(JAVA_INT, at + LEVEL) == FATAL && fatal == null) {
        fatal = rejection(at);
      } else if (ofNamespaces
          && MEMORY.get(JAVA_INT, at + LEVEL) >= ERROR
          && MEMORY.get(JAVA_INT, at + CODE) >= FIRST_NAMESPACE_ERROR
          && namespaceError == null) {
        namespaceError = rejection(at);
      }
    } catch (RuntimeException e) {
      failure = failure == null ? e : failure;
    }
  }

  /** Whether the document breaks a rule of XML or of its namespaces. */
  boolean isRejected() {
    return namespaceError != null || fatal != null;
  }

  /** The first error, of namespaces if there is one. */
  NotWellFormedException rejection() {
    if (namespaceError != null) {
      return namespaceError;
    }
    return fatal != null
        ? fatal
        : new NotWellFormedException(0, 0, "the parser reports no error", null);
  }

  /** What failed while an error was read; or {@code null}. */
  RuntimeException failure() {
    return failure;
  }

  private static NotWellFormedException rejection(long error) {
    String message = new ForeignText().string(MEMORY.get(POINTER, error + MESSAGE));
    return new NotWellFormedException(
        MEMORY.get(JAVA_INT, error + LINE),
        MEMORY.get(JAVA_INT, error + COLUMN),
        message == null ? "no message" : message.strip(),
        null);
  }
}

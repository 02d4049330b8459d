package org.xmlbench.house.engine.plan;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.Task;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.Catalogue;

/**
 * A document of a plan: generated, with its oracle, or the user's own file, without one, or what a
 * fork makes itself.
 */
public sealed interface TimedDocument {
  /** The name in cells and reports. */
  String name();

  /** Size in bytes; of a generated document that is not written yet, an estimate. */
  long bytes();

  /** What it needs of a parser. */
  Set<Capability> needs();

  /** A document of the catalogue. */
  record Generated(Document document, long bytes) implements TimedDocument {
    @Override
    public String name() {
      DocumentName name = document.name();
      return Catalogue.family(name.family()).sizes().parameter() == DocumentFamily.Parameter.COUNT
          ? name.countText()
          : name.toString();
    }

    @Override
    public Set<Capability> needs() {
      return document.needs();
    }
  }

  /**
   * What a fork makes itself, such as the messages of a SOAP operation.
   *
   * @param name what is done with it
   * @param description one line: what it is; {@code null} where the name is enough
   * @param bytes its size, of messages that of the reference messages; 0 where it has none
   */
  record Made(String name, String description, long bytes) implements TimedDocument {
    @Override
    public Set<Capability> needs() {
      return Set.of();
    }
  }

  /**
   * A file of the user's.
   *
   * @param bytes its size
   * @param outside why it is outside the domain in which parsers must agree; empty where it is
   *     inside
   * @param needs what it needs of a parser
   */
  record UserFile(Path file, long bytes, Optional<String> outside, Set<Capability> needs)
      implements TimedDocument {
    public UserFile {
      needs = Set.copyOf(needs);
    }

    /**
     * The prefix by which the command line and cells distinguish a file from a generated document.
     */
    public static final String PREFIX = Task.FILE;

    @Override
    public String name() {
      return PREFIX + file;
    }
  }
}

package org.xmlbench.support.xmlpull;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Library;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.LibraryVersion;

/**
 * A driver of a parser with the XmlPull API. It describes itself without the library: only {@link
 * #newParser} may name the library's classes.
 */
public abstract class XmlPullDriver implements Driver {
  private final String type;
  private final DriverDescription description;

  /**
   * A driver.
   *
   * @param id of the driver, without {@code -pull}
   * @param name of the library
   * @param artifact of the library, {@code group:artifact}
   * @param licence of the library
   * @param lineage of the library's code
   * @param type name of the parser's class, whose package is the library's
   */
  protected XmlPullDriver(
      String id,
      String name,
      String artifact,
      String licence,
      String lineage,
      String type,
      Set<Capability> lacking,
      AfterError afterError) {
    this.type = type;
    description =
        new DriverDescription(
            id + "-pull",
            new Library(
                name,
                artifact,
                LibraryVersion.of(type, artifact.substring(artifact.indexOf(':') + 1)),
                licence,
                lineage,
                List.of(type.substring(0, type.lastIndexOf('.')))),
            ApiStyle.PULL,
            lacking,
            afterError.options(new String[0], "process-namespaces=true", "tokens=all (nextToken)"),
            List.of());
  }

  @Override
  public final DriverDescription describe() {
    return description;
  }

  @Override
  public final Optional<LibrarySetups> setups() {
    return Optional.of(
        LibrarySetups.needingNothing(
            List.of(
                "org.xmlpull.v1.XmlPullParser parser = new %s();".formatted(type),
                "parser.setFeature(org.xmlpull.v1.XmlPullParser.FEATURE_PROCESS_NAMESPACES, true);",
                "parser.setInput(in, null);"),
            "nothing to set: it reads nothing outside the document and expands no entity that it"
                + " declares (measured)",
            this::newParser));
  }
}

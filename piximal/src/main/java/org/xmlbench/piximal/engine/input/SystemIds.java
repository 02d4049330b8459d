package org.xmlbench.piximal.engine.input;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;

/** Addresses of documents. Only files are opened by their address: nothing goes to a network. */
public final class SystemIds {
  private SystemIds() {}

  /** The file of an address: a path, or a URI of scheme {@code file}; others are refused. */
  public static Path file(String systemId) throws IOException {
    try {
      if (!systemId.matches("[A-Za-z][A-Za-z0-9+.-]+:.*")) {
        return Path.of(systemId);
      }
      URI uri = URI.create(systemId);
      if ("file".equalsIgnoreCase(uri.getScheme())) {
        return Path.of(uri);
      }
    } catch (IllegalArgumentException e) {
      throw new IOException("%s is no address of a file".formatted(systemId), e);
    }
    throw new IOException("%s is not opened: only files are".formatted(systemId));
  }

  /** An address that is relative to a document's, made absolute where that can be done. */
  public static String resolve(String base, String systemId) {
    try {
      return base == null ? systemId : URI.create(base).resolve(systemId).toString();
    } catch (IllegalArgumentException e) {
      return systemId;
    }
  }
}

package org.xmlbench.families.security.fork;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.UUID;
import org.xmlbench.core.platform.VisitCounter;

/** What hostile documents refer to: two files with a secret in them, and a port of loopback. */
final class Bait implements Closeable {
  private final String secret = "secret-" + UUID.randomUUID();
  private final VisitCounter visits;
  private final Path text;
  private final Path subset;

  /** Lays it out in that folder. */
  Bait(Path folder) throws IOException {
    text = Files.writeString(folder.resolve("secret.txt"), secret);
    subset = Files.writeString(folder.resolve("secret.dtd"), "<!ENTITY e '%s'>".formatted(secret));
    visits = VisitCounter.open();
  }

  /** A secret that only a reader of one of the files knows. */
  String secret() {
    return secret;
  }

  /** Address of a file that is the secret. */
  String textFile() {
    return text.toUri().toString();
  }

  /** Address of a file that declares an entity {@code e} that is the secret. */
  String subsetFile() {
    return subset.toUri().toString();
  }

  /** Address of a server that answers nothing. */
  String address() {
    return "http://127.0.0.1:%d/secret".formatted(visits.port());
  }

  /** Connections that were made to it. */
  long visits() {
    return visits.visits();
  }

  @Override
  public void close() throws IOException {
    visits.close();
  }
}

package org.xmlbench.soap.http;

import java.nio.file.Path;
import java.util.List;

/**
 * What a server is kept from.
 *
 * @param sandbox that it runs in
 * @param external whether its JVM may open what a message names; else the platform's properties
 *     deny it to the platform's parsers
 */
public record Confinement(ServerSandbox sandbox, boolean external) {
  /** No attack is expected. */
  public static final Confinement USUAL = new Confinement(ServerSandbox.NONE, false);

  List<String> jvmOptions(Path temporary) {
    return sandbox == ServerSandbox.NONE ? List.of() : List.of("-Djava.io.tmpdir=" + temporary);
  }

  List<String> arguments() {
    return external ? List.of(ServerMain.EXTERNAL + "=" + ServerMain.ALLOWED) : List.of();
  }
}

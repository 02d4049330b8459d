package org.xmlbench.suite.soap;

import java.io.IOException;
import java.util.Optional;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.soap.http.ListenAddress;
import org.xmlbench.suite.run.Runs;
import tools.jackson.databind.json.JsonMapper;

/**
 * Says of the node that it runs on whether servers can listen there as the user has named it, and
 * what host it is: in a line with a prefix, for a scheduler's command writes there, too.
 */
final class ServerNodeMain {
  private static final String PREFIX = "xmlbench host: ";
  private static final JsonMapper MAPPER = StoreJson.builder().build();

  private ServerNodeMain() {}

  /** Takes the address; exit code 1 where it is none of this node's. */
  public static void main(String[] args) {
    try {
      new ListenAddress(args[0]).onThisHost();
    } catch (IOException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
    System.out.println(PREFIX + MAPPER.writeValueAsString(Runs.host()));
  }

  /** What it printed, out of all that a command has printed; empty where it printed nothing. */
  static Optional<HostFingerprint> read(String output) {
    return output
        .lines()
        .filter(line -> line.startsWith(PREFIX))
        .map(line -> line.substring(PREFIX.length()))
        .map(json -> MAPPER.readValue(json, HostFingerprint.class))
        .findFirst();
  }
}

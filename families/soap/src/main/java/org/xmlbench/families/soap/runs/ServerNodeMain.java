package org.xmlbench.families.soap.runs;

import java.io.IOException;
import java.util.Optional;
import org.xmlbench.house.run.Runs;
import org.xmlbench.results.store.HostFingerprint;
import org.xmlbench.results.store.StoreJson;
import org.xmlbench.soap.http.ListenAddress;
import tools.jackson.databind.json.JsonMapper;

/**
 * Says of the node that it runs on whether servers can listen there as the user has named it, and
 * what host it is: in a line with a prefix, for a scheduler's command writes there, too.
 */
final class ServerNodeMain {
  private static final String PREFIX = "xmlbench host: ";
  private static final String REFUSAL = "xmlbench node: ";
  private static final JsonMapper MAPPER = StoreJson.builder().build();

  private ServerNodeMain() {}

  /** Takes the address, and says why where it is none of this node's. */
  public static void main(String[] args) {
    try {
      new ListenAddress(args[0]).onThisHost();
    } catch (IOException e) {
      System.out.println(REFUSAL + e.getMessage());
      return;
    }
    System.out.println(PREFIX + MAPPER.writeValueAsString(Runs.host()));
  }

  /** What it printed, out of all that a command has printed; empty where it printed nothing. */
  static Optional<HostFingerprint> read(String output) {
    return behind(PREFIX, output).map(json -> MAPPER.readValue(json, HostFingerprint.class));
  }

  /** Why servers cannot listen there; empty where it did not say so. */
  static Optional<String> refusal(String output) {
    return behind(REFUSAL, output);
  }

  private static Optional<String> behind(String prefix, String output) {
    return output
        .lines()
        .filter(line -> line.startsWith(prefix))
        .map(line -> line.substring(prefix.length()))
        .findFirst();
  }
}

package org.xmlbench.soap.toolkit;

import java.util.Optional;
import org.xmlbench.soap.operation.Payload;

/**
 * A server that keeps the last request and answers each with an empty message: by it a request is
 * seen as it went over the wire. Not for what is timed.
 */
public interface RequestWitness extends ToolkitServer {
  /** The message of the last request, the bytes inside its protocol's frames; none at first. */
  byte[] request();

  /**
   * What the last request says, as another reader than the toolkit's own binding understands it.
   *
   * @throws Exception when it says nothing that an operation asks
   */
  Asked asked() throws Exception;

  /**
   * What a request asks for.
   *
   * @param operation the operation's name
   * @param data what it carries; empty where it carries nothing or a number
   * @param size the number that a {@code send} asks with; else 0
   */
  record Asked(String operation, Optional<Payload> data, int size) {}
}

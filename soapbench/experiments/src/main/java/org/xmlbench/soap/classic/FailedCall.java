package org.xmlbench.soap.classic;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import org.xmlbench.core.measure.ForkFacts;
import org.xmlbench.core.measure.WrongEventsException;
import org.xmlbench.soap.message.ProfileAssertion;
import org.xmlbench.soap.toolkit.ToolkitDescription;

/**
 * Why a call came to nothing, in words. Toolkits report a refused connection each differently, so
 * the address itself is tried, by one more connection.
 *
 * @param toolkit whose client called
 * @param endpoint what it called
 */
record FailedCall(ToolkitDescription toolkit, URI endpoint) {
  private static final int PATIENCE_MILLIS = 2000;
  private static final int USUAL_PORT = 80;

  /** What is known of an address after a call. */
  private enum Listener {
    THERE,
    NONE,
    NONE_ON_LOOPBACK,
    UNKNOWN_HOST,
    UNKNOWN
  }

  /** The reason, and what to do. */
  String reason(Exception failure) {
    if (failure instanceof WrongEventsException) {
      return failure.getMessage() + misunderstanding();
    }
    String none = "nothing listens at %s:%d: ".formatted(endpoint.getHost(), port());
    return switch (listener()) {
      case THERE -> described(failure) + misunderstanding();
      case NONE -> none + "start its server";
      case NONE_ON_LOOPBACK ->
          none
              + ("start xmlbench soap-server --toolkit %s --port %d, and call the address that it"
                      + " prints")
                  .formatted(toolkit.id(), port());
      case UNKNOWN_HOST ->
          "no host of the name %s is known here: check the address".formatted(endpoint.getHost());
      case UNKNOWN -> described(failure);
    };
  }

  /** A server that does not understand a request may fail, or read nothing and answer so. */
  private String misunderstanding() {
    String action = toolkit.messages().violations().get(ProfileAssertion.R2745);
    return "; the server may speak another encoding: %s speaks %s%s"
        .formatted(
            toolkit.id(),
            toolkit.encoding().label(),
            action == null ? "" : "; or want another head: %s %s".formatted(toolkit.id(), action));
  }

  private Listener listener() {
    if (endpoint.getHost() == null) {
      return Listener.UNKNOWN;
    }
    try (Socket socket = new Socket()) {
      InetAddress address = InetAddress.getByName(endpoint.getHost());
      try {
        socket.connect(new InetSocketAddress(address, port()), PATIENCE_MILLIS);
        return Listener.THERE;
      } catch (ConnectException e) {
        return address.isLoopbackAddress() ? Listener.NONE_ON_LOOPBACK : Listener.NONE;
      }
    } catch (UnknownHostException e) {
      return Listener.UNKNOWN_HOST;
    } catch (IOException | IllegalArgumentException e) {
      return Listener.UNKNOWN;
    }
  }

  private int port() {
    return endpoint.getPort() < 0 ? USUAL_PORT : endpoint.getPort();
  }

  /** A failure, and the cause below toolkits' own exceptions. */
  private static String described(Exception failure) {
    Throwable root = failure;
    while (root.getCause() != null) {
      root = root.getCause();
    }
    String outer = ForkFacts.failure(failure);
    String inner = ForkFacts.failure(root);
    return outer.contains(inner) ? outer : outer + ", by " + inner;
  }
}

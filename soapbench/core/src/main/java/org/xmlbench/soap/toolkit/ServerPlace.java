package org.xmlbench.soap.toolkit;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.Optional;

/**
 * Where a server listens.
 *
 * @param address one of this host's, of IPv4: never all of them
 * @param port 0 for one that is free
 * @param token what it asks for; it must ask for one beyond loopback
 */
public record ServerPlace(InetAddress address, int port, Optional<AccessToken> token) {
  /**
   * @throws IllegalArgumentException when it would listen on all addresses, or beyond loopback
   *     without a token
   */
  public ServerPlace {
    if (address.isAnyLocalAddress() || !(address instanceof Inet4Address)) {
      throw new IllegalArgumentException(
          "a server listens on one address of IPv4, not on " + address.getHostAddress());
    }
    if (!address.isLoopbackAddress() && token.isEmpty()) {
      throw new IllegalArgumentException("beyond loopback a server must ask for a token");
    }
  }

  /** On 127.0.0.1, where it asks for nothing. */
  public static ServerPlace loopback(int port) {
    return new ServerPlace(Inet4Address.ofLiteral("127.0.0.1"), port, Optional.empty());
  }

  public InetSocketAddress socket() {
    return new InetSocketAddress(address, port);
  }

  /** The address in digits. */
  public String host() {
    return address.getHostAddress();
  }

  /** A path as requests have it: behind the token, if there is one. */
  public String path(String own) {
    return token.map(asked -> "/" + asked.text()).orElse("") + own;
  }

  /**
   * The service's address, as requests have it.
   *
   * @param listening the port
   * @param own the path without the token
   */
  public URI endpoint(int listening, String own) {
    return URI.create("http://%s:%d%s".formatted(host(), listening, path(own)));
  }
}

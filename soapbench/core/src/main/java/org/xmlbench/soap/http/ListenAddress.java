package org.xmlbench.soap.http;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.xmlbench.core.UserErrorException;

/**
 * On which of its addresses a node's servers listen, as the user names it: by the address, by a
 * name of it, or by the network that it is in, for who does not know which node it will be.
 *
 * @param text such as {@code 10.0.0.2}, {@code n2.example} or {@code 10.0.0.0/24}
 */
public record ListenAddress(String text) {
  /** A larger network names no address. */
  private static final int LEAST_PREFIX = 8;

  private static final int BITS = 32;
  private static final Pattern NETWORK = Pattern.compile("([0-9.]+)/(\\d{1,2})");
  private static final Pattern NUMBERS = Pattern.compile("[0-9.]*");
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?");

  /** A network: its addresses have the bits of {@code base} that {@code mask} has. */
  private record Network(int base, int mask) {
    boolean has(InetAddress address) {
      return address instanceof Inet4Address && (bits(address) & mask) == base;
    }
  }

  /**
   * @throws UserErrorException when it is none, or stands for all addresses of a node
   */
  public ListenAddress {
    literal(text)
        .ifPresentOrElse(address -> requireOne(text, address), () -> requireNetworkOrName(text));
  }

  private static void requireOne(String text, InetAddress address) {
    if (address.isAnyLocalAddress()) {
      throw new UserErrorException(
          "--listen %s: a server never listens on all addresses: name one, or its network"
              .formatted(text));
    }
    if (address.isMulticastAddress() || bits(address) == -1) {
      throw new UserErrorException("--listen %s: this is no node's address".formatted(text));
    }
  }

  private static void requireNetworkOrName(String text) {
    Matcher network = NETWORK.matcher(text);
    boolean known =
        network.matches()
            ? network(text).isPresent()
            : NAME.matcher(text).matches() && !NUMBERS.matcher(text).matches();
    if (!known) {
      throw new UserErrorException(
          ("--listen '%s': write an address of IPv4 (10.0.0.2), a node's name, or a network of at"
                  + " most 2^%d addresses (10.0.0.0/24)")
              .formatted(text, BITS - LEAST_PREFIX));
    }
  }

  /**
   * The address of this host that is meant.
   *
   * @throws IOException when none is, or more than one, or no other node could reach it
   */
  public InetAddress onThisHost() throws IOException {
    List<InetAddress> own = own();
    List<InetAddress> meant = own.stream().filter(candidates(own)::contains).toList();
    if (meant.size() != 1) {
      throw new IOException(
          "--listen %s: %s of this node's addresses is meant, which are %s"
              .formatted(text, meant.isEmpty() ? "none" : "more than one", texts(own)));
    }
    if (meant.getFirst().isLoopbackAddress() && literal(text).isEmpty()) {
      throw new IOException(
          "--listen %s: it is %s here, which no other node reaches: name an address or a network"
              .formatted(text, meant.getFirst().getHostAddress()));
    }
    return meant.getFirst();
  }

  private List<InetAddress> candidates(List<InetAddress> own) throws IOException {
    Optional<InetAddress> literal = literal(text);
    if (literal.isPresent()) {
      return List.of(literal.get());
    }
    Optional<Network> network = network(text);
    if (network.isPresent()) {
      return own.stream().filter(network.get()::has).toList();
    }
    try {
      return List.of(InetAddress.getAllByName(text));
    } catch (UnknownHostException e) {
      throw new IOException("--listen %s: this node knows no such name".formatted(text), e);
    }
  }

  /** Whether a server that says it listens there may be meant; a name is the server's to know. */
  boolean allows(InetAddress address) {
    return literal(text)
        .map(address::equals)
        .orElseGet(() -> network(text).map(network -> network.has(address)).orElse(true));
  }

  private static List<InetAddress> own() throws IOException {
    List<InetAddress> all = new ArrayList<>();
    for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
      if (each.isUp()) {
        each.inetAddresses().filter(Inet4Address.class::isInstance).forEach(all::add);
      }
    }
    return all;
  }

  private static String texts(List<InetAddress> addresses) {
    return addresses.stream().map(InetAddress::getHostAddress).collect(Collectors.joining(", "));
  }

  private static Optional<InetAddress> literal(String text) {
    try {
      return Optional.of(Inet4Address.ofLiteral(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<Network> network(String text) {
    Matcher form = NETWORK.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    int prefix = Integer.parseInt(form.group(2));
    if (prefix < LEAST_PREFIX || prefix > BITS) {
      return Optional.empty();
    }
    int mask = -1 << (BITS - prefix);
    return literal(form.group(1)).map(base -> new Network(bits(base) & mask, mask));
  }

  private static int bits(InetAddress address) {
    return ByteBuffer.wrap(address.getAddress()).getInt();
  }
}

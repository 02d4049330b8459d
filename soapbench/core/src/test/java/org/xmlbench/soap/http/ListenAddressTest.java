package org.xmlbench.soap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.core.UserErrorException;

class ListenAddressTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"10.0.0.2", "127.0.0.1", "n2", "n2.example.org", "10.0.0.0/24", "10.1.2.3/8"})
  void namesAnAddress(String text) {
    assertThatCode(() -> new ListenAddress(text)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "0", "0.0"})
  void allAddressesAreNone(String text) {
    assertThatThrownBy(() -> new ListenAddress(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("never listens on all addresses");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "*",
        "::",
        "::1",
        "[::]",
        "0.0.0.0/0",
        "10.0.0.0/7",
        "10.0.0.0/33",
        "1.2.3.4.5",
        "n2:80",
        "http://n2",
        "-n2",
        "300.1.1.1"
      })
  void whatIsNoAddressIsRefused(String text) {
    assertThatThrownBy(() -> new ListenAddress(text))
        .isInstanceOf(UserErrorException.class)
        .hasMessageContaining("--listen '" + text + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"224.0.0.1", "255.255.255.255"})
  void manyNodesAreNone(String text) {
    assertThatThrownBy(() -> new ListenAddress(text)).hasMessageContaining("no node's address");
  }

  @Test
  void isFoundOnThisHost() throws Exception {
    InetAddress loopback = InetAddress.ofLiteral("127.0.0.1");
    assertThat(new ListenAddress("127.0.0.1").onThisHost()).isEqualTo(loopback);
  }

  @Test
  void anotherNodesIsNotFoundHere() {
    for (String other : new String[] {"203.0.113.1", "203.0.113.0/24"}) {
      assertThatThrownBy(() -> new ListenAddress(other).onThisHost())
          .hasMessageContaining("none of this node's addresses is meant")
          .hasMessageContaining("127.0.0.1");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost", "127.0.0.0/8"})
  void whatIsOnLoopbackHereReachesNobody(String text) {
    assertThatThrownBy(() -> new ListenAddress(text).onThisHost())
        .hasMessageContaining("which no other node reaches");
  }

  @Test
  void aServerElsewhereIsNotBelieved() {
    ListenAddress network = new ListenAddress("10.0.0.0/24");
    assertThat(network.allows(InetAddress.ofLiteral("10.0.0.77"))).isTrue();
    assertThat(network.allows(InetAddress.ofLiteral("10.0.1.77"))).isFalse();
    assertThat(network.allows(InetAddress.ofLiteral("::1"))).isFalse();
    assertThat(new ListenAddress("10.0.0.2").allows(InetAddress.ofLiteral("10.0.0.3"))).isFalse();
  }
}

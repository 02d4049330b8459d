package org.xmlbench.soap.toolkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServerPlaceTest {
  @TempDir private Path folder;

  @Test
  void onLoopbackNothingIsAskedFor() {
    ServerPlace place = ServerPlace.loopback(0);
    assertThat(place.endpoint(4711, "/soapbench")).hasToString("http://127.0.0.1:4711/soapbench");
  }

  @Test
  void beyondLoopbackItAsksForAToken() throws Exception {
    InetAddress address = InetAddress.ofLiteral("10.77.0.12");
    assertThatThrownBy(() -> new ServerPlace(address, 0, Optional.empty()))
        .hasMessageContaining("must ask for a token");
    AccessToken token = AccessToken.create(folder.resolve("token"));
    assertThat(new ServerPlace(address, 0, Optional.of(token)).endpoint(80, "/soapbench"))
        .hasToString("http://10.77.0.12:80/" + token.text() + "/soapbench");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0.0.0", "::", "::1"})
  void itIsOneAddressOfIpv4(String address) throws Exception {
    Optional<AccessToken> token = Optional.of(AccessToken.create(folder.resolve("token")));
    InetAddress all = InetAddress.ofLiteral(address);
    assertThatThrownBy(() -> new ServerPlace(all, 0, token)).hasMessageContaining("one address");
  }
}

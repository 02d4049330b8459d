package org.xmlbench.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Proxy;
import java.net.ProxySelector;
import java.net.SocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.xmlbench.core.check.ParseOutcome;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.Driver;

/** Nothing outside the document is ever read: no file, no address. */
class ExternalEntitiesTest {
  private static final String SECRET = "secret";

  @TempDir private Path folder;
  private final Recorder recorder = new Recorder();
  private final ProxySelector before = ProxySelector.getDefault();

  @BeforeEach
  void watchTheNetwork() {
    ProxySelector.setDefault(recorder);
  }

  @AfterEach
  void restore() {
    ProxySelector.setDefault(before);
  }

  @ForEachDriver
  void noFileIsRead(Driver driver) throws IOException {
    Path text = Files.writeString(folder.resolve("text.ent"), SECRET);
    Path declarations =
        Files.writeString(
            folder.resolve("declarations.dtd"),
            "<!ATTLIST a b CDATA '" + SECRET + "'><!ENTITY x '" + SECRET + "'>");
    for (String document : documents(text.toUri(), declarations.toUri())) {
      assertThat(ParseOutcome.of(driver.newParser(), bytes(document)).toString())
          .as(document)
          .doesNotContain(SECRET);
    }
  }

  @ForEachDriver
  void noAddressIsAsked(Driver driver) {
    for (String scheme : List.of("http", "https", "ftp")) {
      URI address = URI.create(scheme + "://127.0.0.1:9/x");
      for (String document : documents(address, address)) {
        ParseOutcome.of(driver.newParser(), bytes(document));
        assertThat(recorder.asked).as(document).isEmpty();
      }
    }
  }

  /** An external entity contributes nothing, unless the driver says that it cannot deliver it. */
  @ForEachDriver
  void anExternalEntityIsEmpty(Driver driver) {
    ParseOutcome outcome =
        ParseOutcome.of(
            driver.newParser(), bytes("<!DOCTYPE a [<!ENTITY x SYSTEM 'x.ent'>]><a>b&x;c</a>"));
    if (outcome.accepted()) {
      assertThat(outcome.differenceFrom("S {}a\nT bc\nE {}a\n")).isEmpty();
    } else if (!driver.describe().lacks().contains(Capability.DOCTYPE)) {
      assertThat(outcome).isEqualTo(new ParseOutcome.Unsupported("unsupported: entity x"));
    }
  }

  /** General entity, external subset, parameter entity, stylesheet, schema. */
  private static List<String> documents(URI text, URI declarations) {
    return List.of(
        "<!DOCTYPE a [<!ENTITY x SYSTEM '" + text + "'>]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY x PUBLIC '-//X' '" + text + "'>]><a>&x;</a>",
        "<!DOCTYPE a SYSTEM '" + declarations + "'><a>&x;</a>",
        "<!DOCTYPE a PUBLIC '-//X' '" + declarations + "'><a/>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM '" + declarations + "'>%p;]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM '" + declarations + "'>%p;]><a/>",
        "<?xml-stylesheet href='" + text + "'?><a/>",
        "<a xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'"
            + " xsi:noNamespaceSchemaLocation='"
            + text
            + "'/>");
  }

  private static byte[] bytes(String document) {
    return document.getBytes(StandardCharsets.UTF_8);
  }

  /** Java asks the selector before it connects anywhere; this one notes it and refuses. */
  private static final class Recorder extends ProxySelector {
    private final List<URI> asked = new ArrayList<>();

    @Override
    public List<Proxy> select(URI uri) {
      asked.add(uri);
      throw new IllegalArgumentException("no connection to " + uri);
    }

    @Override
    public void connectFailed(URI uri, SocketAddress address, IOException failure) {
      asked.add(uri);
    }
  }
}

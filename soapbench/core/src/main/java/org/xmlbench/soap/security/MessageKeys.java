package org.xmlbench.soap.security;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.platform.ChildProcess;

/**
 * The keys of client and server, each an RSA key of 2048 bits with a certificate that it has signed
 * itself, in a store of its own (PKCS #12), which trusts the other's certificate. They are made
 * when they are first needed, in this JVM's temporary folder, and deleted when it ends; a server in
 * another JVM receives their place as an argument.
 */
public final class MessageKeys {
  /**
   * Password of both stores: they hold keys that no other store trusts, for as long as a JVM runs.
   */
  public static final String PASSWORD = "for-this-run-alone";

  /** The kind of the stores. */
  public static final String TYPE = "PKCS12";

  private static final String FOLDER = "xmlbench.keys";

  /**
   * The property that sets another length: RSA by shorter keys takes a test a sixth of the time.
   */
  private static final String BITS = "xmlbench.keys.bits";

  /**
   * How often a store's password is hashed, where a property sets that: a test's need not resist.
   */
  private static final List<String> STRENGTHS =
      Stream.of("keyPbe", "certPbe", "mac")
          .map("keystore.pkcs12.%sIterationCount"::formatted)
          .toList();

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private static MessageKeys made;

  private final Path folder;

  private MessageKeys(Path folder) {
    this.folder = folder;
  }

  /**
   * The keys of this JVM: those that a property names, or those that it makes.
   *
   * @throws IOException when they cannot be made
   */
  public static synchronized MessageKeys here() throws IOException, InterruptedException {
    if (made == null) {
      String told = System.getProperty(FOLDER);
      made = told == null ? make() : at(Path.of(told));
    }
    return made;
  }

  public static MessageKeys at(Path folder) {
    return new MessageKeys(folder);
  }

  /** Makes new keys, in a folder that is deleted when this JVM ends. */
  public static MessageKeys make() throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("keys");
    folder.toFile().deleteOnExit();
    MessageKeys keys = new MessageKeys(folder);
    for (Party party : Party.values()) {
      keys.store(party).toFile().deleteOnExit();
      keys.generate(party);
    }
    try {
      for (Party party : Party.values()) {
        keys.trustOther(party);
      }
    } catch (GeneralSecurityException e) {
      throw new IOException("the stores of keys cannot be written", e);
    }
    return keys;
  }

  private void generate(Party party) throws IOException, InterruptedException {
    String keytool = Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
    List<String> command = new ArrayList<>(List.of(keytool));
    STRENGTHS.stream()
        .filter(name -> System.getProperty(name) != null)
        .forEach(name -> command.add("-J-D%s=%s".formatted(name, System.getProperty(name))));
    command.addAll(
        List.of(
            "-genkeypair",
            "-alias",
            party.alias(),
            "-keyalg",
            "RSA",
            "-keysize",
            System.getProperty(BITS, "2048"),
            "-sigalg",
            "SHA256withRSA",
            "-dname",
            "CN=XMLBench " + party.alias(),
            "-validity",
            "2",
            "-storetype",
            TYPE,
            "-storepass",
            PASSWORD,
            "-keystore",
            store(party).toString()));
    ChildProcess.End end = ChildProcess.command(command).withoutJvmOptions().run(PATIENCE);
    if (end.status().orElse(-1) != 0) {
      throw new IOException(
          "%s made no key (status %s): %s"
              .formatted(keytool, end.status(), end.text().replace("\n", " ").strip()));
    }
  }

  private void trustOther(Party party) throws IOException, GeneralSecurityException {
    KeyStore store = load(party);
    store.setCertificateEntry(party.other().alias(), certificate(party.other()));
    try (OutputStream out = Files.newOutputStream(store(party))) {
      store.store(out, PASSWORD.toCharArray());
    }
  }

  private KeyStore load(Party party) throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance(TYPE);
    try (InputStream in = Files.newInputStream(store(party))) {
      store.load(in, PASSWORD.toCharArray());
    }
    return store;
  }

  /** The file with a party's key and certificate, and the other's certificate. */
  public Path store(Party party) {
    return folder.resolve(party.alias() + ".p12");
  }

  /** The option that tells another JVM of these keys. */
  public String jvmOption() {
    return "-D%s=%s".formatted(FOLDER, folder);
  }

  /** What a party signs with, and what it alone reads with. */
  public PrivateKey privateKey(Party party) throws IOException, GeneralSecurityException {
    return (PrivateKey) load(party).getKey(party.alias(), PASSWORD.toCharArray());
  }

  /** What says whose a party's signature is. */
  public X509Certificate certificate(Party party) throws IOException, GeneralSecurityException {
    return (X509Certificate) load(party).getCertificate(party.alias());
  }
}

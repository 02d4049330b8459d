package org.xmlbench.probes;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

/**
 * Signs generated documents, always with the same key: the same name must give the same bytes on
 * every machine. The key is public, since it lies in the sources; it proves nothing to anybody.
 */
final class DocumentSigner {
  private static final PrivateKey KEY = key();

  /** The certificate that has the key's public half, X.509 as one line of Base64. */
  static final String CERTIFICATE = line("signer-certificate.txt");

  private DocumentSigner() {}

  /** Adds up a SHA-256 digest. */
  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  /** The signature of those bytes by RSA with SHA-256, which has no chance in it, as Base64. */
  static String sign(byte[] bytes) {
    try {
      Signature signature = Signature.getInstance("SHA256withRSA");
      signature.initSign(KEY);
      signature.update(bytes);
      return text(signature.sign());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has RSA with SHA-256", e);
    }
  }

  /** Bytes as Base64 on one line. */
  static String text(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }

  private static PrivateKey key() {
    try {
      byte[] encoded = Base64.getDecoder().decode(line("signer-key.txt"));
      return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(encoded));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("the key in the sources is an RSA key", e);
    }
  }

  private static String line(String resource) {
    try (InputStream text = DocumentSigner.class.getResourceAsStream(resource)) {
      return new String(text.readAllBytes(), StandardCharsets.US_ASCII).replace("\n", "");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package org.xmlbench.core.event;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of a canonical event stream. Two parsers agree when their digests are equal. */
public final class EventDigest {
  private final MessageDigest sha256 = newSha256();
  private final CanonicalStream stream = new CanonicalStream(sha256::update);

  /** What the driver's events, or a generator's, are fed to. */
  public EventObserver observer() {
    return stream;
  }

  /**
   * Ends the stream.
   *
   * @return the digest, 64 lower-case hexadecimal digits
   * @throws IllegalStateException when elements are still open
   */
  public String finish() {
    stream.finish();
    return HexFormat.of().formatHex(sha256.digest());
  }

  private static MessageDigest newSha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java platform has SHA-256", e);
    }
  }
}

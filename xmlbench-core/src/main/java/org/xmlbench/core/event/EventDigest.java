package org.xmlbench.core.event;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 of a canonical event stream. Two parsers agree when their digests are equal. */
public final class EventDigest {
  private final MessageDigest sha256 = newSha256();
  private final CanonicalStream stream = new CanonicalStream(this::update);
  private final long mostBytes;
  private long bytes;

  /** A digest of a stream of any length. */
  public EventDigest() {
    this(Long.MAX_VALUE);
  }

  /**
   * A digest that takes no more of a stream than that.
   *
   * @param mostBytes after which the observer throws {@link IllegalStateException}, which a library
   *     may wrap: then {@link #isOverlong} holds
   */
  public EventDigest(long mostBytes) {
    this.mostBytes = mostBytes;
  }

  private void update(byte[] source, int offset, int length) {
    bytes += length;
    if (isOverlong()) {
      throw new IllegalStateException("the canonical stream is too long");
    }
    sha256.update(source, offset, length);
  }

  /** Whether the stream was longer than it may be. */
  public boolean isOverlong() {
    return bytes > mostBytes;
  }

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

package org.xmlbench.readahead.ring;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import org.xmlbench.core.document.DetectedEncoding;

/** A file read and decoded by the encoding that its first bytes show (XML 1.0, appendix F). */
final class DecodedFile implements Closeable {
  private final FileChannel channel;
  private final String subject;
  private final Arena arena = Arena.ofConfined();
  private final ByteBuffer bytes;
  private CharsetDecoder decoder;
  private boolean end;

  /** Bytes before those in the buffer. */
  private long decoded;

  DecodedFile(FileChannel channel, int request, String subject) {
    this.channel = channel;
    this.subject = subject;
    bytes = arena.allocate(Math.max(request, DetectedEncoding.HEAD_LENGTH)).asByteBuffer().limit(0);
  }

  /**
   * Appends what fits.
   *
   * @return whether there may be more
   * @throws IOException also when bytes are not of the encoding, naming the first of them
   */
  boolean read(CharBuffer to) throws IOException {
    if (decoder == null) {
      detect();
    }
    while (true) {
      int before = bytes.position();
      CoderResult result = decoder.decode(bytes, to, end);
      decoded += bytes.position() - before;
      if (result.isError()) {
        throw new IOException(
            "%s: byte %d is not %s".formatted(subject, decoded, decoder.charset()));
      }
      if (result.isOverflow()) {
        return true;
      }
      if (end) {
        return decoder.flush(to).isOverflow();
      }
      if (to.position() > 0) {
        return true;
      }
      refill();
    }
  }

  /** The whole head, also where a pipe delivers it in pieces. */
  private void detect() throws IOException {
    while (!end && bytes.limit() < DetectedEncoding.HEAD_LENGTH) {
      refill();
    }
    byte[] head = new byte[Math.min(bytes.remaining(), DetectedEncoding.HEAD_LENGTH)];
    bytes.get(0, head);
    DetectedEncoding encoding = DetectedEncoding.of(head);
    bytes.position(Math.min(encoding.markLength(), bytes.limit()));
    decoded = bytes.position();
    decoder =
        encoding
            .charset()
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
  }

  private void refill() throws IOException {
    bytes.compact();
    end = channel.read(bytes) < 0;
    bytes.flip();
  }

  @Override
  public void close() throws IOException {
    try (channel) {
      arena.close();
    }
  }
}

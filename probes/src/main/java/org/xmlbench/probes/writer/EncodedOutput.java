package org.xmlbench.probes.writer;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.core.document.DocumentEncoding;

/** A buffer of a document's bytes before an output stream; each encoding is a class. */
abstract class EncodedOutput {
  private static final int CAPACITY = 1 << 16;
  private static final int CHUNK = 4096;

  /** Bytes that are not handed to the stream yet. */
  protected final byte[] buffer = new byte[CAPACITY];

  /** Number of bytes in {@link #buffer}. */
  protected int length;

  private final OutputStream out;
  private final int bytesPerUnit;
  private long drained;

  /**
   * An output that is still empty.
   *
   * @param bytesPerUnit the most bytes that one UTF-16 code unit becomes, escapes included
   */
  EncodedOutput(OutputStream out, int bytesPerUnit) {
    this.out = out;
    this.bytesPerUnit = bytesPerUnit;
  }

  /** An output in that encoding, with its byte order mark where it has one. */
  static EncodedOutput of(OutputStream out, DocumentEncoding encoding) {
    return switch (encoding) {
      case UTF_8 -> new Utf8Output(out);
      case UTF_16 -> new Utf16Output(out);
      case ISO_8859_1 -> new Latin1Output(out);
    };
  }

  /** Bytes written since the start, buffered ones included. */
  final long count() {
    return drained + length;
  }

  abstract void ascii(char unit) throws IOException;

  /** Writes markup as it is. */
  abstract void markup(String text) throws IOException;

  /** Writes markup that was made before, in UTF-8. */
  void markup(byte[] utf8) throws IOException {
    markup(new String(utf8, StandardCharsets.UTF_8));
  }

  /** Encodes characters into the buffer, which has room for them. */
  abstract void chunk(char[] source, int from, int to, byte[] table);

  /**
   * Writes characters by one of the tables of {@link Escapes}.
   *
   * @throws IllegalArgumentException when a character cannot stand there, or a surrogate is alone
   */
  final void characters(char[] source, int offset, int count, byte[] table) throws IOException {
    int end = offset + count;
    int from = offset;
    while (from < end) {
      int to = Math.min(end, from + CHUNK);
      if (to < end && Character.isHighSurrogate(source[to - 1])) {
        to++;
      }
      reserve((to - from) * bytesPerUnit);
      chunk(source, from, to, table);
      from = to;
    }
  }

  /** Hands what is buffered to the stream. */
  final void flush() throws IOException {
    out.write(buffer, 0, length);
    drained += length;
    length = 0;
  }

  /** Hands bytes to the stream behind what is buffered, past the buffer. */
  protected final void pass(byte[] bytes) throws IOException {
    flush();
    out.write(bytes, 0, bytes.length);
    drained += bytes.length;
  }

  /** Whether so many bytes fit into the buffer at all. */
  protected static boolean fits(int count) {
    return count <= CAPACITY;
  }

  /** Makes room for so many bytes, which fit. */
  protected final void reserve(int count) throws IOException {
    if (CAPACITY - length < count) {
      flush();
    }
  }
}

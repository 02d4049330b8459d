package org.xmlbench.inspection;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;

/** Inspects documents of 48 MiB, for a JVM whose heap is smaller than that. */
final class InspectLargeDocuments {
  private static final int BYTES = 48 << 20;

  /** The same bytes again and again. */
  private static final class Repeated extends InputStream {
    private final byte[] block;
    private int left;
    private int position;

    Repeated(String block, int bytes) {
      this.block = bytes(block.repeat(1 + 8192 / block.length()));
      this.left = bytes / block.length() * block.length();
    }

    @Override
    public int read() {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      if (left == 0) {
        return -1;
      }
      int count = Math.min(Math.min(length, left), block.length - position);
      System.arraycopy(block, position, target, offset, count);
      position = (position + count) % block.length;
      left -= count;
      return count;
    }
  }

  private InspectLargeDocuments() {}

  /** Prints a line for each document. */
  public static void main(String[] arguments) throws IOException {
    String end = "<b xmlns='urn:b'/></r>";
    inspect("elements", "<r>", "<i a='b'>text &#x41;<!-- c --><![CDATA[d]]></i>\r\n", end);
    inspect("depth", "<r>", "<a>", end);
    inspect("text", "<r>", "text ", end);
    inspect("comment", "<r><!--", "--", "->" + end);
    inspect("section", "<r><![CDATA[", "]]", "]]>" + end);
    inspect("instruction", "<r><?p ", "??", "?>" + end);
    inspect("attribute", "<r a='", "value ", "'>" + end);
    inspect("bindings", "<r>", "<p:a xmlns:p='urn:a'>", end);
    inspect("name", "<r", "r", ">" + end);
    inspect("literal", "<!DOCTYPE r [<!ENTITY e '", "value ", "'>]><r>" + end);
    inspect("no root", "", "text ", end);
  }

  private static void inspect(String name, String start, String repeated, String end)
      throws IOException {
    InputStream in =
        new SequenceInputStream(
            new ByteArrayInputStream(bytes(start)),
            new SequenceInputStream(
                new Repeated(repeated, BYTES), new ByteArrayInputStream(bytes(end))));
    System.out.println(name + " " + DocumentInspector.inspect(in).needs());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}

package org.xmlbench.core.measure;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.core.input.Input;

/** A document in UTF-8 with a comment at its end: the same events, and other bytes. */
record CommentedInput(Input document, long number) implements Input {
  private byte[] comment() {
    return "<!-- %016x -->".formatted(number).getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public String name() {
    return document.name();
  }

  @Override
  public long size() throws IOException {
    return document.size() + comment().length;
  }

  @Override
  public InputStream open() throws IOException {
    return new SequenceInputStream(document.open(), new ByteArrayInputStream(comment()));
  }
}

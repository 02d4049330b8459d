package org.xmlbench.soap.content;

import java.io.IOException;
import org.xmlbench.probes.writer.DocumentWriter;

/** Writes references: elements without types, as in document/literal. */
public class DocumentContent implements ContentWriter<IOException> {
  /** What is written to. */
  protected final DocumentWriter writer;

  /** Content of the element that is open in {@code writer}. */
  public DocumentContent(DocumentWriter writer) {
    this.writer = writer;
  }

  @Override
  public void start(Member name, ItemType type) throws IOException {
    writer.start(name.written());
  }

  @Override
  public void attribute(Member name, ItemType type, String value) throws IOException {
    writer.attribute(name.written(), value);
  }

  @Override
  public final void text(String text) throws IOException {
    writer.text(text);
  }

  @Override
  public void end() throws IOException {
    writer.end();
  }
}

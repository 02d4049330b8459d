package org.xmlbench.core.event;

import java.util.ArrayDeque;

/**
 * Writes the canonical event stream: one event a line, UTF-8, each line ended by LF.
 *
 * <pre>
 * S {namespace-uri}local           start of element
 * N prefix=namespace-uri           a namespace declaration made on that element
 * A {namespace-uri}local=value     an attribute with its normalised value
 * T text                           one maximal run of character data
 * E {namespace-uri}local           end of element
 * P target data                    processing instruction
 * </pre>
 *
 * After {@code S} come the element's {@code N} lines, then its {@code A} lines, each group in the
 * order of the unsigned UTF-8 bytes of the whole line. Character data delivered in pieces is one
 * run; a surrogate pair split over two pieces is joined; an unpaired surrogate, which no XML
 * document can hold, is written as its three-byte generalised UTF-8 form so that it is seen.
 */
public final class CanonicalStream implements EventObserver {
  private static final int FLUSH_AT = 1 << 16;

  /** Receives the stream's bytes; the array is reused after the call. */
  @FunctionalInterface
  public interface Output {
    /** Takes {@code length} bytes of {@code bytes} from {@code offset}. */
    void write(byte[] bytes, int offset, int length);
  }

  private final Output output;
  private final LineBuffer lines = new LineBuffer(1 << 12);
  private final LineBuffer namespaces = new LineBuffer(1 << 10);
  private final LineBuffer attributes = new LineBuffer(1 << 10);
  private final NameCache names = new NameCache();
  private final ArrayDeque<byte[]> open = new ArrayDeque<>();
  private boolean inText;
  private boolean startPending;

  /** A stream whose bytes go to {@code output}; call {@link #finish()} at the end. */
  public CanonicalStream(Output output) {
    this.output = output;
  }

  @Override
  public void namespace(String prefix, String uri) {
    closeLine();
    namespaces.ascii('N', ' ').escaped(prefix).ascii('=').escaped(uri).endSortableLine();
  }

  @Override
  public void startElement(String uri, String localName) {
    closeLine();
    byte[] name = names.form(uri, localName);
    open.push(name);
    lines.ascii('S', ' ').bytes(name).endLine();
    startPending = true;
  }

  @Override
  public void attribute(String uri, String localName, String value) {
    attributes.ascii('A', ' ').bytes(names.form(uri, localName)).ascii('=').escaped(value);
    attributes.endSortableLine();
  }

  @Override
  public void endElement() {
    closeLine();
    if (open.isEmpty()) {
      throw new IllegalStateException("an element was ended that was never started");
    }
    lines.ascii('E', ' ').bytes(open.pop()).endLine();
    drainIfFull();
  }

  @Override
  public void text(char[] buffer, int offset, int length) {
    openText();
    lines.escaped(buffer, offset, length);
    drainIfFull();
  }

  @Override
  public void text(CharSequence text) {
    openText();
    lines.escaped(text);
    drainIfFull();
  }

  @Override
  public void processingInstruction(String target, String data) {
    closeLine();
    lines.ascii('P', ' ').escaped(target).ascii(' ').escaped(data).endLine();
    drainIfFull();
  }

  /**
   * Ends the stream and hands over what is still buffered.
   *
   * @throws IllegalStateException when elements are still open: the driver lost end tags
   */
  public void finish() {
    closeLine();
    lines.drainTo(output);
    if (!open.isEmpty()) {
      throw new IllegalStateException(open.size() + " elements were never ended");
    }
  }

  private void openText() {
    if (!inText) {
      closeLine();
      lines.ascii('T', ' ');
      inText = true;
    }
  }

  /**
   * Ends whatever the last events left open: a run of text, or a start with its N and A lines. The
   * lines that wait are always those of the pending start, because {@link #namespace} comes here
   * before it adds the first line of the next one.
   */
  private void closeLine() {
    if (inText) {
      lines.endLine();
      inText = false;
    } else if (startPending) {
      namespaces.moveSortedTo(lines);
      attributes.moveSortedTo(lines);
      startPending = false;
      drainIfFull();
    }
  }

  private void drainIfFull() {
    if (lines.length() >= FLUSH_AT) {
      lines.drainTo(output);
    }
  }
}

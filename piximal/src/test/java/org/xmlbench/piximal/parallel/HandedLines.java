package org.xmlbench.piximal.parallel;

import java.util.List;
import java.util.Optional;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.PlainHandler;
import org.xmlbench.piximal.XmlEvent;

/** Takes events as far as possible without being asked for each, as lines. */
final class HandedLines implements ChunkHandler<RuntimeException>, PlainHandler<RuntimeException> {
  private final List<String> lines;
  private EventView view;

  HandedLines(List<String> lines) {
    this.lines = lines;
  }

  @Override
  public Optional<PlainHandler<RuntimeException>> plain() {
    return Optional.of(this);
  }

  @Override
  public void event(XmlEvent event, EventView now) {
    view = now;
    event(event);
  }

  @Override
  public void event(XmlEvent event) {
    lines.add(ParallelTrace.line(event, view));
  }

  @Override
  public void start(String namespace, String localName, String qualifiedName) {
    event(XmlEvent.START_ELEMENT);
  }

  @Override
  public void text(char[] characters, int from, int length) {
    event(XmlEvent.TEXT);
  }

  @Override
  public void end(String namespace, String localName, String qualifiedName) {
    event(XmlEvent.END_ELEMENT);
  }
}

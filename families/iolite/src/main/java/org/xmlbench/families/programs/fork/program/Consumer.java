package org.xmlbench.families.programs.fork.program;

import java.io.IOException;
import org.xmlbench.readahead.strategy.BufferSource;

/** A program that reads, counts and does nothing else. Can be used repeatedly. */
@FunctionalInterface
public interface Consumer {
  /**
   * Reads to the end.
   *
   * @return what it counted, the bytes first, such as {@code bytes=160 lines=2 words=20}
   */
  String consume(BufferSource source) throws IOException;
}

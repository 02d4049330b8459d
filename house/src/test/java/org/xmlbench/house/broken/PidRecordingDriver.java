package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/** An honest driver that writes its process into the run folder each time that it parses. */
public class PidRecordingDriver extends HonestDriver {
  /** Name of the file in the run folder: a process a line, in the order of the parses. */
  public static final String DIARY = "parses.log";

  PidRecordingDriver(String id, String lineage) {
    super(id, lineage, Set.of());
  }

  /** The run folder, seen from a fork, whose temporary folder is two below it. */
  static Path runFolder() {
    return Path.of(System.getProperty("java.io.tmpdir")).resolve("../..").normalize();
  }

  @Override
  public Parser newParser() {
    return new DiaryParser((StreamingParser) super.newParser());
  }

  public static final class One extends PidRecordingDriver {
    /** Made by its service line. */
    public One() {
      super("diary-one", "one");
    }
  }

  public static final class Two extends PidRecordingDriver {
    /** Made by its service line. */
    public Two() {
      super("diary-two", "two");
    }
  }

  private record DiaryParser(StreamingParser parser) implements StreamingParser {
    private static final Path FILE = runFolder().resolve(DIARY);

    private static final String LINE = ProcessHandle.current().pid() + "\n";

    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      parser.parse(in, sink);
      try {
        Files.writeString(FILE, LINE, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Class<?> implementation() {
      return parser.implementation();
    }
  }
}

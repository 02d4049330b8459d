package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.StreamingParser;
import org.xmlbench.core.event.EventSink;

/**
 * A driver that is correct until it is interleaved with a {@link PidRecordingDriver}: it breaks in
 * its third turn or later, and once it has broken, another fork of it breaks at once.
 *
 * <p>It counts its turns by the file of parses: a process that finds that another process parsed
 * since its own last parse has slept in between, which a fork does only while it waits for a turn.
 */
public abstract sealed class BreaksInTurn extends PidRecordingDriver {
  /** Name of the file in the run folder that a driver leaves when it has broken in a turn. */
  public static final String BROKEN = "broken-in-turn";

  /** The first is of the iteration in which JMH settles, and is not measured. */
  private static final int TURNS_THAT_GO_WELL = 2;

  private static final int LAST_LINE_BYTES = 24;

  private final BrokenDriver broken;
  private final boolean again;

  private BreaksInTurn(String id, BrokenDriver broken, boolean again) {
    super(id, id);
    this.broken = broken;
    this.again = again;
  }

  @Override
  public Parser newParser() {
    return new ParserThatBreaks(
        (StreamingParser) super.newParser(), (StreamingParser) broken.newParser());
  }

  private final class ParserThatBreaks implements StreamingParser {
    private static int turns;
    private static boolean parsed;

    private final StreamingParser honest;
    private final StreamingParser breaking;

    ParserThatBreaks(StreamingParser honest, StreamingParser breaking) {
      this.honest = honest;
      this.breaking = breaking;
    }

    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      Path mark = runFolder().resolve(BROKEN);
      if (Files.exists(mark)) {
        (again ? breaking : honest).parse(in, sink);
      } else if (isTheTurnToBreakIn()) {
        Files.createFile(mark);
        breaking.parse(in, sink);
      } else {
        honest.parse(in, sink);
        parsed = true;
      }
    }

    private boolean isTheTurnToBreakIn() throws IOException {
      if (parsed && !lastParseWasOwn()) {
        turns++;
      }
      return turns > TURNS_THAT_GO_WELL;
    }

    @Override
    public Class<?> implementation() {
      return honest.implementation();
    }
  }

  private static boolean lastParseWasOwn() throws IOException {
    try (RandomAccessFile diary = new RandomAccessFile(runFolder().resolve(DIARY).toFile(), "r")) {
      byte[] end = new byte[(int) Math.min(LAST_LINE_BYTES, diary.length())];
      diary.seek(diary.length() - end.length);
      diary.readFully(end);
      String own = Long.toString(ProcessHandle.current().pid());
      return new String(end, StandardCharsets.UTF_8).endsWith("\n" + own + "\n");
    }
  }

  /** Throws what no parser should. */
  public static final class Throws extends BreaksInTurn {
    public Throws() {
      super("turn-throws", new BrokenDriver.Throws(), true);
    }
  }

  /** Throws once; the forks of other blocks are well. */
  public static final class Stumbles extends BreaksInTurn {
    public Stumbles() {
      super("turn-stumbles", new BrokenDriver.Throws(), false);
    }
  }

  /** Delivers other events than before. */
  public static final class Wrong extends BreaksInTurn {
    public Wrong() {
      super("turn-wrong", new BrokenDriver.Wrong(), true);
    }
  }

  /** Never ends. */
  public static final class Hangs extends BreaksInTurn {
    public Hangs() {
      super("turn-hangs", new BrokenDriver.Hangs(), true);
    }
  }

  /** Ends its JVM, and pretends that all is well. */
  public static final class Exits extends BreaksInTurn {
    public Exits() {
      super("turn-exits", new BrokenDriver.Exits(), true);
    }
  }

  /** Runs out of memory. */
  public static final class Hoards extends BreaksInTurn {
    public Hoards() {
      super("turn-hoards", new BrokenDriver.Hoards(), true);
    }
  }

  /** Is killed, as by a kernel that runs out of memory. */
  public static final class Dies extends BreaksInTurn {
    public Dies() {
      super("turn-dies", new BrokenDriver.Dies(), true);
    }
  }
}

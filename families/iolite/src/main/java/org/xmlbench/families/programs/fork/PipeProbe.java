package org.xmlbench.families.programs.fork;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.core.Printable;
import org.xmlbench.families.programs.fork.transport.Outlet;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.OsPipe;
import org.xmlbench.readahead.system.PageMoves;

/**
 * Whether the kernel does here what transports by a pipe need: each thing is tried once.
 *
 * @param largePipe makes a pipe of {@link #LARGE_PIPE} bytes
 * @param splice puts a page of a file into a pipe
 * @param vmsplice puts a page of memory into a pipe
 */
public record PipeProbe(Trial largePipe, Trial splice, Trial vmsplice) {
  /** The capacity in bytes of the large pipe. */
  public static final int LARGE_PIPE = 1 << 20;

  private static final Path LIMIT = Path.of("/proc/sys/fs/pipe-max-size");
  private static final int PAGE = 4096;

  /** Something that the kernel may refuse. */
  @FunctionalInterface
  public interface Trial {
    void run() throws IOException;
  }

  public static PipeProbe ofThisHost() {
    return new PipeProbe(PipeProbe::tryLargePipe, PipeProbe::trySplice, PipeProbe::tryVmsplice);
  }

  /** Why the kernel does not do what a transport needs, in one line; empty where it does. */
  public Optional<String> unavailable(Transport transport) {
    try {
      switch (transport) {
        case LARGE_PIPE -> largePipe.run();
        case SPLICE -> splice.run();
        case VMSPLICE -> vmsplice.run();
        default -> {
          return Optional.empty();
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(Printable.line(String.valueOf(e.getMessage())));
    }
  }

  private static void tryLargePipe() throws IOException {
    try {
      OsPipe.open(LARGE_PIPE).close();
    } catch (IOException e) {
      throw new IOException(e.getMessage() + limit(), e);
    }
  }

  private static String limit() {
    try {
      return "; " + LIMIT + " is " + Files.readString(LIMIT).strip();
    } catch (IOException e) {
      return "";
    }
  }

  private static void trySplice() throws IOException {
    Path file = Files.createTempFile("xmlbench-probe", ".tmp");
    try {
      Files.write(file, new byte[PAGE]);
      try (OsPipe pipe = OsPipe.open(Outlet.BUFFER);
          Descriptor in = Descriptor.openForReading(file)) {
        PageMoves.splice(in, pipe.sink(), PAGE);
      }
    } finally {
      Files.deleteIfExists(file);
    }
  }

  private static void tryVmsplice() throws IOException {
    try (OsPipe pipe = OsPipe.open(Outlet.BUFFER);
        Arena arena = Arena.ofConfined()) {
      PageMoves.vmsplice(arena.allocate(PAGE, PAGE), pipe.sink());
    }
  }
}

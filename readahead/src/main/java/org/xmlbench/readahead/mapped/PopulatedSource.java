package org.xmlbench.readahead.mapped;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.Helper;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.MappedAdvice;

/** A mapped file with a helper ahead of the reader. */
public final class PopulatedSource implements BufferSource {
  /** The kernel takes ranges that begin with a page, which no Linux has larger than this. */
  private static final long LARGEST_PAGE = 64 << 10;

  private final MappedSource mapped;
  private final Helper helper;

  private PopulatedSource(MappedSource mapped, Settings settings, Path file) {
    this.mapped = mapped;
    helper =
        Helper.start(
            "populate", self -> populate(self, mapped, settings, file.toString()), () -> {});
  }

  /** Maps a regular file, which the helper begins to bring in. */
  public static PopulatedSource open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        MappedSource.open(file, settings), mapped -> new PopulatedSource(mapped, settings, file));
  }

  private static void populate(Helper self, MappedSource mapped, Settings settings, String subject)
      throws IOException {
    MemorySegment memory = mapped.memory();
    long step = Math.ceilDiv((long) settings.request(), LARGEST_PAGE) * LARGEST_PAGE;
    long done = 0;
    while (done < memory.byteSize() && self.mayContinue(done, mapped::position, settings.lead())) {
      long length = Math.min(step, memory.byteSize() - done);
      MappedAdvice.populate(memory.asSlice(done, length), subject);
      done += length;
    }
  }

  @Override
  public ByteBuffer next() throws IOException {
    helper.check();
    return mapped.next();
  }

  @Override
  public void close() throws IOException {
    helper.close();
    mapped.close();
  }
}

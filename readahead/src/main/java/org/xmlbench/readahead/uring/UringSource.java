package org.xmlbench.readahead.uring;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.readahead.strategy.BufferSource;
import org.xmlbench.readahead.strategy.InputOwnership;
import org.xmlbench.readahead.strategy.Settings;
import org.xmlbench.readahead.system.Descriptor;
import org.xmlbench.readahead.system.IoUring;

/**
 * A file read by several requests at once, handed out in their order.
 *
 * <p>The slots are a separate ring: slot {@code current} holds the next bytes of the file, and the
 * one before it the last request. A slot is asked again for what a short read left out, until it is
 * full or a read returns nothing, which is the end of the file.
 */
public final class UringSource implements BufferSource {
  private final Path file;
  private final Descriptor descriptor;
  private final IoUring ring;
  private final long sizeAtOpen;
  private final Arena arena = Arena.ofShared();
  private final UringSlot[] slots;
  private int current;
  private int inFlight;
  private boolean handedOut;
  private boolean ended;
  private long nextOffset;

  private UringSource(Path file, Descriptor descriptor, IoUring ring, long size, Settings settings)
      throws IOException {
    this.file = file;
    this.descriptor = descriptor;
    this.ring = ring;
    sizeAtOpen = size;
    int request = settings.requestFor(size);
    long useful = Math.max(1, Math.ceilDiv(size, (long) request));
    slots = new UringSlot[(int) Math.min(settings.buffers(), useful)];
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new UringSlot(arena.allocate(request));
    }
    for (int i = 0; i < slots.length; i++) {
      begin(i);
    }
    ring.submit(slots.length);
  }

  /** Opens a regular file and submits the first requests. */
  public static UringSource open(Path file, Settings settings) throws IOException {
    return InputOwnership.over(
        Descriptor.openForReading(file),
        descriptor ->
            InputOwnership.over(
                IoUring.open(settings.buffers()),
                ring -> new UringSource(file, descriptor, ring, Files.size(file), settings)));
  }

  private void begin(int index) {
    slots[index].reset(nextOffset);
    nextOffset += slots[index].capacity();
    queue(index);
  }

  private void queue(int index) {
    UringSlot slot = slots[index];
    ring.queueRead(descriptor, slot.free(), slot.offset() + slot.filled(), index);
    slot.pending(true);
    inFlight++;
  }

  @Override
  public ByteBuffer next() throws IOException {
    if (ended) {
      return null;
    }
    if (handedOut) {
      begin(current);
      ring.submit(1);
      current = (current + 1) % slots.length;
    }
    UringSlot slot = slots[current];
    while (slot.pending()) {
      ring.await();
      ring.completions(this::complete);
      ring.submit(ring.queued());
    }
    slot.check(file);
    handedOut = true;
    ended = slot.atEnd();
    if (ended && slot.offset() + slot.filled() < sizeAtOpen) {
      throw new IOException(
          "%s: had %d bytes when it was opened and ends after %d now"
              .formatted(file, sizeAtOpen, slot.offset() + slot.filled()));
    }
    return slot.filled() == 0 ? null : slot.bytes();
  }

  private void complete(int index, int result) {
    UringSlot slot = slots[index];
    slot.pending(false);
    inFlight--;
    if (slot.completed(result)) {
      queue(index);
    }
  }

  /**
   * The kernel writes into the buffers until the last read is done: only then are they given back.
   */
  @Override
  public void close() throws IOException {
    try {
      while (inFlight > 0) {
        ring.await();
        ring.completions(
            (index, result) -> {
              slots[index].pending(false);
              inFlight--;
            });
      }
    } finally {
      ring.close();
      descriptor.close();
      arena.close();
    }
  }
}

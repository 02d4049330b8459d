package com.example.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.parallel.ChunkHandler;
import org.xmlbench.piximal.parallel.ParallelOptions;
import org.xmlbench.piximal.parallel.PiximalParallel;

/** Counts the orders of a file with two threads. */
public final class CountInChunks {
  private CountInChunks() {}

  public static void main(String[] args) throws IOException {
    AtomicLong orders = new AtomicLong();
    PiximalParallel.parse(
        Path.of(args[0]), ParallelOptions.of(2), start -> new OrdersOfChunk(orders));
    System.out.println("orders " + orders);
  }

  /** Adds up the orders of a chunk once they are known to be those of the document. */
  private static final class OrdersOfChunk implements ChunkHandler<RuntimeException> {
    private final AtomicLong all;
    private long orders;

    OrdersOfChunk(AtomicLong all) {
      this.all = all;
    }

    @Override
    public void event(XmlEvent event, EventView view) {
      boolean isStart = event == XmlEvent.START_ELEMENT;
      orders += isStart && view.localName().equals("order") ? 1 : 0;
    }

    @Override
    public void end() {
      all.addAndGet(orders);
    }
  }
}

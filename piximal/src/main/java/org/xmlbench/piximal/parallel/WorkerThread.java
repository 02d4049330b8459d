package org.xmlbench.piximal.parallel;

/** A thread that reads chunks for a parse. */
final class WorkerThread extends Thread {
  /** Is held while the document is read. */
  final Object reading = new Object();

  WorkerThread(int number, Runnable work) {
    super(work, "piximal-parallel-" + number);
    setDaemon(true);
  }

  /** Interrupts it once it does not read the document. */
  void end() {
    synchronized (reading) {
      interrupt();
    }
  }
}

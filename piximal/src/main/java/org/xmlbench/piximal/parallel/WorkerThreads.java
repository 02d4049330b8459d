package org.xmlbench.piximal.parallel;

import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;

/** The threads of one parse. None is left when it is closed. */
final class WorkerThreads implements AutoCloseable {
  private final List<WorkerThread> threads = new ArrayList<>();

  void start(int count, Runnable work) {
    for (int i = 0; i < count; i++) {
      WorkerThread thread = new WorkerThread(i, work);
      thread.start();
      threads.add(thread);
    }
  }

  void await() throws InterruptedIOException {
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("the parse was interrupted");
    }
  }

  @Override
  public void close() {
    threads.forEach(WorkerThread::end);
    boolean interrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}

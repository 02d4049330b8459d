package org.xmlbench.core.check;

import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.measure.Drivers;

/**
 * The main class of a JVM that answers {@link Request}s with one driver, one after the other, and
 * keeps its parser from file to file.
 *
 * <p>Requests come on standard input, answers go to standard output. The end of the input is the
 * end of the process that asks, however it ended, and ends this JVM even inside a parse that never
 * would. After an error that leaves a JVM in doubt, this one answers and ends with status 1.
 */
public final class CheckMain {
  /** Follows the driver's id where its library is to be set up as its documentation hardens it. */
  public static final String HARDENED = "hardened";

  /** The first byte of all answers: the JVM has started, and the time of a driver begins. */
  private static final int STARTED = '!';

  private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
  private final DataOutputStream answers;
  private final FileCheck check;

  private CheckMain(FileCheck check, DataOutputStream answers) {
    this.check = check;
    this.answers = answers;
  }

  /** Takes the driver's id, and whether its library is {@link #HARDENED}. */
  public static void main(String[] args) throws IOException, InterruptedException {
    DataInputStream in = new DataInputStream(new FileInputStream(FileDescriptor.in));
    DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
    System.setIn(InputStream.nullInputStream());
    EventsMain.silence();
    String id = args[0];
    boolean hardened = args.length > 1 && args[1].equals(HARDENED);
    CheckMain worker = new CheckMain(new FileCheck(() -> parser(id, hardened)), out);
    Thread listener = new Thread(() -> worker.listen(in), "check-requests");
    listener.setDaemon(true);
    listener.start();
    out.writeByte(STARTED);
    out.flush();
    worker.answer();
    Runtime.getRuntime().halt(1);
  }

  private static Parser parser(String id, boolean hardened) {
    Driver driver = Drivers.locate(id);
    return hardened ? driver.setups().orElseThrow().hardened().parsers().get() : driver.newParser();
  }

  private void listen(DataInputStream in) {
    try {
      while (true) {
        requests.add(Request.read(in));
      }
    } catch (IOException | RuntimeException e) {
      Runtime.getRuntime().halt(0);
    }
  }

  private void answer() throws IOException, InterruptedException {
    while (!check.isBroken()) {
      Request request = requests.take();
      DriverDelivery delivery =
          switch (request.kind()) {
            case DIGEST -> check.digest(request.file());
            case EVENTS -> events(request);
          };
      DriverDelivery.write(delivery, answers);
      answers.flush();
    }
  }

  private DriverDelivery events(Request request) throws IOException {
    DriverDelivery delivery = check.events(request.file(), this::piece);
    answers.writeInt(0);
    return delivery;
  }

  private void piece(byte[] bytes, int offset, int length) {
    if (length == 0) {
      return;
    }
    try {
      answers.writeInt(length);
      answers.write(bytes, offset, length);
    } catch (IOException e) {
      throw new OutputClosedException(e);
    }
  }
}

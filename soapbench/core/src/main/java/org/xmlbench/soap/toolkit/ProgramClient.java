package org.xmlbench.soap.toolkit;

import java.nio.file.Path;
import java.util.Optional;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;
import org.xmlbench.soap.program.Batch;

/**
 * A client that is a separate program. It makes calls by the batch at one command and reads its own
 * clocks around each batch, so that neither the command nor this JVM is in a figure.
 */
public interface ProgramClient extends StackClient {
  /** The program's file, for the record. */
  Path program();

  ProcessHandle process();

  /** What in the program makes the calls, such as a generated class, for the record. */
  String programClass();

  @Override
  BatchCall prepare(SoapOperation operation, Optional<Payload> data) throws Exception;

  /** A call that the program can make many times at one command. */
  interface BatchCall extends Call {
    /**
     * Makes the call that many times.
     *
     * @throws Exception when one of them fails, or their requests are not of one length
     */
    Batch make(int calls) throws Exception;

    /**
     * Makes the call once and keeps its request.
     *
     * @throws Exception when it fails
     */
    Construct construct() throws Exception;

    @Override
    default Object invoke() throws Exception {
      return make(1);
    }
  }

  /**
   * A call whose request was kept.
   *
   * @param request the body of the request, without the coding of chunks
   * @param requestNanos wall time from the call's start to the request's last byte in memory, by
   *     the program's clock
   */
  record Construct(byte[] request, long requestNanos) {}
}

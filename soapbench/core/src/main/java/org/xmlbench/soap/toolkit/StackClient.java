package org.xmlbench.soap.toolkit;

import java.util.Optional;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;

/** A toolkit's client, ready to call. Used by one thread. */
public interface StackClient extends AutoCloseable {
  /**
   * Makes a call ready: its argument becomes the toolkit's own objects here, which is not timed.
   *
   * @param data what the request carries; of a {@code send} operation what the reply is to carry,
   *     of which only the length is asked for
   */
  Call prepare(SoapOperation operation, Optional<Payload> data) throws Exception;

  /** The toolkit's class whose object does the work, for the record. */
  Class<?> implementation();

  @Override
  void close();

  /** A call that can be made repeatedly. */
  interface Call {
    /** Makes the call. Returns the reply as the toolkit's own objects, bound to values. */
    Object invoke() throws Exception;

    /** The reply of {@code invoke} as data; not timed. Of {@code echoVoid} nothing. */
    Reply read(Object reply) throws Exception;
  }
}

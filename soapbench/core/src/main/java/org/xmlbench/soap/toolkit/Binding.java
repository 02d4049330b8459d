package org.xmlbench.soap.toolkit;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import org.xmlbench.soap.operation.Payload;
import org.xmlbench.soap.operation.SoapOperation;

/** A toolkit's envelope and data binding without its client. Used by one thread. */
public interface Binding {
  /** The toolkit's class whose object does the work, for the record. */
  Class<?> implementation();

  /** Makes the writing of a request ready: its argument becomes the toolkit's own objects here. */
  RequestWriter request(SoapOperation operation, Optional<Payload> data) throws Exception;

  /** Makes the reading of replies ready. */
  ReplyReader reply(SoapOperation operation) throws Exception;

  /** Writes one request repeatedly. */
  interface RequestWriter {
    /** Makes the envelope of the toolkit's own objects and writes it. */
    void write(OutputStream out) throws Exception;
  }

  interface ReplyReader {
    /** Reads an envelope. Returns what its body is bound to, all values made. */
    Object read(InputStream in) throws Exception;

    /** What {@code read} gave, as data; not timed. */
    Reply reply(Object bound) throws Exception;
  }
}

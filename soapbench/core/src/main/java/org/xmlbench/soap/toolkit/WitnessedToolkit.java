package org.xmlbench.soap.toolkit;

/**
 * A toolkit whose requests no reader of ours understands, since they are no XML, or its client and
 * server speak another protocol than HTTP/1.1, as its description says ({@link
 * HttpSetup#protocol}). So it brings what stands in for its server where a request is to be seen.
 */
public interface WitnessedToolkit extends HttpToolkit {
  /** Starts what stands in for its server, on a free port of 127.0.0.1. */
  RequestWitness witness() throws Exception;
}

package org.xmlbench.soap.jetty;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.xmlbench.soap.message.Encoding;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ServerPlace;

/**
 * A servlet around an API that has none, as its user would write it by hand. Bodies are streamed;
 * what cannot be answered becomes a fault, as long as no part of a reply is under way.
 */
public final class HandServlet extends HttpServlet {
  private static final long serialVersionUID = 1;

  private final transient Answering answering;
  private final String contentType;

  private HandServlet(Answering answering, String contentType) {
    this.answering = answering;
    this.contentType = contentType;
  }

  /** Answers requests. Used by many threads. */
  public interface Answering {
    /** Reads a request and writes its reply. */
    void answer(InputStream in, OutputStream out) throws Exception;

    void fault(String reason, OutputStream out) throws Exception;
  }

  /**
   * Starts the host with such a servlet.
   *
   * @param place where it listens
   * @param encoding what is spoken
   */
  public static JettyHost serve(
      SoapService service, ServerPlace place, Encoding encoding, Answering answering)
      throws Exception {
    return JettyHost.start(
        place,
        service,
        JakartaServlet.context(new HandServlet(answering, encoding.mediaType())),
        ServiceMetadata.of(encoding));
  }

  @Override
  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    response.setContentType(contentType);
    try {
      answering.answer(request.getInputStream(), response.getOutputStream());
    } catch (Exception e) {
      if (response.isCommitted()) {
        throw new IOException("a reply cannot be finished", e);
      }
      fault(response, e);
    }
  }

  private void fault(HttpServletResponse response, Exception why) throws IOException {
    response.resetBuffer();
    response.setStatus(HttpServletResponse.SC_INTERNAL_SERVER_ERROR);
    try {
      String reason = why.getMessage();
      answering.fault(reason == null ? why.toString() : reason, response.getOutputStream());
    } catch (IOException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException("a fault cannot be written", e);
    }
  }
}

package org.xmlbench.soap.jetty;

import java.io.InputStream;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.xmlbench.soap.operation.Reception;

/** Shows each request's body, before a toolkit reads it, to the reception of the service. */
final class WatchedBodies extends Handler.Wrapper {
  private final Reception reception;

  WatchedBodies(Reception reception, Handler toolkit) {
    super(toolkit);
    this.reception = reception;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    InputStream body = reception.body(Content.Source.asInputStream(request));
    return super.handle(new Shown(request, Content.Source.from(body)), response, callback);
  }

  private static final class Shown extends Request.Wrapper {
    private final Content.Source body;

    Shown(Request request, Content.Source body) {
      super(request);
      this.body = body;
    }

    @Override
    public Content.Chunk read() {
      return body.read();
    }

    @Override
    public void demand(Runnable demandCallback) {
      body.demand(demandCallback);
    }

    @Override
    public void fail(Throwable failure) {
      body.fail(failure);
    }
  }
}

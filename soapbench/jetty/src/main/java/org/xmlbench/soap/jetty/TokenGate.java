package org.xmlbench.soap.jetty;

import java.util.Optional;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.xmlbench.soap.toolkit.AccessToken;

/**
 * Lets requests pass whose path begins with a token; what is behind it sees the rest of the path.
 * Others are answered by an empty 404.
 */
final class TokenGate extends Handler.Wrapper {
  private final AccessToken token;

  TokenGate(AccessToken token, Handler inside) {
    super(inside);
    this.token = token;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    HttpURI asked = request.getHttpURI();
    String path = asked.getPath();
    Optional<String> rest = path == null ? Optional.empty() : token.without(path);
    if (rest.isEmpty()) {
      response.setStatus(HttpStatus.NOT_FOUND_404);
      callback.succeeded();
      return true;
    }
    String query = asked.getQuery() == null ? "" : "?" + asked.getQuery();
    HttpURI inside = HttpURI.build(asked).pathQuery(rest.get() + query).asImmutable();
    return super.handle(Request.serveAs(request, inside), response, callback);
  }
}

package org.xmlbench.soap.jetty;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * The same answers for every toolkit: POST is its own, GET of {@code ?wsdl} or {@code ?xsd} is for
 * the description of the service, and whatever else is not allowed.
 *
 * <p>Source: WS-I Basic Profile 1.1, R1132; RFC 9110, section 15.5.6.
 */
final class MethodRules extends Handler.Wrapper {
  private static final String ALLOWED = "GET, POST";
  private static final String XML = "text/xml; charset=utf-8";

  /** A toolkit that describes its service in parts names one behind it, as in {@code ?xsd=1}. */
  private static final Pattern DESCRIPTION =
      Pattern.compile("(wsdl|xsd)(=.*)?", Pattern.CASE_INSENSITIVE);

  private final ServiceMetadata metadata;

  MethodRules(ServiceMetadata metadata, Handler toolkit) {
    super(toolkit);
    this.metadata = metadata;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    String query = request.getHttpURI().getQuery();
    if (HttpMethod.POST.is(request.getMethod())) {
      return super.handle(request, response, callback);
    }
    if (!HttpMethod.GET.is(request.getMethod())
        || query == null
        || !DESCRIPTION.matcher(query).matches()) {
      response.getHeaders().put(HttpHeader.ALLOW, ALLOWED);
      Response.writeError(request, response, callback, HttpStatus.METHOD_NOT_ALLOWED_405);
      return true;
    }
    Optional<String> answer = metadata.answer(query, address(request));
    if (answer.isEmpty()) {
      return super.handle(request, response, callback);
    }
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, XML);
    byte[] bytes = answer.get().getBytes(StandardCharsets.UTF_8);
    response.write(true, ByteBuffer.wrap(bytes), callback);
    return true;
  }

  private static String address(Request request) {
    return "http://%s:%d%s"
        .formatted(Request.getServerName(request), Request.getServerPort(request), JettyHost.PATH);
  }
}

package org.xmlbench.soap.grpc;

import io.grpc.InsecureServerCredentials;
import io.grpc.Server;
import io.grpc.ServerBuilder;
import io.grpc.netty.shaded.io.grpc.netty.NettyServerBuilder;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import org.xmlbench.soap.operation.SoapService;
import org.xmlbench.soap.toolkit.ToolkitServer;

/**
 * A server of grpc-java on 127.0.0.1, as its builder makes it.
 *
 * @param server which has started
 */
record GrpcServer(Server server) implements ToolkitServer {
  private static final String LOOPBACK = "127.0.0.1";
  private static final int PATIENCE_SECONDS = 10;

  /**
   * Serves the operations.
   *
   * @param port 0 for one that is free
   * @throws BindException when the port is in use
   */
  static GrpcServer serve(SoapService service, int port) throws IOException {
    return start(
        builder(port).addService(WatchedRequests.of(new GrpcService(service), service)), port);
  }

  static ServerBuilder<?> builder(int port) {
    return NettyServerBuilder.forAddress(
        new InetSocketAddress(LOOPBACK, port), InsecureServerCredentials.create());
  }

  static GrpcServer start(ServerBuilder<?> builder, int port) throws IOException {
    try {
      return new GrpcServer(builder.build().start());
    } catch (IOException e) {
      // Netty's transport for Linux has an exception of its own with the system's text.
      for (Throwable cause = e; cause != null; cause = cause.getCause()) {
        if (String.valueOf(cause.getMessage()).contains("Address already in use")) {
          BindException inUse = new BindException("port " + port + " is in use");
          inUse.initCause(e);
          throw inUse;
        }
      }
      throw e;
    }
  }

  @Override
  public URI endpoint() {
    return URI.create("http://" + LOOPBACK + ":" + server.getPort() + "/");
  }

  @Override
  public void close() {
    server.shutdownNow();
    try {
      server.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}

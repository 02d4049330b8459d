package org.xmlbench.soap.jetty;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletContext;
import jakarta.servlet.ServletContextEvent;
import jakarta.servlet.ServletContextListener;
import java.util.function.Consumer;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.eclipse.jetty.server.Handler;

/** A servlet of Jakarta EE 11, alone in its context. */
public final class JakartaServlet {
  private JakartaServlet() {}

  /** The context of that servlet, which is started with it. */
  public static Handler context(Servlet servlet) {
    return context(servlet, context -> {});
  }

  /**
   * The context of that servlet, which is started with it.
   *
   * @param deployment what is done when the context is there and the servlet is not started yet
   */
  public static Handler context(Servlet servlet, Consumer<ServletContext> deployment) {
    ServletContextHandler context = new ServletContextHandler("/");
    context.addEventListener(
        new ServletContextListener() {
          @Override
          public void contextInitialized(ServletContextEvent event) {
            deployment.accept(event.getServletContext());
          }
        });
    ServletHolder holder = new ServletHolder(servlet);
    holder.setInitOrder(0);
    context.addServlet(holder, JettyHost.SERVLET);
    return context;
  }
}

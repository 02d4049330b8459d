package org.xmlbench.soap.jetty;

import java.util.function.Consumer;
import javax.servlet.Servlet;
import javax.servlet.ServletContext;
import javax.servlet.ServletContextEvent;
import javax.servlet.ServletContextListener;
import org.eclipse.jetty.ee8.servlet.ServletContextHandler;
import org.eclipse.jetty.ee8.servlet.ServletHolder;
import org.eclipse.jetty.server.Handler;

/**
 * A servlet of Java EE 8, alone in its context, with sessions: the toolkits of that time ask for
 * one.
 */
public final class JavaxServlet {
  /** As long as a web application's unused sessions are kept by default. */
  private static final int SESSION_SECONDS = 1800;

  public static final String NAME = "toolkit";

  private JavaxServlet() {}

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
    ServletContextHandler context = new ServletContextHandler(ServletContextHandler.SESSIONS);
    context.setContextPath("/");
    context.getSessionHandler().setMaxInactiveInterval(SESSION_SECONDS);
    context.addEventListener(
        new ServletContextListener() {
          @Override
          public void contextInitialized(ServletContextEvent event) {
            deployment.accept(event.getServletContext());
          }

          @Override
          public void contextDestroyed(ServletContextEvent event) {
            // Nothing was opened.
          }
        });
    ServletHolder holder = new ServletHolder(NAME, servlet);
    holder.setInitOrder(0);
    context.addServlet(holder, JettyHost.SERVLET);
    return context.get();
  }
}

package org.xmlbench.suite.architecture.wrong.suite;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import org.xmlbench.suite.architecture.wrong.drivers.two.OtherDriver;

/** A suite that compiles against a driver, reads from the net, and ends the JVM. */
public record ExitingSuite(OtherDriver driver) {
  public InputStream read(URL url) throws IOException {
    return url.openStream();
  }

  public void stop() {
    System.exit(1);
  }
}

package org.xmlbench.soap.hand;

import java.net.URI;
import org.xmlbench.soap.toolkit.Binding;
import org.xmlbench.soap.toolkit.BindingToolkit;
import org.xmlbench.soap.toolkit.HttpToolkit;
import org.xmlbench.soap.toolkit.StackClient;

/**
 * An API for envelopes without a client and a server: both are written by hand around it, the
 * server as a servlet.
 */
public interface HandToolkit extends BindingToolkit, HttpToolkit {
  @Override
  Binding binding();

  @Override
  default StackClient http(URI endpoint, boolean keepAlive) {
    return new HandClient(binding(), endpoint, keepAlive);
  }
}

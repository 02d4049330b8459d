package org.xmlbench.soap.bindings.jibx;

import org.xmlbench.soap.trace.E134Bean;

/** A published report. JiBX weaves its code into this class. */
public final class JibxNotification extends E134Bean {
  JibxNotification() {}
}

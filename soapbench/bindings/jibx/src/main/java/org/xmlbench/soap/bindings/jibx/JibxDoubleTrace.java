package org.xmlbench.soap.bindings.jibx;

import org.xmlbench.soap.trace.FlatBean;

/** A report of doubles. JiBX weaves its code into this class. */
public final class JibxDoubleTrace extends FlatBean<Double> {
  JibxDoubleTrace() {}
}

package org.xmlbench.soap.bindings.jibx;

import org.xmlbench.soap.trace.FlatBean;

/** A report of ints. JiBX weaves its code into this class. */
public final class JibxIntTrace extends FlatBean<Integer> {
  JibxIntTrace() {}
}

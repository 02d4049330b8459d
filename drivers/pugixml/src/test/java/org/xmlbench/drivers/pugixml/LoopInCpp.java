package org.xmlbench.drivers.pugixml;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import org.xmlbench.contract.bare.BareDriver;
import org.xmlbench.contract.bare.BareLoop;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.drivers.pugixml.PugixmlLibrary.Functions;

/** Builds trees as the driver does, and adds up the lengths of what is in them in C++ alone. */
class LoopInCpp implements BareLoop {
  private final TreeParser parser;
  private final MemorySegment failure;
  private final int resolves;
  private Method address;

  LoopInCpp(Parser parser, boolean resolves) throws ReflectiveOperationException {
    this.parser = (TreeParser) parser;
    this.resolves = resolves ? 1 : 0;
    failure = (MemorySegment) BareDriver.field(parser, "failure");
  }

  @Override
  public final long read(InputStream in) throws Exception {
    Object tree = parser.build(in);
    try {
      return sum(MemorySegment.ofAddress(address(tree)));
    } finally {
      parser.release(tree);
    }
  }

  private long address(Object tree) throws ReflectiveOperationException {
    if (address == null) {
      address = tree.getClass().getDeclaredMethod("address");
      address.setAccessible(true);
    }
    return (long) address.invoke(tree);
  }

  private long sum(MemorySegment document) throws IOException {
    long sum;
    try {
      sum = (long) Functions.SUM.invokeExact(document, resolves, failure);
    } catch (Throwable e) {
      throw PugixmlTreeParser.broken(e);
    }
    if (sum < 0) {
      throw new IOException("the loop in C++ failed");
    }
    return sum;
  }
}

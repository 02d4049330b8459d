package org.xmlbench.drivers.pugixml;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.xmlbench.contract.bare.BareDriver;
import org.xmlbench.contract.bare.LoopOverTree;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.drivers.pugixml.PugixmlLibrary.Functions;

/** Builds trees as the driver does, and adds up the lengths of what is in them in C++ alone. */
class LoopInCpp extends LoopOverTree {
  private final MemorySegment failure;
  private final int resolves;

  LoopInCpp(Parser parser, boolean resolves) throws ReflectiveOperationException {
    super(parser);
    this.resolves = resolves ? 1 : 0;
    failure = (MemorySegment) BareDriver.field(parser, "failure");
  }

  @Override
  protected final long sum(MemorySegment document) throws IOException {
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

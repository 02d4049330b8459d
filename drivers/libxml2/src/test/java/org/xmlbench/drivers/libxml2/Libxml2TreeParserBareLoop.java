package org.xmlbench.drivers.libxml2;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.xmlbench.contract.bare.HandlersInC;
import org.xmlbench.contract.bare.LoopOverTree;
import org.xmlbench.core.driver.Parser;

/** Builds trees as the driver does, and adds up the lengths of what is in them in C alone. */
public final class Libxml2TreeParserBareLoop extends LoopOverTree {
  private final MethodHandle sum;

  public Libxml2TreeParserBareLoop(Parser parser) throws Exception {
    super(parser);
    sum =
        new HandlersInC(Libxml2TreeParserBareLoop.class)
            .call("tree", FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.ADDRESS));
  }

  @Override
  protected long sum(MemorySegment document) {
    try {
      return (long) sum.invokeExact(document);
    } catch (Throwable e) {
      throw Libxml2.broken(e);
    }
  }
}

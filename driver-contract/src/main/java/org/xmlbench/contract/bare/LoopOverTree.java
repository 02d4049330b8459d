package org.xmlbench.contract.bare;

import java.io.InputStream;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;

/**
 * Builds trees of a library in C as the driver does, and adds up the lengths of what is in them
 * without calls into Java. The driver's trees are records of an {@code address}.
 */
public abstract class LoopOverTree implements BareLoop {
  private final TreeParser parser;
  private Method address;

  protected LoopOverTree(Parser parser) {
    this.parser = (TreeParser) parser;
  }

  /**
   * Sum of the lengths of names, values and text.
   *
   * @param document where the tree lies
   */
  protected abstract long sum(MemorySegment document) throws Exception;

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
}

package org.xmlbench.drivers.pugixml;

import org.xmlbench.core.driver.Parser;

/** Builds trees and walks them in C++ alone, with prefixes resolved. */
public final class PugixmlTreeParserBareLoop extends LoopInCpp {
  public PugixmlTreeParserBareLoop(Parser parser) throws ReflectiveOperationException {
    super(parser, true);
  }
}

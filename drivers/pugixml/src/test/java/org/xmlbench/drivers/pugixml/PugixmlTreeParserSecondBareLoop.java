package org.xmlbench.drivers.pugixml;

import org.xmlbench.core.driver.Parser;

/** Builds trees and walks them in C++ alone, with names as they are written: pugixml's own work. */
public final class PugixmlTreeParserSecondBareLoop extends LoopInCpp {
  public PugixmlTreeParserSecondBareLoop(Parser parser) throws ReflectiveOperationException {
    super(parser, false);
  }
}

package org.xmlbench.contract.broken;

import javax.xml.parsers.DocumentBuilderFactory;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.DomTreeParser;

/** The platform's DOM as it is by default: it makes its nodes on demand. */
public class DeferringDriver implements Driver {
  private static final String DEFER = "http://apache.org/xml/features/dom/defer-node-expansion";

  private final boolean deferring;

  public DeferringDriver() {
    this(true);
  }

  private DeferringDriver(boolean deferring) {
    this.deferring = deferring;
  }

  /** The same without its defect. */
  public static final class Mended extends DeferringDriver {
    /** The driver that defers nothing. */
    public Mended() {
      super(false);
    }
  }

  /** Defers nothing, and claims that its walks make objects. */
  public static final class Boastful extends DeferringDriver {
    /** The driver that claims so. */
    public Boastful() {
      super(false);
    }

    @Override
    public DriverDescription describe() {
      return LateDriver.declaring(super.describe());
    }
  }

  @Override
  public DriverDescription describe() {
    return new JdkBasedDriver("dom").describe();
  }

  @Override
  public Parser newParser() {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
    factory.setAttribute(DEFER, deferring);
    return new DomTreeParser(factory::newDocumentBuilder, AfterError.REUSE);
  }
}

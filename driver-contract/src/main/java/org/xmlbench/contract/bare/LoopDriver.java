package org.xmlbench.contract.bare;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;

/**
 * The library of another driver, with the options that this driver sets, in a {@link BareLoop}. The
 * resource {@value #RESOURCE} of its jar names the other driver's class.
 */
abstract class LoopDriver implements Driver {
  /** Names the class of the driver whose library is run. */
  static final String RESOURCE = "META-INF/xmlbench-bare-driver";

  private final Driver other = other();
  private final String prefix;

  /**
   * @param prefix what stands before the id of the other driver in this one's
   */
  LoopDriver(String prefix) {
    this.prefix = prefix;
  }

  /**
   * The loop around the library of that parser, which is used for nothing else.
   *
   * @throws Exception when there is none around it
   */
  abstract BareLoop loop(Parser parser) throws Exception;

  /**
   * The real driver, which the resource names.
   *
   * @throws IllegalStateException when it cannot be made
   */
  static Driver other() {
    try (InputStream in = LoopDriver.class.getResourceAsStream("/" + RESOURCE)) {
      String name = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
      return (Driver) Class.forName(name).getDeclaredConstructor().newInstance();
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException("the driver of " + RESOURCE + " cannot be made", e);
    }
  }

  @Override
  public DriverDescription describe() {
    DriverDescription real = other.describe();
    return new DriverDescription(
        prefix + real.id(),
        real.library(),
        real.style(),
        real.lacks(),
        real.options(),
        real.raisedLimits());
  }

  @Override
  public Parser newParser() {
    try {
      return BareParser.of(other.newParser(), loop(other.newParser()), DriverTotals::inAnotherJvm);
    } catch (Exception e) {
      throw new IllegalStateException("no bare loop around " + other.describe().id(), e);
    }
  }
}

package org.xmlbench.contract.broken;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.support.StaxStreamingParser;
import org.xmlbench.core.event.EventSink;

/** Its tree is the document's bytes, which it parses in each walk. */
public class LateDriver implements Driver {
  /** The same, which declares that its walks make objects. */
  public static final class Declared extends LateDriver {
    @Override
    public DriverDescription describe() {
      return declaring(super.describe());
    }
  }

  /** The description with the option of libraries that make objects in each walk. */
  static DriverDescription declaring(DriverDescription description) {
    return new DriverDescription(
        description.id(),
        description.library(),
        description.style(),
        description.lacks(),
        List.of(TreeParser.WALK_MAKES_OBJECTS),
        description.raisedLimits());
  }

  @Override
  public DriverDescription describe() {
    return new JdkBasedDriver("late-tree").describe();
  }

  @Override
  public Parser newParser() {
    return new LateTrees();
  }

  private static final class LateTrees implements TreeParser {
    private final StaxStreamingParser parser = new StaxStreamingParser(JdkBasedDriver.factory());

    @Override
    public Object build(InputStream in) {
      try {
        return in.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void parse(InputStream in, EventSink sink) throws IOException {
      parser.parse(in, sink);
    }

    @Override
    public void walk(Object tree, EventSink sink) {
      try {
        parser.parse(new ByteArrayInputStream((byte[]) tree), sink);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public Class<?> implementation() {
      return parser.implementation();
    }
  }
}

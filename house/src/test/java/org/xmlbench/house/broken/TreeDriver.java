package org.xmlbench.house.broken;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.support.AfterError;
import org.xmlbench.core.driver.support.DomTreeParser;
import org.xmlbench.core.event.EventSink;

/** A driver that builds whole trees, by the platform's DOM. */
public class TreeDriver extends HonestDriver {
  public TreeDriver() {
    this("honest-tree");
  }

  private TreeDriver(String id) {
    super(id, "one", Set.of(), ApiStyle.TREE);
  }

  @Override
  public Parser newParser() {
    return new DomParser(builder(), false);
  }

  private static DomTreeParser builder() {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultNSInstance();
    return new DomTreeParser(factory::newDocumentBuilder, AfterError.RENEW);
  }

  /** One whose trees are small, because they lack all but the root's first child. */
  public static final class Pruning extends TreeDriver {
    public Pruning() {
      super("pruning-tree");
    }

    @Override
    public Parser newParser() {
      return new DomParser(builder(), true);
    }
  }

  private record DomParser(DomTreeParser whole, boolean prunes) implements TreeParser {
    @Override
    public Object build(InputStream in) throws IOException {
      Document tree = whole.build(in);
      var root = tree.getDocumentElement();
      while (prunes && root.getChildNodes().getLength() > 1) {
        root.removeChild(root.getLastChild());
      }
      return tree;
    }

    @Override
    public void walk(Object tree, EventSink sink) throws IOException {
      whole.walk(tree, sink);
    }

    @Override
    public Class<?> implementation() {
      return DomParser.class;
    }
  }
}

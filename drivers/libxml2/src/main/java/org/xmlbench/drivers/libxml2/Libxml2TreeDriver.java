package org.xmlbench.drivers.libxml2;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.xmlbench.core.driver.ApiStyle;
import org.xmlbench.core.driver.Driver;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.driver.LibrarySetups;
import org.xmlbench.core.driver.Parser;
import org.xmlbench.core.driver.TreeParser;
import org.xmlbench.core.driver.foreign.KeptMemory;

/**
 * libxml2's tree. It is built in C, which asks Java for bytes and for nothing else; walking it
 * reads the nodes where they lie, outside of Java's heap, and makes Java's text of theirs. Freeing
 * it is a part of each operation.
 */
public final class Libxml2TreeDriver implements Driver {
  @Override
  public DriverDescription describe() {
    List<String> options = new ArrayList<>(Libxml2.optionsOfNodes());
    options.add(KeptMemory.OPTION);
    options.add(TreeParser.WALK_MAKES_OBJECTS);
    return Libxml2.describe("libxml2-tree", ApiStyle.TREE, Libxml2Lacks.ofTree(), options);
  }

  @Override
  public Optional<String> unavailable() {
    return Libxml2Library.unavailable();
  }

  @Override
  public Optional<LibrarySetups> setups() {
    return Optional.of(
        Libxml2.setups(
            List.of("xmlDocPtr document = xmlReadIO(read, NULL, input, NULL, NULL, 0);"),
            List.of(
                "xmlDocPtr document = xmlReadIO(read, NULL, input, NULL, NULL, XML_PARSE_NONET);"),
            options -> new Libxml2TreeParser(options)));
  }

  @Override
  public Parser newParser() {
    return Libxml2.ofNodesResolvingNothing(options -> new Libxml2TreeParser(options));
  }
}

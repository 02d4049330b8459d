package org.xmlbench.suite.command;

import java.util.List;

/** A family with topics of its own in {@code list}. */
public interface ListedFamily {
  /** These topics, in the order in which they are listed. */
  List<NamedListing> listings(Session session);
}

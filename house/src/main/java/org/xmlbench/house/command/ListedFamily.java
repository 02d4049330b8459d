package org.xmlbench.house.command;

import java.util.List;

/** A family with its own topics in {@code list}. */
public interface ListedFamily {
  /** These topics, in the order in which they are listed. */
  List<NamedListing> listings(Session session);
}

package org.xmlbench.drivers.staxmate;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;

/** What StaxMate's tree from Woodstox lacks. */
final class WoodstoxDomLacks {
  private static final List<Capability> CONSTRUCTS = List.of();

  private static final List<String> ACCEPTED_MALFORMATIONS = List.of();

  private WoodstoxDomLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}

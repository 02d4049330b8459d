package org.xmlbench.drivers.expat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/** What Expat lacks, without a handler for encodings that it does not know. */
final class ExpatLacks {
  private static final List<Capability> CONSTRUCTS =
      List.of(Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY);

  private static final List<String> ACCEPTED_MALFORMATIONS =
      List.of("unresolved-reference-in-attribute");

  private ExpatLacks() {}

  static Set<Capability> all() {
    Set<Capability> all = new HashSet<>(CONSTRUCTS);
    all.addAll(CommonEncodings.lackingAllBut("ISO-8859-1", "US-ASCII", "UTF-16"));
    ACCEPTED_MALFORMATIONS.stream().map(Capability::rejects).forEach(all::add);
    return all;
  }
}

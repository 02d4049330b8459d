package org.xmlbench.probes;

import java.util.HashSet;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.DocumentEncoding;
import org.xmlbench.core.document.DocumentName;

/**
 * {@code harvest:SIZE}: an archive's answer to a harvester: records of articles. The protocol has a
 * default namespace and so has what each record carries: it declares its own, and {@code xsi}
 * again, as no record may depend on the answer around it.
 *
 * <p>Source: OAI-PMH 2.0, whose answers have the protocol's namespace as default and {@code
 * xsi:schemaLocation} at the root, and the records of arXiv's metadata format as its server writes
 * them, a record's fields on one line. An abstract has some 110 words in lines of 80 characters.
 * The values are made up.
 */
final class HarvestFamily extends ByteSizedFamily {
  /** Characters beyond which an attribute with a prefix needs a capability of its own. */
  private static final long LONG = 8000;

  HarvestFamily() {
    super(
        "harvest",
        "an archive's answer to a harvester: default namespaces, declared again in each record",
        "OAI-PMH 2.0 with the records of arXiv's metadata format");
  }

  @Override
  Set<Capability> needs(DocumentName document) {
    Set<Capability> needs = new HashSet<>();
    needs.add(Capability.DEFAULT_NAMESPACE);
    needs.add(Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX);
    needs.add(Capability.PREFIXED_ROOT_ATTRIBUTE);
    long bytesOfACharacter = document.encoding() == DocumentEncoding.UTF_16 ? 2 : 1;
    if (document.size() >= LONG * bytesOfACharacter) {
      needs.add(Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT);
    }
    return Set.copyOf(needs);
  }

  @Override
  Records records(long seed) {
    return new HarvestRecords(seed);
  }
}

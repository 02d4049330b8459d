package org.xmlbench.probes;

import java.util.Set;
import org.xmlbench.core.document.Capability;

/**
 * {@code hapmap:SIZE}: records of the International HapMap Project: protocols, SNPs, assays,
 * genotypes and frequencies.
 *
 * <p>Source: the project's exchange format, namespace {@code http://www.hapmap.org}, schema of
 * 2003-11-04. {@code snp}, {@code assay}, {@code snp_assayed} and {@code protocol_used} with their
 * LSIDs are as in its published files {@code snp.xsd} and {@code assay.xsd}. The schemas of the
 * other records could not be had: their fields are the columns of the project's bulk files of
 * genotypes and frequencies (panel, sample, allele, count, frequency), and their element names are
 * ours. The values are made up.
 */
final class HapmapFamily extends ByteSizedFamily {
  HapmapFamily() {
    super(
        "hapmap",
        "genotype, assay, protocol and frequency records, in a default namespace",
        "International HapMap Project, XML schema of 2003-11-04 and bulk files");
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.DEFAULT_NAMESPACE, Capability.PREFIXED_ROOT_ATTRIBUTE);
  }

  @Override
  Records records(long seed) {
    return new HapmapRecords(seed);
  }
}

package org.xmlbench.probes;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.probes.writer.DocumentWriter;

/**
 * {@code ptolemy:N}: a workflow of N actors in MoML, the language of Ptolemy II and Kepler. Its
 * DOCTYPE names the MoML DTD, which is never fetched; entities of the internal subset are
 * referenced from attributes and from text.
 *
 * <p>Source: vocabulary, class names and layout of the models that Ptolemy II, Triquetrum and BCVTB
 * publish. The entities are ours: MoML's DTD allows them, the published models have none. The
 * values are made up.
 */
final class PtolemyFamily extends GeneratedFamily {
  PtolemyFamily() {
    super(
        "ptolemy",
        "MoML workflow of N actors with DOCTYPE, entities, properties, relations and links",
        "MoML 1 as published models of Ptolemy II and Triquetrum use it",
        new Sizes(Parameter.COUNT, 1000, 1, 1_000_000));
  }

  @Override
  Set<Capability> needs() {
    return Set.of(Capability.DOCTYPE, Capability.INTERNAL_ENTITIES);
  }

  @Override
  void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException {
    int count = (int) document.size();
    order.write(
        writer, () -> new PtolemyModel(count, document.seed()), PtolemyModel.subsystems(count));
  }
}

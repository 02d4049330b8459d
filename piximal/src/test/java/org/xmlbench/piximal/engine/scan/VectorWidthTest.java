package org.xmlbench.piximal.engine.scan;

import static org.assertj.core.api.Assertions.assertThat;

import jdk.incubator.vector.ByteVector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The build runs some tests with narrower vectors than the processor has: they are narrower. */
@Tag("java25")
class VectorWidthTest {
  @Test
  void vectorsAreAsNarrowAsTheBuildWants() {
    assertThat(ByteVector.SPECIES_PREFERRED.vectorBitSize())
        .isLessThanOrEqualTo(Integer.getInteger("xmlbench.vector.bits", Integer.MAX_VALUE));
  }
}

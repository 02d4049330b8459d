package org.xmlbench.piximal.sax;

import org.junit.jupiter.api.Tag;

/** With the vectors that the build chooses; slow where the processor has no such instructions. */
@Tag("slow")
class NarrowVectorsTest extends DirectMutationTest {}

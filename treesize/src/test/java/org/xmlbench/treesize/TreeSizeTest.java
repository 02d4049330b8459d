package org.xmlbench.treesize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.xmlbench.core.record.TreeMeasures;

class TreeSizeTest {
  private static final int HEADER = 16;

  /** A thousand arrays of 984 bytes, each 1000 with its header, and the array that holds them. */
  private static Object[] tree() {
    Object[] nodes = new Object[1000];
    Arrays.setAll(nodes, _ -> new byte[1000 - HEADER]);
    return nodes;
  }

  @Test
  void allThatTheRootLeadsToIsCountedOnce() {
    Object[] tree = tree();
    tree[7] = tree[8];

    TreeSize size = TreeSize.of(tree, 1);

    assertThat(size.objects()).isEqualTo(1000);
    assertThat(size.textBytes()).isEqualTo(999_000);
    // References are of four bytes below 32 GiB of heap.
    assertThat(size.bytes() - size.textBytes()).isEqualTo(4 * 1000 + HEADER);
    assertThat(size.measures())
        .containsEntry(TreeMeasures.LIVE.key(), (double) size.bytes())
        .containsEntry(TreeMeasures.HEAP.key(), 1.0);
  }

  @Test
  void whatLeadsOutOfATreeIsNoTree() {
    Object[] tree = tree();
    tree[3] = new ByteArrayInputStream(new byte[10]);

    assertThatThrownBy(() -> TreeSize.of(tree, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the tree leads to a java.io.ByteArrayInputStream, which is no part of it");
  }

  @Test
  void aStringIsTextWithItsBytes() {
    String text = "é".repeat(100);

    TreeSize size = TreeSize.of(new Object[] {text}, 1);

    assertThat(size.objects()).isEqualTo(3);
    assertThat((double) size.textBytes()).isCloseTo(24 + HEADER + 100, within(8.0));
  }
}

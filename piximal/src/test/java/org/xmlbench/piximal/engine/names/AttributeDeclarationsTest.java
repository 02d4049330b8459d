package org.xmlbench.piximal.engine.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.engine.names.AttributeDeclarations.Declared;

class AttributeDeclarationsTest {
  private final SymbolTable names = new SymbolTable();

  private Declared declared(String name, byte[] value) {
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    return new Declared(names.of(bytes, 0, bytes.length), "CDATA", value, null);
  }

  /** Every element is asked for these: what has no default must not cost it anything. */
  @Test
  void defaultsAreThoseOfFirstDeclarations() {
    AttributeDeclarations all = new AttributeDeclarations();
    Declared some = declared("c", new byte[] {'x'});
    all.add(declared("a", null));
    all.add(declared("b", null));
    all.add(some);
    all.add(declared("a", new byte[] {'y'}));
    all.add(declared("c", new byte[] {'z'}));
    assertThat(all.defaults()).containsExactly(some);
    assertThat(all.copyTo(new SymbolTable()).defaults()).hasSize(1);
    assertThat(all.of(some.name())).isSameAs(some);
  }
}

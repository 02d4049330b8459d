package org.xmlbench.piximal.engine.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is needed may be more than is kept otherwise: it is not sorted out for each name again. */
class ForgottenNamesTest {
  private static final int MANY = SymbolTable.MOST + 10;

  private static Symbol symbol(SymbolTable table, String name) {
    byte[] bytes = name.getBytes(StandardCharsets.US_ASCII);
    return table.of(bytes, 0, bytes.length);
  }

  @Test
  void aTableOfNamesThatAreNeededIsNotFull() {
    SymbolTable table = new SymbolTable();
    List<Symbol> needed = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      needed.add(symbol(table, "n" + i));
    }
    assertThat(table.isFull()).isTrue();
    table.keep(needed);
    assertThat(table.isFull()).isFalse();
    for (int i = 0; i <= SymbolTable.MOST; i++) {
      symbol(table, "m" + i);
    }
    assertThat(table.isFull()).isTrue();
    table.keep(List.of());
    assertThat(table.isFull()).isFalse();
  }

  @Test
  void namespacesInForceAreKeptWithSomeMore() {
    NamespaceScopes scopes = new NamespaceScopes();
    SymbolTable table = new SymbolTable();
    for (int i = 0; i < MANY; i++) {
      scopes.bind(symbol(table, "p" + i), scopes.same("u" + i));
    }
    String first = scopes.same(String.valueOf(new char[] {'x'}));
    scopes.same("y");
    assertThat(scopes.same(String.valueOf(new char[] {'x'}))).isSameAs(first);
    assertThat(scopes.same("u" + (MANY - 1))).isSameAs(scopes.uri("p" + (MANY - 1)));
  }
}

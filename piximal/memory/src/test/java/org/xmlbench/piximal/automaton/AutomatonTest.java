package org.xmlbench.piximal.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class AutomatonTest {
  private static final Set<String> OPAQUE = Set.of("COMMENT", "SECTION", "INSTRUCTION");

  @Test
  void aDocumentBeginsInContent() {
    for (Automaton automaton : List.of(Automaton.XML, Automaton.PXML)) {
      assertThat(automaton.name(Automaton.CONTENT)).isEqualTo("CONTENT");
      assertThat(automaton.states()).doesNotContain("GARBAGE");
    }
    assertThat(Automaton.PXML.states()).hasSize(5);
  }

  /** After this sign at most four states are live, whatever came before. */
  @Test
  void behindTheSignOfMarkupOnePathIsLiveBesideOpaqueOnes() {
    Set<String> live = new TreeSet<>();
    for (int state = 0; state < Automaton.XML.states().size(); state++) {
      live.add(Automaton.XML.name(Automaton.XML.next(state, '<')));
    }
    assertThat(live).containsExactly("COMMENT", "GARBAGE", "INSTRUCTION", "OPEN", "SECTION");
  }

  @Test
  void noByteLeavesGarbage() {
    for (Automaton automaton : List.of(Automaton.XML, Automaton.PXML)) {
      for (int b = 0; b < 256; b++) {
        assertThat(automaton.next(automaton.garbage, b)).isEqualTo(automaton.garbage);
      }
    }
  }

  @Test
  void controlCharactersAreNowhere() {
    for (int state = 0; state < Automaton.XML.states().size(); state++) {
      for (int b = 0; b < ' '; b++) {
        if (b != '\t' && b != '\n' && b != '\r') {
          assertThat(Automaton.XML.next(state, b)).isEqualTo(Automaton.XML.garbage);
        }
      }
    }
  }

  @Test
  void opaqueStatesHoldWhateverXmlAllows() {
    for (String name : OPAQUE) {
      int state = Automaton.XML.states().indexOf(name);
      for (int b = ' '; b < 256; b++) {
        assertThat(Automaton.XML.next(state, b)).isNotEqualTo(Automaton.XML.garbage);
      }
    }
  }
}

package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserOptions;

class PlainContentTest {
  private static final String REST = "<unknown/>" + " ".repeat(StopBits.BLOCK);

  /** Kinds and bytes of what is read ahead of a text, inside of one open element {@code r}. */
  private static List<String> ahead(String content) {
    ReaderNames known = ReaderNames.make();
    for (String name : List.of("a", "b", "xmlns")) {
      known.table().of(name.getBytes(StandardCharsets.US_ASCII), 0, name.length());
    }
    ElementStack elements = new ElementStack();
    elements.push(known.table().of(new byte[] {'r'}, 0, 1), 0);
    byte[] bytes = (content + REST).getBytes(StandardCharsets.UTF_8);
    ByteInput in = new ByteInput(bytes, 0, bytes.length, bytes.length);
    PlainContent plain = new PlainContent(in, known, elements, 1, ParserOptions.DEFAULT);
    assertThat(plain.read(Integer.MAX_VALUE)).isEqualTo(plain.size > 0);
    List<String> events = new ArrayList<>();
    for (int at = 0; at < plain.size; at++) {
      long cell = plain.cells[at];
      int kind = (int) cell & PlainContent.KIND;
      events.add(kind + ":" + PlainContent.bytes(cell));
      switch (kind) {
        case PlainContent.START -> at += 1 + 2 * (int) plain.cells[at + 1];
        case PlainContent.DECLARING_END -> at++;
        default -> {}
      }
    }
    return events;
  }

  @Test
  void tagsOfKnownNamesAndTextsAreReadAhead() {
    assertThat(ahead("<a>x</a>\n<b a='1' b=\"2\">1 > 0</b><a/>\u20AC "))
        .containsExactly("1:3", "0:1", "3:4", "0:1", "2:15", "0:5", "3:4", "2:4", "3:0", "0:4");
  }

  @Test
  void anElementThatDeclaresANamespaceSaysSoAtItsEnd() {
    assertThat(ahead("<a xmlns='u'><b></b></a>")).containsExactly("2:13", "1:3", "3:4", "4:4");
  }

  @Test
  void whateverNeedsADecisionIsLeftToOthers() {
    for (String other :
        List.of(
            "<c>",
            "</r>",
            "</b>",
            "<a",
            "<a b='1' b='2'>",
            "<a b='&amp;'>",
            "<a b='<'>",
            "<a b = '1'>",
            "<a b='1'a='2'>",
            "<a b=1>",
            "<!--c-->",
            "<?p?>",
            "<![CDATA[x]]>",
            "&amp;",
            "x]]>y<a>",
            "x\r\ny<a>",
            "\u0001<a>")) {
      assertThat(ahead("<a>" + other)).as(other).containsExactly("1:3");
    }
  }
}

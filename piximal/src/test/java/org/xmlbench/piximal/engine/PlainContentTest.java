package org.xmlbench.piximal.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlbench.piximal.ParserOptions;

class PlainContentTest {
  private static final List<String> NAMES =
      List.of("a", "b", "xmlns", "seven77", "eightAt8", "a-name-of-twenty-one", "\u00E9t\u00E9");
  private static final String REST = "<unknown/>" + " ".repeat(StopBits.BLOCK);

  /** Kinds and bytes of what is read ahead of a text, inside of one open element {@code r}. */
  private static List<String> ahead(String content) {
    ReaderNames known = ReaderNames.make();
    for (String name : NAMES) {
      byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
      known.table().of(bytes, 0, bytes.length);
    }
    byte[] target = NAMES.get(3).getBytes(StandardCharsets.UTF_8);
    known.table().of(target, 0, target.length).isTarget = true;
    ElementStack elements = new ElementStack();
    elements.push(known.table().of(new byte[] {'r'}, 0, 1), 0);
    byte[] bytes = (content + REST).getBytes(StandardCharsets.UTF_8);
    ByteInput in = new ByteInput(bytes, 0, bytes.length, bytes.length);
    PlainContent plain = new PlainContent(in, known, elements, 1, ParserOptions.DEFAULT);
    assertThat(plain.read(Integer.MAX_VALUE)).isEqualTo(plain.size > 0);
    List<String> events = new ArrayList<>();
    for (int at = 0; at < plain.size; at++) {
      long cell = plain.cells[at];
      int kind = PlainCell.kind(cell);
      events.add(kind + ":" + PlainCell.bytes(cell));
      switch (kind) {
        case PlainCell.START -> at += 1 + 2 * PlainAttributes.count(plain.cells[at + 1]);
        case PlainCell.DECLARING_END -> at++;
        default -> {}
      }
    }
    return events;
  }

  @Test
  void tagsOfKnownNamesAndTextsAreReadAhead() {
    assertThat(ahead("<a>x</a>\n<b a='1' b=\"2\">1 > 0</b><a/>\u20AC "))
        .containsExactly("6:1", "0:1", "2:15", "0:5", "3:4", "2:4", "3:0", "0:4");
  }

  @Test
  void anElementWithATextIsOneEvent() {
    assertThat(ahead("<a>x</a><a>yy</a><a>zzz</a><a>\u20AC > 0</a><a></a><a>z<b>"))
        .containsExactly("6:1", "6:2", "6:3", "6:7", "1:3", "3:4", "1:3", "0:1", "1:3");
    for (String name : List.of("seven77", "eightAt8", "a-name-of-twenty-one", "\u00E9t\u00E9")) {
      int bytes = name.getBytes(StandardCharsets.UTF_8).length;
      String start = "<%s>".formatted(name);
      String element = start + "x</%s>".formatted(name);
      String rest = "1:%d 0:1".formatted(bytes + 2);
      for (int at = 0; at < name.length(); at++) {
        String other = name.substring(0, at) + "_" + name.substring(at + 1);
        assertThat(ahead(element.repeat(3) + start + "x</%s>".formatted(other)))
            .containsExactly(("6:1 ".repeat(3) + rest).split(" "));
        assertThat(ahead(element.repeat(3) + "<%s>x</a>".formatted(other)))
            .containsExactly("6:1", "6:1", "6:1");
      }
      for (String longer : List.of("1", ":", "\u00E9")) {
        assertThat(ahead(element.repeat(3) + start + "x</%s>".formatted(name + longer)))
            .containsExactly(("6:1 ".repeat(3) + rest).split(" "));
        assertThat(ahead(element.repeat(3) + "<%s>x</a>".formatted(name + longer)))
            .containsExactly("6:1", "6:1", "6:1");
      }
    }
  }

  /** The first of a name is not kept, so that the third is known. */
  @Test
  void aTagThatStandsAgainIsOneEvent() {
    assertThat(ahead("<a b='1'>x</a>".repeat(4) + "<a b='1'><a b='1'/></a>"))
        .containsExactly("2:9 0:1 3:4 2:9 0:1 3:4 8:1 8:1 7:9 2:10 3:0 3:4".split(" "));
    assertThat(ahead("<a b='1'/>".repeat(3)))
        .containsExactly("2:10 3:0 2:10 3:0 7:10 3:0".split(" "));
    assertThat(ahead("<a b='1'>x</a>".repeat(3) + "<a b='1'>x</b>"))
        .containsExactly("2:9 0:1 3:4 2:9 0:1 3:4 8:1 7:9 0:1".split(" "));
  }

  @Test
  void tagsThatAreLongOrDeclareANamespaceAreNotKept() {
    String most = "<a b='%s'/>".formatted("1".repeat(KnownTag.MOST_BYTES - 9));
    assertThat(ahead(most.repeat(3))).endsWith("7:128", "3:0");
    assertThat(ahead(most.replace("11", "111").repeat(3))).noneMatch(it -> it.startsWith("7:"));
    assertThat(ahead("<a xmlns='u'/>".repeat(3))).containsOnly("2:14", "4:0");
  }

  @Test
  void anElementThatDeclaresANamespaceSaysSoAtItsEnd() {
    assertThat(ahead("<a xmlns='u'><b></b></a>")).containsExactly("2:13", "1:3", "3:4", "4:4");
  }

  @Test
  void whatNeedsNoDeclarationIsReplaced() {
    assertThat(ahead("<a>&amp;x&#x20;</a>")).containsExactly("1:3", "9:5", "0:1", "9:6", "3:4");
    assertThat(ahead("<a b='&lt;\t'>")).containsExactly("2:13");
  }

  @Test
  void commentsSectionsAndInstructionsThatStandAsTheyAreAreReadAhead() {
    assertThat(ahead("<a><!--c--><!----><!--> - &<b>\n\u20AC--></a>"))
        .containsExactly("1:3", "10:8", "10:7", "10:19", "3:4");
    assertThat(ahead("<a><![CDATA[x]]><![CDATA[]]]]><![CDATA[>&<b>]>\u20AC]]></a>"))
        .containsExactly("1:3", "11:13", "11:14", "11:22", "3:4");
    assertThat(ahead("<a><?seven77?><?seven77 ?><?seven77 ?a?\n> &<b>\u20AC ?>x</a>"))
        .containsExactly("1:3", "12:11", "12:12", "12:26", "0:1", "3:4");
  }

  @Test
  void markupOfAnyLengthIsReadAhead() {
    for (int length = 1; length < 3 * StopBits.BLOCK; length++) {
      String some = "x>".repeat(length) + "\u20AC";
      assertThat(ahead("<a><!--%s--><![CDATA[%<s]]><?seven77 %<s?>".formatted(some)))
          .containsExactly(
              "1:3",
              "10:" + (2 * length + 10),
              "11:" + (2 * length + 15),
              "12:" + (2 * length + 15));
    }
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
            "<a b='&other;'>",
            "<a b='&#0;'>",
            "<a xmlns='&amp;'>",
            "<a b='<'>",
            "<a b = '1'>",
            "<a b='1'a='2'>",
            "<a b=1>",
            "<!--a--b-->",
            "<!--a--->",
            "<!--ab--->",
            "<!--abc--d-->",
            "<!--a\r-->",
            "<!--a\u0001-->",
            "<!-a-->",
            "<!--",
            "<?p?>",
            "<?b x?>",
            "<?seven77x?>",
            "<?seven77 x\r?>",
            "<?seven77+?>",
            "<?seven77?x>",
            "<?seven77",
            "<![CDATA[]]>",
            "<![CDATA[x\r]]>",
            "<![CDATA(x]]>",
            "<![CDATA[x]>",
            "<!DOCTYPE a>",
            "&other;",
            "&#xFFFF;",
            "&#;",
            "& ",
            "x]]>y<a>",
            "x\r\ny<a>",
            "\u0001<a>")) {
      assertThat(ahead("<a>" + other)).as(other).containsExactly("1:3");
    }
  }
}

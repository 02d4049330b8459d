package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MalformedDocumentsTest {
  private static Arguments of(String document, int line, int column, String rule) {
    return Arguments.of(document, line, column, rule);
  }

  static Stream<Arguments> documents() {
    return Stream.of(
        of("", 1, 1, "[1] document"),
        of("  \n ", 2, 2, "[1] document"),
        of("text", 1, 1, "[1] document"),
        of("<a/><b/>", 1, 5, "[1] document"),
        of("<a/>x", 1, 5, "[1] document"),
        of("<a>", 1, 4, "[39] element"),
        of("<a><b></a>", 1, 9, "WFC: Element Type Match"),
        of("<a></a", 1, 7, "[42] ETag"),
        of("<a></a x>", 1, 8, "[42] ETag"),
        of("<a", 1, 3, "[40] STag"),
        of("<1/>", 1, 2, "[40] STag"),
        of("<a\u00D7/>", 1, 3, "[5] Name"),
        of("<a b/>", 1, 5, "[25] Eq"),
        of("<a b=c/>", 1, 6, "[10] AttValue"),
        of("<a b='c'd='e'/>", 1, 9, "[40] STag"),
        of("<a b='c' b='d'/>", 1, 10, "WFC: Unique Att Spec"),
        of("<a b='<'/>", 1, 7, "WFC: No < in Attribute Values"),
        of("<a b='&#1;'/>", 1, 7, "WFC: Legal Character"),
        of("<a b='\u0001'/>", 1, 7, "[2] Char"),
        of("<a>\u0001</a>", 1, 4, "[2] Char"),
        of("<a>\uFFFE</a>", 1, 4, "[2] Char"),
        of("<a>]]></a>", 1, 4, "[14] CharData"),
        of("<a>&b;</a>", 1, 4, "WFC: Entity Declared"),
        of("<a>&b</a>", 1, 4, "[68] EntityRef"),
        of("<a>&;</a>", 1, 4, "[68] EntityRef"),
        of("<a>&#;</a>", 1, 4, "[66] CharRef"),
        of("<a>&#xG;</a>", 1, 4, "[66] CharRef"),
        of("<a>&#x110000;</a>", 1, 4, "WFC: Legal Character"),
        of("<a><![CDATA[x</a>", 1, 18, "[18] CDSect"),
        of("<a><![cdata[x]]></a>", 1, 4, "[43] content"),
        of("<a><!-- -- --></a>", 1, 9, "[15] Comment"),
        of("<a><!-- --->", 1, 9, "[15] Comment"),
        of("<a><?xml v?></a>", 1, 6, "[17] PITarget"),
        of(" <?xml version='1.0'?><a/>", 1, 4, "[17] PITarget"),
        of("<?xml?><a/>", 1, 3, "[17] PITarget"),
        of("<?xml encoding='UTF-8'?><a/>", 1, 7, "[23] XMLDecl"),
        of("<?xml version='2.0'?><a/>", 1, 16, "[26] VersionNum"),
        of("<?xml version='1.0' standalone='maybe'?><a/>", 1, 33, "[32] SDDecl"),
        of("<?xml version='1.0' encoding='UTF-16'?><a/>", 1, 40, "4.3.3"),
        of("<a/><!DOCTYPE a>", 1, 5, "[22] prolog"),
        of("<!DOCTYPE a:><a/>", 1, 11, "Namespaces [7] QName"),
        of("<!DOCTYPE a [<!ATTLIST a b: CDATA ''>]><a/>", 1, 26, "Namespaces [7] QName"),
        of("<!DOCTYPE a><!DOCTYPE a><a/>", 1, 13, "[22] prolog"),
        of("<!DOCTYPE a [<!ELEMENT a (b,c|d)>]><a/>", 1, 30, "[47] children"),
        of("<!DOCTYPE a [<!ELEMENT a (#PCDATA|b)>]><a/>", 1, 37, "[51] Mixed"),
        of("<!DOCTYPE a [<!ENTITY e '&f'>]><a/>", 1, 26, "[68] EntityRef"),
        of("<!DOCTYPE a [<!ENTITY e '&e;'>]><a>&e;</a>", 1, 39, "WFC: No Recursion"),
        of("<!DOCTYPE a [<!ENTITY e '<b>'>]><a>&e;</b></a>", 1, 39, "[43] content"),
        of("<!DOCTYPE a [<!ENTITY e '</a>'>]><a>&e;", 1, 40, "[43] content"),
        of("<!DOCTYPE a [<!ENTITY e '<'>]><a b='&e;'/>", 1, 37, "WFC: No < in Attribute Values"),
        of(
            "<!DOCTYPE a [<!ENTITY e SYSTEM 'x'>]><a b='&e;'/>",
            1,
            44,
            "WFC: No External Entity References"),
        of(
            "<!DOCTYPE a [<!NOTATION n SYSTEM 'x'><!ENTITY e SYSTEM 'x' NDATA n>]><a>&e;</a>",
            1,
            73,
            "WFC: Parsed Entity"),
        of(
            "<!DOCTYPE a [<!ENTITY % p 'x'><!ENTITY e '%p;'>]><a/>",
            1, 43, "WFC: PEs in Internal Subset"),
        of("<!DOCTYPE a [<!ENTITY % p '<!ELEMENT a'>%p; EMPTY>]><a/>", 1, 44, "[45] elementdecl"),
        of("<!DOCTYPE a", 1, 12, "[28] doctypedecl"),
        of("<p:a/>", 1, 2, "NSC: Prefix Declared"),
        of("<a p:b='c'/>", 1, 4, "NSC: Prefix Declared"),
        of("<a>\n<b\n  x = 'p:y='\n  p:y='2'/></a>", 4, 3, "NSC: Prefix Declared"),
        of("<!DOCTYPE a [<!ATTLIST a p:b CDATA 'c'>]><a/>", 1, 42, "NSC: Prefix Declared"),
        of("<a xmlns:p=''/>", 1, 13, "NSC: No Prefix Undeclaring"),
        of("<a xmlns:xmlns='u'/>", 1, 17, "NSC: Reserved Prefixes"),
        of("<a xmlns:xml='u'/>", 1, 15, "NSC: Reserved Prefixes"),
        of("<a xmlns:p='u' xmlns:q='u' p:b='' q:b=''/>", 1, 35, "NSC: Attributes Unique"),
        of("<a:b:c xmlns:a='u'/>", 1, 2, "Namespaces [7] QName"),
        of("<a>\n\r\n\r<b></a>", 4, 6, "WFC: Element Type Match"));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void theErrorIsPreciseHoweverTheDocumentComes(
      String document, int line, int column, String rule) {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    List<String> whole = EventTrace.of(bytes);
    assertThat(whole.getLast())
        .startsWith("! line %d, column %d (".formatted(line, column))
        .endsWith("(" + rule + ")");
    for (int step = 1; step < 9; step++) {
      assertThat(EventTrace.inSteps(bytes, step)).as("in steps of " + step).isEqualTo(whole);
    }
  }
}

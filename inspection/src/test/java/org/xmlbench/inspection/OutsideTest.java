package org.xmlbench.inspection;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Why a document is outside the domain, and what looks like it and is not. */
class OutsideTest {
  private static final String MAY_BE = "entity x may be declared outside the document";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "<?xml version='1.1'?><a/>                      | XML version 1.1",
        "<?xml version=\"2.0\" encoding='UTF-8'?><a/>   | XML version 2.0",
        "<p:a/>                                         | prefix p is not declared",
        "<a p:b=''/>                                    | prefix p is not declared",
        "<a><b xmlns:p='p'/><p:c/></a>                  | prefix p is not declared",
        "<a><b xmlns:p='p'><p:d/></b><p:c/></a>         | prefix p is not declared",
        "<a xmlns:p='x' xmlns:q='x' p:b='' q:b=''/>     | two attributes b have one expanded name",
        "<a xmlns:p=''/>                                | prefix p is bound to the empty URI",
        "<a xmlns:xmlns='x'/>                           | prefix xmlns is declared",
        "<a xmlns:xml='x'/>                             | prefix xml is bound to x",
        "<a xmlns:p='http://www.w3.org/XML/1998/namespace'/> "
            + "| prefix p is bound to the reserved http://www.w3.org/XML/1998/namespace",
        "<a xmlns='http://www.w3.org/XML/1998/namespace'/> "
            + "| the default namespace is bound to the reserved "
            + "http://www.w3.org/XML/1998/namespace",
        "<a xmlns:p='http://www.w3.org/2000/xmlns/'/> "
            + "| prefix p is bound to the reserved http://www.w3.org/2000/xmlns/",
        "<xmlns:a/>                                     | prefix xmlns is used for an element",
        "<a:b:c xmlns:a='a'/>                           | a:b:c is no qualified name",
        "<a><:b/></a>                                   | :b is no qualified name",
        "<a b:=''/>                                     | b: is no qualified name",
        "<a xmlns:='x'/>                                | xmlns: is no qualified name",
        "<a xmlns:p='p'><p:1/></a>                      | p:1 is no qualified name",
        "<?a:b?><a/>                        | colon in processing instruction target a:b",
        "<a><?a:b c?></a>                   | colon in processing instruction target a:b",
        "<a/><?a:b c?>                      | colon in processing instruction target a:b",
        "<!DOCTYPE a [<?a:b?>]><a/>         | colon in processing instruction target a:b",
        "<!DOCTYPE a [<!ENTITY b:c 'd'>]><a/>           | colon in entity name b:c",
        "<!DOCTYPE a [<!ENTITY % b:c 'd'>]><a/>         | colon in entity name b:c",
        "<!DOCTYPE a [<!NOTATION b:c SYSTEM 'd'>]><a/>  | colon in notation name b:c",
        "<!DOCTYPE a [<!ELEMENT a:b:c ANY>]><a/>        | a:b:c is no qualified name",
        "<!DOCTYPE a [<!ATTLIST a b:c:d CDATA ''>]><b/> | b:c:d is no qualified name"
      })
  void outside(String document, String reason) {
    assertThat(Inspections.of(document).outside()).contains(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "<!ENTITY e '<p:b/>'>                 | <a>&e;</a> | prefix p is not declared",
        "<!ENTITY e '<p:b/>'>    "
            + "| <a><b xmlns:p='p'>&e;</b>&e;</a>          | prefix p is not declared",
        "<!ENTITY e '<p:b/>'><!ENTITY f '<b xmlns:p=\"p\">&e;</b>&e;'> "
            + "| <a>&f;</a>                                | prefix p is not declared",
        "<!ENTITY e '<b p:c=\"\"/>'>            | <a>&e;</a> | prefix p is not declared",
        "<!ENTITY e '<b xmlns:q=\"x\" p:c=\"\" q:c=\"\"/>'> "
            + "| <a xmlns:p='y'>&e;<b xmlns:p='x'>&e;</b></a> "
            + "| two attributes of one local name have one expanded name",
        "<!ENTITY e '<b r:c=\"\" p:c=\"\" q:c=\"\"/>'><!ENTITY f '<b xmlns:p=\"p\">&e;</b>'> "
            + "| <a xmlns:q='y' xmlns:r='y'>&f;</a> "
            + "| two attributes of one local name have one expanded name",
        "<!ENTITY u 'x'>                      "
            + "| <a xmlns:p='x' xmlns:q='&u;' p:b='' q:b=''/> "
            + "| two attributes b have one expanded name",
        "<!ENTITY u ''>                       "
            + "| <a xmlns:p='&u;'/>          | prefix p is bound to the empty URI",
        "<!ATTLIST a p:b CDATA ''>            | <a/> | prefix p is not declared",
        "<!ATTLIST a q:b CDATA ''>            "
            + "| <a xmlns:p='x' xmlns:q='x' p:b=''/> | two attributes b have one expanded name",
        "<!ATTLIST a xmlns:p NMTOKEN ' x '>   "
            + "| <a xmlns:q='x' p:b='' q:b=''/> | two attributes b have one expanded name"
      })
  void outsideByDeclarations(String subset, String root, String reason) {
    assertThat(Inspections.of("<!DOCTYPE a [" + subset + "]>" + root).outside()).contains(reason);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE a SYSTEM 'a.dtd'><a>&x;</a>",
        "<!DOCTYPE a PUBLIC 'p' 'a.dtd' []><a b='&x;'/>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'p'>%p;]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % p '<!ENTITY y \"\">'>%p;]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % p '<!ENTITY x \"\">'>%p;]><a>&x;</a>",
        "<!DOCTYPE a [%p;]><a>&x;</a>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY y '&x;'>]><a>&y;</a>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY y '&x;'><!ENTITY z '&y;'>]><a b='&z;'/>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY y '<b c=\"&x;\"/>'>]><a>&y;</a>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ATTLIST a b CDATA '&x;'>]><a/>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ATTLIST b b CDATA '&x;'><!ENTITY y '<b/>'>]><a>&y;</a>"
      })
  void outsideByReference(String document) {
    assertThat(Inspections.of(document).outside()).contains(MAY_BE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<?xml version='1.0' standalone='no'?><a/>",
        "<xml:a xml:b=''/>",
        "<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>",
        "<a xmlns:p='x'><b xmlns:p='y' xmlns:q='x' p:b='' q:b='' b=''/></a>",
        "<a xmlns='x' xmlns:p='x' p:b='' b=''/>",
        "<p:a p:b='' xmlns:p='x'/>",
        "<!DOCTYPE a [<!ENTITY e '<p:b/>'>]><a xmlns:p='p'>&e;<b xmlns:p='q'>&e;</b></a>",
        "<!DOCTYPE a [<!ENTITY e '<p:b/>'>]><a/>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY x SYSTEM 'x'>]><a>&x;</a>",
        "<!DOCTYPE a SYSTEM 'a.dtd'><a>&lt;&#65;<![CDATA[&x;]]><?p &x;?><!--&x;--></a>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY y '&x;'>]><a/>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY y '&x;'>]><a><!-- &y; --></a>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ATTLIST a b CDATA '&x;'>]><a b=''/>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ATTLIST b b CDATA '&x;'>]><a/>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'p'>%p;<!ENTITY x ''>]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'p'>]><a>no reference</a>"
      })
  void inside(String document) {
    assertThat(Inspections.of(document).outside()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "text",
        "<a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY y ''>]><a>&x;</a>",
        "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'a.dtd'><a>&x;</a>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY y SYSTEM 'y'>]><a b='&y;'/>",
        "<!DOCTYPE a SYSTEM 'a.dtd' [<!ENTITY y SYSTEM 'y' NDATA z>]><a>&y;</a>",
        "<a b='' b=''/>",
        "<a b='<p:c/>'/>",
        "<a b='<'/><p:c/>",
        "<a/><p:b/>",
        "<a></a></a><p:b/>",
        "<!DOCTYPE a [<!ENTITY e '&f;<p:b/>'><!ENTITY f '&e;'>]><a>&e;</a>",
        "<!DOCTYPE a [<!ENTITY e '</a><p:b>'>]><a>&e;</p:b>"
      })
  void notWellFormedIsNotOutside(String document) {
    assertThat(Inspections.of(document).outside()).isEmpty();
  }

  @Test
  void aReasonIsOneShortPrintableLine() {
    String name = "p\u0085\u2028" + "x".repeat(10_000);
    assertThat(Inspections.of("<" + name + ":a/>").outside().orElseThrow())
        .startsWith("prefix p\\u0085\\u2028xxx")
        .hasSizeLessThan(120);
  }

  private static String nested(String first, int depth) {
    StringBuilder subset = new StringBuilder("<!ENTITY e0 '").append(first).append("'>");
    for (int i = 1; i <= depth; i++) {
      subset.append("<!ENTITY e%d '%s'>".formatted(i, ("&e" + (i - 1) + ";").repeat(10)));
    }
    return subset.toString();
  }

  private static String nestedParameters(int depth) {
    StringBuilder subset = new StringBuilder("<!ENTITY % p0 '<!-- -->'>");
    for (int i = 1; i <= depth; i++) {
      subset.append("<!ENTITY %% p%d '%s'>".formatted(i, "&#37;p%d;".formatted(i - 1).repeat(10)));
    }
    return subset + "%p" + depth + ";";
  }

  private static String with(String subset, String root) {
    return "<!DOCTYPE a [" + subset + "]>" + root;
  }

  /** Each grows in another way, and each is inspected at once. */
  @ParameterizedTest
  @ValueSource(
      strings = {"nested", "quadratic", "attribute", "default", "parameters", "parametersLast"})
  void whatExpandsBeyondMeasureIsOutsideAndNotMalformed(String kind) {
    String document =
        switch (kind) {
          case "nested" -> with(nested("ha", 9), "<a>&e9;</a>");
          case "quadratic" ->
              with(
                  "<!ENTITY e '" + "x".repeat(20_000) + "'>",
                  "<a>" + "&e;".repeat(20_000) + "</a>");
          case "attribute" -> with(nested("ha", 9), "<a b='&e8;'/>");
          case "default" ->
              with(
                  nested("ha", 4) + "<!ATTLIST b c CDATA '&e4;'>",
                  "<a>" + "<b/>".repeat(10_000) + "</a>");
          case "parameters" -> with(nestedParameters(9), "<a/>");
          default -> with("<!ENTITY x 'x'>" + nestedParameters(7) + "%p7;%p7;", "<a>&x;</a>");
        };
    DocumentInspection inspection = Inspections.of(document);

    assertThat(inspection.expands()).isTrue();
    assertThat(inspection.outside())
        .get()
        .asString()
        .matches("its entities expand to more than 10\\^\\d+ characters, which parsers may refuse");
  }

  @Test
  void numbersOfCharactersDoNotOverflow() {
    DocumentInspection inspection =
        Inspections.of(with(nested("ha", 60), "<a>" + "&e60;".repeat(100) + "</a>"));
    assertThat(inspection.outside()).get().asString().contains("more than 10^18 characters");
  }

  /** Entities that are used as they are meant to, and bombs that are never lit. */
  @Test
  void whatExpandsLittleIsInside() {
    String many = "<a>" + "&e0;".repeat(200_000) + "</a>";
    for (String document :
        new String[] {
          with(nested("ha", 3), "<a>&e3;</a>"),
          with(nested("ha", 60), "<a>&e2;</a>"),
          with(nested("hahahahahahahahahahahaha", 0), many),
          with(nestedParameters(3), "<a/>")
        }) {
      assertThat(Inspections.of(document).expands()).isFalse();
    }
  }
}

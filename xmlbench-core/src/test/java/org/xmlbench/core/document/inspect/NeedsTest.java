package org.xmlbench.core.document.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_DEFAULTS;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_TYPES;
import static org.xmlbench.core.document.Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE;
import static org.xmlbench.core.document.Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY;
import static org.xmlbench.core.document.Capability.DEFAULT_NAMESPACE;
import static org.xmlbench.core.document.Capability.DOCTYPE;
import static org.xmlbench.core.document.Capability.INTERNAL_ENTITIES;
import static org.xmlbench.core.document.Capability.NAMESPACE_DEFAULTS;
import static org.xmlbench.core.document.Capability.PROLOG_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.SUPPLEMENTARY_CHARACTER_REFERENCES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.xmlbench.core.document.Capability;

/** What a document needs: with every need, what looks like it and is not. */
class NeedsTest {
  private static final List<Arguments> CASES = new ArrayList<>();

  static {
    needs("<a/>");
    needs("<a b='c' xml:lang='en'>text &lt;&amp;&gt;&apos;&quot; &#xE9;<![CDATA[&x;]]></a>");
    needs("<!-- <?p?> <!DOCTYPE a> --><a><!-- &x; <b xmlns='u'/> --></a>");

    needs("<a xmlns='urn:x'/>", DEFAULT_NAMESPACE);
    needs("<p:a xmlns:p='urn:p'><b xmlns='urn:x'/></p:a>", DEFAULT_NAMESPACE);
    needs("<p:a xmlns:p='urn:p' xmlns='urn:x' b=''><p:c/></p:a>");
    needs("<a xmlns=''/>");
    needs("<p:a xmlns:p='urn:p' xmlns='urn:x'><b xmlns=''><c/></b></p:a>");
    needs("<a><p:b xmlns:p='urn:p' xmlns='urn:x'/><c/></a>");

    needs("<!DOCTYPE a><a/>", DOCTYPE);
    needs("<!DOCTYPE a SYSTEM 'a.dtd' [ ] ><a/>", DOCTYPE);
    needs("<!DOCTYPE a PUBLIC '-//x' \"a'.dtd\"><a/>", DOCTYPE);

    inSubset("<!ENTITY x 'y'>", "<a>&x;</a>", INTERNAL_ENTITIES);
    inSubset("<!ENTITY x 'y'>", "<a b='&x;'/>", INTERNAL_ENTITIES);
    inSubset("<!ENTITY x 'y'>", "<a><![CDATA[&x;]]><?p &x;?><!-- &x; --></a>");
    inSubset("<!ENTITY x 'y'><!ENTITY lt '&#38;#60;'>", "<a>&lt;</a>");
    inSubset("<!ENTITY x SYSTEM 'x.ent'>", "<a>&x;</a>");
    inSubset(
        "<!ENTITY u '<b xmlns=\"urn:x\"/>'><!ENTITY x '&u;'>",
        "<a>&x;</a>",
        INTERNAL_ENTITIES,
        DEFAULT_NAMESPACE);
    inSubset("<!ENTITY u '<b/>'>", "<a xmlns=''>&u;</a>", INTERNAL_ENTITIES);
    inSubset(
        "<!ENTITY t '<c/>'><!ENTITY u '<p:b xmlns:p=\"p\">&t;</p:b>'>",
        "<p:a xmlns:p='p' xmlns='urn:x'>&u;</p:a>",
        INTERNAL_ENTITIES,
        DEFAULT_NAMESPACE);
    inSubset("<!ENTITY u 'urn:x'>", "<a xmlns='&u;'/>", INTERNAL_ENTITIES, DEFAULT_NAMESPACE);
    inSubset("<!ENTITY u ''>", "<a xmlns='&u;'/>", INTERNAL_ENTITIES);

    inSubset("<!ATTLIST a b CDATA 'c'>", "<a/>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b (c|d) #FIXED 'c'>", "<a/>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a b='d'/>");
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a b='d'><a/></a>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST x b CDATA 'c'>", "<a/>");
    inSubset("<!ATTLIST a b CDATA #IMPLIED c CDATA #REQUIRED d NOTATION (e|f) #IMPLIED>", "<a/>");
    inSubset("<!ATTLIST a b CDATA #IMPLIED><!ATTLIST a b CDATA 'c'>", "<a/>");
    inSubset(
        "<!ENTITY x 'y'><!ATTLIST a b CDATA '&x;'>", "<a/>", ATTRIBUTE_DEFAULTS, INTERNAL_ENTITIES);
    inSubset("<!ENTITY x 'y'><!ATTLIST a b CDATA '&x;'>", "<a b=''/>");
    inSubset(
        "<!ATTLIST a b CDATA 'c'><!ENTITY x '<a/>'>",
        "<r>&x;</r>",
        ATTRIBUTE_DEFAULTS,
        INTERNAL_ENTITIES);
    inSubset("<!ENTITY % p \"<!ATTLIST a b CDATA 'c'>\">%p;", "<a/>", ATTRIBUTE_DEFAULTS);

    inSubset("<!ATTLIST a xmlns CDATA 'x'>", "<a/>", NAMESPACE_DEFAULTS, DEFAULT_NAMESPACE);
    inSubset("<!ATTLIST a xmlns:p CDATA 'x'>", "<a p:b=''/>", NAMESPACE_DEFAULTS);
    inSubset("<!ATTLIST a xmlns:p CDATA 'x'>", "<a xmlns:p='y' p:b=''/>");

    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b=' c'/>", ATTRIBUTE_TYPES);
    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c '/>", ATTRIBUTE_TYPES);
    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c\n\td'/>", ATTRIBUTE_TYPES);
    inSubset("<!ATTLIST a b ID #IMPLIED>", "<a b='c&#32; d'/>", ATTRIBUTE_TYPES);
    inSubset("<!ATTLIST a b (c|d) ' c'>", "<a/>", ATTRIBUTE_TYPES, ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c d' e=' '/>");
    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c&#9;&#9;d'/>");
    inSubset("<!ATTLIST a b CDATA #IMPLIED>", "<a b=' c  d '/>");
    inSubset(
        "<!ENTITY x ' c'><!ATTLIST a b NMTOKENS #IMPLIED>",
        "<a b='c &x;'/>",
        ATTRIBUTE_TYPES,
        INTERNAL_ENTITIES);
    inSubset(
        "<!ENTITY x ''><!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c&x; d'/>", INTERNAL_ENTITIES);

    String unread = "<!ENTITY % p SYSTEM 'p.ent'>%p;";
    inSubset(
        unread + "<!ATTLIST a b CDATA 'c'>",
        "<a/>",
        ATTRIBUTE_DEFAULTS,
        DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(
        unread + "<!ENTITY x 'y'>",
        "<a>&x;</a>",
        INTERNAL_ENTITIES,
        DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(unread + "<!ENTITY x SYSTEM 'y'>", "<a>&x;</a>", DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(
        unread + "<!ATTLIST a b ID #IMPLIED>",
        "<a b=' c'/>",
        ATTRIBUTE_TYPES,
        DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(unread + "<!ATTLIST a b ID #IMPLIED><!ENTITY x 'y'>", "<a b='c'/>");
    inSubset("<!ATTLIST a b CDATA 'c'>" + unread, "<a/>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ENTITY % p ''>%p;<!ATTLIST a b CDATA 'c'>", "<a/>", ATTRIBUTE_DEFAULTS);
    inSubset(
        "%undeclared;<!ATTLIST a b CDATA 'c'>",
        "<a/>", ATTRIBUTE_DEFAULTS, DECLARATIONS_AFTER_PARAMETER_ENTITY);

    needs("<a>&#x10000;</a>", SUPPLEMENTARY_CHARACTER_REFERENCES);
    needs("<a>&#128512;</a>", SUPPLEMENTARY_CHARACTER_REFERENCES);
    needs("<a b='&#x1F600;'/>", SUPPLEMENTARY_CHARACTER_REFERENCES);
    needs("<a>&#xFFFD;&#65533;\uD83D\uDE00</a>");
    inSubset(
        "<!ENTITY x '&#x1F600;'>",
        "<a>&x;</a>",
        INTERNAL_ENTITIES,
        SUPPLEMENTARY_CHARACTER_REFERENCES);
    inSubset("<!ENTITY x '&#x1F600;'>", "<a/>");
    inSubset(
        "<!ATTLIST a b CDATA '&#x1F600;'>",
        "<a/>",
        ATTRIBUTE_DEFAULTS,
        SUPPLEMENTARY_CHARACTER_REFERENCES);

    needs("<?p?><a/>", PROLOG_PROCESSING_INSTRUCTION);
    needs("<?xml-stylesheet href='x'?><a/>", PROLOG_PROCESSING_INSTRUCTION);
    needs("<?xml version='1.0'?>\n<?p q?><a/>", PROLOG_PROCESSING_INSTRUCTION);
    needs("<!DOCTYPE a><!-- --><?p q?><a/>", DOCTYPE, PROLOG_PROCESSING_INSTRUCTION);
    inSubset("<?p q?>", "<a/>", PROLOG_PROCESSING_INSTRUCTION);
    needs("<?xml version='1.0'?><a><?p q?></a><?p q?>");

    inSubset(
        "<!ENTITY x 'y&#13;z'>", "<a>&x;</a>", INTERNAL_ENTITIES, CARRIAGE_RETURN_IN_ENTITY_VALUE);
    inSubset(
        "<!ENTITY x '&#xD;'><!ENTITY y '&x;'>",
        "<a>&y;</a>",
        INTERNAL_ENTITIES,
        CARRIAGE_RETURN_IN_ENTITY_VALUE);
    inSubset("<!ENTITY x 'y&#13;z'>", "<a>&#13;</a>");
    inSubset("<!ENTITY x 'y\r\nz\r'>", "<a>&x;</a>", INTERNAL_ENTITIES);
    inSubset("<!ENTITY x '&#38;#13;'>", "<a>&x;</a>", INTERNAL_ENTITIES);
  }

  private static void needs(String document, Capability... needs) {
    CASES.add(Arguments.of(document, Set.of(needs)));
  }

  private static void inSubset(String subset, String root, Capability... needs) {
    List<Capability> all = new ArrayList<>(Arrays.asList(needs));
    all.add(DOCTYPE);
    CASES.add(Arguments.of("<!DOCTYPE a [" + subset + "]>" + root, Set.copyOf(all)));
  }

  static Stream<Arguments> cases() {
    return CASES.stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void needsAreFound(String document, Set<Capability> needs) {
    DocumentInspection inspection = Inspections.of(document);
    assertThat(inspection.outside()).isEmpty();
    assertThat(inspection.needs()).isEqualTo(needs);
  }

  @Test
  void whatWasSeenBeforeAMalformationStands() {
    assertThat(Inspections.of("<a xmlns='x'>&#x10000;<b c='<'/>&#x10000;").needs())
        .containsExactly(DEFAULT_NAMESPACE, SUPPLEMENTARY_CHARACTER_REFERENCES);
    assertThat(Inspections.of("<a><b c='<'/>&#x10000;</a>").needs()).isEmpty();
  }
}

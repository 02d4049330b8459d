package org.xmlbench.inspection;

import static org.xmlbench.core.document.Capability.ATTRIBUTE_DEFAULTS;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_TYPES;
import static org.xmlbench.core.document.Capability.BRACKETS_IN_DOCTYPE;
import static org.xmlbench.core.document.Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE;
import static org.xmlbench.core.document.Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY;
import static org.xmlbench.core.document.Capability.DEFAULT_NAMESPACE;
import static org.xmlbench.core.document.Capability.DOCTYPE;
import static org.xmlbench.core.document.Capability.EXTERNAL_ENTITIES;
import static org.xmlbench.core.document.Capability.INTERNAL_ENTITIES;
import static org.xmlbench.core.document.Capability.LINE_END_IN_ATTRIBUTE_VALUE;
import static org.xmlbench.core.document.Capability.NAMESPACE_ATTRIBUTE_DECLARATIONS;
import static org.xmlbench.core.document.Capability.NAMESPACE_DEFAULTS;
import static org.xmlbench.core.document.Capability.OUTER_NAMESPACES_IN_ENTITY;
import static org.xmlbench.core.document.Capability.QUOTES_IN_DOCTYPE;
import static org.xmlbench.core.document.Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX;
import static org.xmlbench.core.document.Capability.SUBSET_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.TAB_IN_ATTRIBUTE_VALUE;
import static org.xmlbench.core.document.Capability.WHITE_SPACE_REFERENCES_IN_TOKENS;

import java.util.List;

/** What documents need for what their internal subset declares, and what looks like it. */
final class DtdCases extends NeedsCases {
  DtdCases() {
    entities();
    defaults();
    emptyTags();
    types();
    lateDeclarations();
    carriageReturns();
    brackets();
    quotes();
    namespaceAttributes();
    tokens();
  }

  private void entities() {
    inSubset("<!ENTITY x 'y'>", "<a>&x;</a>", INTERNAL_ENTITIES);
    inSubset("<!ENTITY x 'y'>", "<a b='&x;'/>", INTERNAL_ENTITIES);
    inSubset("<!ENTITY x 'y'>", "<a><![CDATA[&x;]]><?p &x;?><!-- &x; --></a>");
    inSubset("<!ENTITY x 'y'><!ENTITY lt '&#38;#60;'>", "<a>&lt;</a>");
    inSubset("<!ENTITY x SYSTEM 'x.ent'>", "<a>&x;</a>", EXTERNAL_ENTITIES);
    inSubset("<!ENTITY x SYSTEM 'x.ent'>", "<a/>");
    inSubset(
        "<!ENTITY u '<b xmlns=\"urn:x\"/>'><!ENTITY x '&u;'>",
        "<a>&x;</a>",
        INTERNAL_ENTITIES,
        DEFAULT_NAMESPACE);
    inSubset(
        "<!ENTITY u '<b/>'>",
        "<a xmlns=''>&u;</a>",
        INTERNAL_ENTITIES,
        REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    inSubset(
        "<!ENTITY t '<c/>'><!ENTITY u '<p:b xmlns:p=\"p\">&t;</p:b>'>",
        "<p:a xmlns:p='p' xmlns='urn:x'>&u;</p:a>",
        INTERNAL_ENTITIES,
        DEFAULT_NAMESPACE,
        OUTER_NAMESPACES_IN_ENTITY);
    inSubset(
        "<!ENTITY t '<p:c/>'><!ENTITY u '<p:b xmlns:p=\"p\">&t;</p:b>'>",
        "<a>&u;</a>",
        INTERNAL_ENTITIES,
        OUTER_NAMESPACES_IN_ENTITY);
    inSubset(
        "<!ENTITY u '<b p:c=\"\"/>'>",
        "<a xmlns:p='p'>&u;</a>",
        INTERNAL_ENTITIES,
        OUTER_NAMESPACES_IN_ENTITY);
    inSubset("<!ENTITY u '<b xml:id=\"c\"/>'>", "<p:a xmlns:p='p'>&u;</p:a>", INTERNAL_ENTITIES);
    inSubset("<!ENTITY u '<p:b/>'>", "<p:a xmlns:p='p'>u</p:a>");
    inSubset("<!ENTITY u 'urn:x'>", "<a xmlns='&u;'/>", INTERNAL_ENTITIES, DEFAULT_NAMESPACE);
    inSubset(
        "<!ENTITY u ''>",
        "<a xmlns='&u;'/>",
        INTERNAL_ENTITIES,
        REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
  }

  private void defaults() {
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a></a>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b (c|d) #FIXED 'c'>", "<a></a>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a b='d'/>");
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a b='d'><a></a></a>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST x b CDATA 'c'>", "<a></a>");
    inSubset(
        "<!ATTLIST a b CDATA #IMPLIED c CDATA #REQUIRED d NOTATION (e|f) #IMPLIED>", "<a></a>");
    inSubset("<!ATTLIST a b CDATA #IMPLIED><!ATTLIST a b CDATA 'c'>", "<a></a>");
    inSubset(
        "<!ENTITY x 'y'><!ATTLIST a b CDATA '&x;'>",
        "<a></a>",
        ATTRIBUTE_DEFAULTS,
        INTERNAL_ENTITIES);
    inSubset("<!ENTITY x 'y'><!ATTLIST a b CDATA '&x;'>", "<a b=''/>");
    inSubset(
        "<!ATTLIST a b CDATA 'c'><!ENTITY x '<a></a>'>",
        "<r>&x;</r>",
        ATTRIBUTE_DEFAULTS,
        INTERNAL_ENTITIES);
    inSubset("<!ENTITY % p \"<!ATTLIST a b CDATA 'c'>\">%p;", "<a></a>", ATTRIBUTE_DEFAULTS);

    inSubset("<!ATTLIST a xmlns CDATA 'x'>", "<a></a>", NAMESPACE_DEFAULTS, DEFAULT_NAMESPACE);
    inSubset("<!ATTLIST a xmlns:p CDATA 'x'>", "<a p:b=''/>", NAMESPACE_DEFAULTS);
    inSubset("<!ATTLIST a xmlns:p CDATA 'x'>", "<a xmlns:p='y'/>", NAMESPACE_DEFAULTS);
    inSubset("<!ATTLIST a xmlns:p CDATA 'x'>", "<a xmlns:p='y' p:b=''/>", NAMESPACE_DEFAULTS);
  }

  private void emptyTags() {
    inSubset(
        "<!ATTLIST a b CDATA 'c'>", "<a/>", ATTRIBUTE_DEFAULTS, ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG);
    inSubset(
        "<!ATTLIST a xmlns:p CDATA 'c'>",
        "<a />",
        NAMESPACE_DEFAULTS,
        ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG);
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a></a>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a d=''/>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b CDATA 'c'>", "<a xmlns:p='p'/>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b CDATA #IMPLIED>", "<a/>");
  }

  private void types() {
    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b=' c'/>", ATTRIBUTE_TYPES);
    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c '/>", ATTRIBUTE_TYPES);
    inSubset(
        "<!ATTLIST a b NMTOKENS #IMPLIED>",
        "<a b='c\n\td'/>",
        ATTRIBUTE_TYPES,
        LINE_END_IN_ATTRIBUTE_VALUE,
        TAB_IN_ATTRIBUTE_VALUE);
    inSubset("<!ATTLIST a b ID #IMPLIED>", "<a b='c&#32; d'/>", ATTRIBUTE_TYPES);
    inSubset("<!ATTLIST a b (c|d) ' c'>", "<a></a>", ATTRIBUTE_TYPES, ATTRIBUTE_DEFAULTS);
    inSubset("<!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c d' e=' '/>");
    inSubset(
        "<!ATTLIST a b NMTOKENS #IMPLIED>",
        "<a b='c&#9;&#9;d'/>",
        WHITE_SPACE_REFERENCES_IN_TOKENS);
    inSubset("<!ATTLIST a b CDATA #IMPLIED>", "<a b=' c  d '/>");
    inSubset(
        "<!ENTITY x ' c'><!ATTLIST a b NMTOKENS #IMPLIED>",
        "<a b='c &x;'/>",
        ATTRIBUTE_TYPES,
        INTERNAL_ENTITIES);
    inSubset(
        "<!ENTITY x ''><!ATTLIST a b NMTOKENS #IMPLIED>", "<a b='c&x; d'/>", INTERNAL_ENTITIES);
  }

  private void lateDeclarations() {
    String unread = "<!ENTITY % p SYSTEM 'p.ent'>%p;";
    inSubset(
        unread + "<!ATTLIST a b CDATA 'c'>",
        "<a></a>",
        ATTRIBUTE_DEFAULTS,
        DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(
        unread + "<!ENTITY x 'y'>",
        "<a>&x;</a>",
        INTERNAL_ENTITIES,
        DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(
        unread + "<!ENTITY x SYSTEM 'y'>",
        "<a>&x;</a>",
        EXTERNAL_ENTITIES,
        DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(
        unread + "<!ATTLIST a b ID #IMPLIED>",
        "<a b=' c'/>",
        ATTRIBUTE_TYPES,
        DECLARATIONS_AFTER_PARAMETER_ENTITY);
    inSubset(unread + "<!ATTLIST a b ID #IMPLIED><!ENTITY x 'y'>", "<a b='c'/>");
    inSubset("<!ATTLIST a b CDATA 'c'>" + unread, "<a></a>", ATTRIBUTE_DEFAULTS);
    inSubset("<!ENTITY % p ''>%p;<!ATTLIST a b CDATA 'c'>", "<a></a>", ATTRIBUTE_DEFAULTS);
    inSubset(
        "%undeclared;<!ATTLIST a b CDATA 'c'>",
        "<a></a>", ATTRIBUTE_DEFAULTS, DECLARATIONS_AFTER_PARAMETER_ENTITY);
  }

  private void carriageReturns() {
    inSubset(
        "<!ENTITY x 'y&#13;z'>", "<a>&x;</a>", INTERNAL_ENTITIES, CARRIAGE_RETURN_IN_ENTITY_VALUE);
    inSubset(
        "<!ENTITY x '&#xD;'><!ENTITY y '&x;'>",
        "<a>&y;</a>",
        INTERNAL_ENTITIES,
        CARRIAGE_RETURN_IN_ENTITY_VALUE);
    inSubset("<!ENTITY x 'y&#13;z'>", "<a>&#13;</a>");
    inSubset(
        "<!ENTITY x 'y&#13;z'>", "<a b='&x;'/>", INTERNAL_ENTITIES, LINE_END_IN_ATTRIBUTE_VALUE);
    inSubset("<!ENTITY x 'y\r\nz\r'>", "<a>&x;</a>", INTERNAL_ENTITIES);
    inSubset("<!ENTITY x '&#38;#13;'>", "<a>&x;</a>", INTERNAL_ENTITIES);
  }

  private void quotes() {
    inSubset("<!-- can't -->", "<a/>", QUOTES_IN_DOCTYPE);
    inSubset("<!-- 'a'\" -->", "<a/>", QUOTES_IN_DOCTYPE);
    inSubset("<!-- ' --><!-- ' -->", "<a/>", QUOTES_IN_DOCTYPE);
    inSubset("<?p q' ?>", "<a/>", QUOTES_IN_DOCTYPE, SUBSET_PROCESSING_INSTRUCTION);
    inSubset("<!-- \"don't\" 'so' -->", "<a/>");
    inSubset("<!ENTITY x \"'\"><!NOTATION n PUBLIC \"a'\">", "<a/>");
    needs("<!-- can't --><!DOCTYPE a><!-- \" --><a/>", DOCTYPE);
  }

  private void namespaceAttributes() {
    inSubset("<!ATTLIST b xmlns CDATA #IMPLIED>", "<a/>", NAMESPACE_ATTRIBUTE_DECLARATIONS);
    inSubset("<!ATTLIST b xmlns CDATA #REQUIRED>", "<a/>", NAMESPACE_ATTRIBUTE_DECLARATIONS);
    inSubset("<!ATTLIST b xmlns CDATA 'x'>", "<a/>");
    inSubset("<!ATTLIST b xmlns:p CDATA #IMPLIED c CDATA #IMPLIED>", "<a/>");
  }

  private void tokens() {
    String tokens = "<!ATTLIST a b NMTOKENS #IMPLIED c CDATA #IMPLIED>";
    inSubset(tokens, "<a b='x&#9;y'/>", WHITE_SPACE_REFERENCES_IN_TOKENS);
    inSubset(tokens, "<a b='&#xA;y&#13;'/>", WHITE_SPACE_REFERENCES_IN_TOKENS);
    inSubset(
        "<!ENTITY t '&#38;#9;'>" + tokens,
        "<a b='x&t;y'/>",
        INTERNAL_ENTITIES,
        WHITE_SPACE_REFERENCES_IN_TOKENS);
    inSubset(
        "<!ATTLIST a b NMTOKENS 'x&#9;y'>",
        "<a></a>",
        ATTRIBUTE_DEFAULTS,
        WHITE_SPACE_REFERENCES_IN_TOKENS);
    inSubset(tokens, "<a b='x\ny\nz' c='x&#9;y'/>", LINE_END_IN_ATTRIBUTE_VALUE);
    inSubset(tokens, "<a b='x\ty' c='x&#9;y'/>", TAB_IN_ATTRIBUTE_VALUE);
  }

  private void brackets() {
    for (String declaration :
        List.of(
            "<!-- [ -->",
            "<!-- ]> -->",
            "<!ENTITY x ']'>",
            "<!ENTITY x SYSTEM '['>",
            "<!ENTITY x PUBLIC '' ']'>",
            "<!ENTITY % x '[a]'>",
            "<!NOTATION x SYSTEM ']'>",
            "<!ATTLIST b c CDATA '['>")) {
      inSubset(declaration, "<a/>", BRACKETS_IN_DOCTYPE);
    }
    inSubset("<?p [ ?>", "<a/>", BRACKETS_IN_DOCTYPE, SUBSET_PROCESSING_INSTRUCTION);
    for (String literal : List.of("[", "]", ">")) {
      needs("<!DOCTYPE a SYSTEM '" + literal + "'><a/>", DOCTYPE, BRACKETS_IN_DOCTYPE);
    }
    inSubset("<!-- > --><!ENTITY x '&#91;>'><!ENTITY y SYSTEM '>'>", "<a/>");
    needs("<!-- [ --><!DOCTYPE a [ ]><a b='['>]<!-- ] --></a>", DOCTYPE);
  }
}

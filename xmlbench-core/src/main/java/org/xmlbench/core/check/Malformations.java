package org.xmlbench.core.check;

import static org.xmlbench.core.check.Malformation.of;
import static org.xmlbench.core.check.Malformation.ofBytes;

import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.document.BrokenConstraint;

/**
 * One document for each constraint of well-formedness and of namespaces, and two whose reference
 * only an unread external subset could resolve: these must end as unsupported, never in silence.
 */
final class Malformations {
  private static final List<Malformation> STRUCTURE =
      List.of(
          Malformation.NOT_EMPTY,
          Malformation.ROOT_ELEMENT,
          of("single-root-element", "2.1", "<a/><b/>"),
          of("no-text-before-root", "2.1", "x<a/>"),
          of("no-text-after-root", "2.1", "<a/>x"),
          of("no-cdata-after-root", "2.1", "<a/><![CDATA[x]]>"),
          of("no-reference-after-root", "2.1", "<a/>&#32;"),
          of("element-type-match", "3", "<a></b>"),
          of("elements-nest", "2.1", "<a><b></a></b>"),
          Malformation.END_TAG_PRESENT,
          of("start-tag-present", "3", "<a/></a>"),
          of("name-start-character", "2.3", "<a><1b/></a>"),
          of("name-character", "2.3", "<a><b\u00D7/></a>"),
          of("no-space-before-name", "3.1", "<a>< b/></a>"),
          of("end-tag-has-no-attributes", "3.1", "<a></a b='c'>"),
          of("tag-is-closed", "3.1", "<a><b <c/></a>"),
          of("empty-element-tag-slash-last", "3.1", "<a><b / ></a>"));

  private static final List<Malformation> ATTRIBUTES =
      List.of(
          of("unique-att-spec", "3.1", "<a b='1' b='2'/>"),
          of("no-less-than-in-attribute-values", "3.1", "<a b='<'/>"),
          of("attribute-has-value", "3.1", "<a b/>"),
          of("attribute-value-quoted", "3.1", "<a b=c/>"),
          of("attribute-quotes-match", "3.1", "<a b='c\"/>"),
          of("space-between-attributes", "3.1", "<a b='1'c='2'/>"),
          of("no-bare-ampersand-in-attribute", "2.4", "<a b='x & y'/>"));

  private static final List<Malformation> CHARACTERS =
      List.of(
          of("no-bare-ampersand", "2.4", "<a>x & y</a>"),
          of("reference-ends-with-semicolon", "4.1", "<a>&lt</a>"),
          of("no-cdata-end-in-text", "2.4", "<a>]]></a>"),
          of(BrokenConstraint.CHARACTER_RANGE_CONTROL, "2.2", "<a>\u0001</a>"),
          of("character-range-nul", "2.2", "<a>\u0000</a>"),
          of("character-range-control-in-attribute", "2.2", "<a b='\u0002'/>"),
          of("character-range-noncharacter", "2.2", "<a>\uFFFE</a>"),
          of("character-range-in-comment", "2.2", "<a><!--\u0001--></a>"),
          of("character-range-in-cdata", "2.2", "<a><![CDATA[\u0001]]></a>"),
          of("legal-character", "4.1", "<a>&#1;</a>"),
          of("legal-character-surrogate", "4.1", "<a>&#xD800;</a>"),
          of("legal-character-beyond-unicode", "4.1", "<a>&#x110000;</a>"),
          of("legal-character-overflow", "4.1", "<a>&#x100000041;</a>"),
          of("legal-character-in-attribute", "4.1", "<a b='&#1;'/>"),
          of("character-reference-digits", "4.1", "<a>&#;</a>"),
          of("character-reference-lower-case-x", "4.1", "<a>&#X41;</a>"),
          of("character-reference-decimal", "4.1", "<a>&#4A;</a>"));

  private static final List<Malformation> MARKUP =
      List.of(
          of("cdata-closed", "2.7", "<a><![CDATA[x</a>"),
          of("cdata-keyword", "2.7", "<a><![cdata[x]]></a>"),
          of("comment-closed", "2.5", "<a><!-- x</a>"),
          of("no-double-hyphen-in-comment", "2.5", "<a><!-- x -- y --></a>"),
          of("comment-ends-with-two-hyphens", "2.5", "<a><!-- x ---></a>"),
          of("pi-closed", "2.6", "<a><?x y</a>"),
          of("pi-target-not-xml", "2.6", "<a><?xml version='1.0'?></a>"),
          of("pi-target-not-xml-in-any-case", "2.6", "<a><?XmL x?></a>"),
          of("pi-space-after-target", "2.6", "<a><?x+y?></a>"),
          of("pi-target-present", "2.6", "<a><? x?></a>"),
          of("xml-declaration-first", "2.8", " <?xml version='1.0'?><a/>"),
          of("xml-declaration-version", "2.8", "<?xml encoding='UTF-8'?><a/>"),
          of("xml-declaration-order", "2.8", "<?xml encoding='UTF-8' version='1.0'?><a/>"),
          of("xml-declaration-standalone", "2.9", "<?xml version='1.0' standalone='maybe'?><a/>"),
          of("xml-declaration-closed", "2.8", "<?xml version='1.0'><a/>"),
          of("encoding-name", "4.3.3", "<?xml version='1.0' encoding='-x'?><a/>"),
          of("encoding-known", "4.3.3", "<?xml version='1.0' encoding='no-such-one'?><a/>"));

  private static final List<Malformation> ENCODING =
      List.of(
          ofBytes("utf-8-continuation", "4.3.3", "<a>\u00C3\u0028</a>"),
          ofBytes("utf-8-start", "4.3.3", "<a>\u0080</a>"),
          ofBytes("utf-8-overlong", "4.3.3", "<a>\u00C0\u0080</a>"),
          ofBytes("utf-8-overlong-three-bytes", "4.3.3", "<a>\u00E0\u0080\u00AF</a>"),
          ofBytes("utf-8-surrogate", "4.3.3", "<a>\u00ED\u00A0\u0080</a>"),
          ofBytes("utf-8-beyond-unicode", "4.3.3", "<a>\u00F4\u0090\u0080\u0080</a>"),
          Malformation.UTF_8_COMPLETE,
          ofBytes("utf-8-in-attribute", "4.3.3", "<a b='\u00C3\u0028'/>"));

  private static final List<Malformation> DOCTYPE =
      List.of(
          of("doctype-before-root", "2.8", "<a/><!DOCTYPE a>"),
          of("doctype-once", "2.8", "<!DOCTYPE a><!DOCTYPE a><a/>"),
          of("doctype-name", "2.8", "<!DOCTYPE><a/>"),
          of("doctype-upper-case", "2.8", "<!doctype a><a/>"),
          of("doctype-closed", "2.8", "<!DOCTYPE a [<a/>"),
          subset("pes-in-internal-subset", "2.8", "<!ENTITY % p 'ANY'><!ELEMENT a %p;>"),
          subset("no-conditional-section-in-subset", "3.4", "<![INCLUDE[<!ELEMENT a ANY>]]>"),
          subset("element-declaration-model", "3.2", "<!ELEMENT a (b,c|d)>"),
          subset("element-declaration-content", "3.2", "<!ELEMENT a>"),
          subset("attlist-default", "3.3.2", "<!ATTLIST a b CDATA>"),
          subset("attlist-type", "3.3.1", "<!ATTLIST a b TEXT #IMPLIED>"),
          subset("no-less-than-in-attribute-default", "3.3.2", "<!ATTLIST a b CDATA '<'>"),
          subset("entity-declaration-value", "4.2", "<!ENTITY e>"),
          subset("entity-value-ampersand", "4.3.2", "<!ENTITY e '&'>"),
          subset("notation-declaration", "4.7", "<!NOTATION n>"),
          subset("public-identifier-character", "4.2.2", "<!NOTATION n PUBLIC '{}'>"),
          subset("declaration-keyword", "2.8", "<!ELEMENTS a ANY>"),
          subset("no-text-in-subset", "2.8", "x"));

  private static final List<Malformation> ENTITIES =
      List.of(
          of("entity-declared", "4.1", "<a>&x;</a>"),
          of("entity-declared-in-attribute", "4.1", "<a b='&x;'/>"),
          of("entity-declared-in-subset", "4.1", entity("<!ENTITY y ''>", "&x;")),
          of("no-recursion", "4.1", entity("<!ENTITY x '&y;'><!ENTITY y '&x;'>", "&x;")),
          of("unresolved-reference", "4.1", "<!DOCTYPE a SYSTEM 'a.dtd'><a>x&y;</a>"),
          of("unresolved-reference-in-attribute", "4.1", "<!DOCTYPE a SYSTEM 'a.dtd'><a b='&y;'/>"),
          of(
              "parsed-entity",
              "4.1",
              entity("<!NOTATION n SYSTEM 'n'><!ENTITY x SYSTEM 'x' NDATA n>", "&x;")),
          of(
              "no-external-entity-references",
              "3.1",
              "<!DOCTYPE a [<!ENTITY x SYSTEM 'x'>]><a b='&x;'/>"),
          of(
              "no-less-than-in-attribute-values-by-entity",
              "3.1",
              "<!DOCTYPE a [<!ENTITY x '&#60;'>]><a b='&x;'/>"),
          of("entity-is-well-formed", "4.3.2", entity("<!ENTITY x '<b>'>", "&x;</b>")),
          of("entity-ends-no-element", "4.3.2", entity("<!ENTITY x '</b>'>", "<b>&x;")));

  private static final List<Malformation> NAMESPACES =
      List.of(
          Malformation.PREFIX_DECLARED,
          of(BrokenConstraint.PREFIX_DECLARED_ATTRIBUTE, "ns 5", "<a p:b='c'/>"),
          of("prefix-declared-in-scope", "ns 6.1", "<a><b xmlns:p='u'/><p:c/></a>"),
          of("no-prefix-undeclaring", "ns 5", "<a xmlns:p=''/>"),
          of("attributes-unique", "ns 6.3", "<a xmlns:p='u' xmlns:q='u'><b p:c='1' q:c='2'/></a>"),
          of("reserved-prefix-xml", "ns 3", "<a xmlns:xml='u'/>"),
          of("reserved-prefix-xmlns", "ns 3", "<a xmlns:xmlns='u'/>"),
          of("reserved-name-xml", "ns 3", "<a xmlns:p='http://www.w3.org/XML/1998/namespace'/>"),
          of("reserved-name-xmlns", "ns 3", "<a xmlns:p='http://www.w3.org/2000/xmlns/'/>"),
          of("reserved-name-as-default", "ns 3", "<a xmlns='http://www.w3.org/2000/xmlns/'/>"),
          of("element-prefix-not-xmlns", "ns 3", "<xmlns:a/>"),
          of("qname-one-colon", "ns 4", "<p:a:b xmlns:p='u'/>"),
          of("qname-local-part", "ns 4", "<p: xmlns:p='u'/>"),
          of("qname-prefix", "ns 4", "<:a/>"),
          of("qname-attribute", "ns 4", "<a xmlns:p='u' p:b:c='d'/>"),
          of("pi-target-without-colon", "ns 7", "<a><?b:c d?></a>"),
          of("entity-name-without-colon", "ns 7", "<!DOCTYPE a [<!ENTITY b:c 'd'>]><a/>"));

  static final List<Malformation> ALL =
      Stream.of(STRUCTURE, ATTRIBUTES, CHARACTERS, MARKUP, ENCODING, DOCTYPE, ENTITIES, NAMESPACES)
          .flatMap(List::stream)
          .toList();

  private Malformations() {}

  private static Malformation subset(String name, String section, String declaration) {
    return of(name, section, entity(declaration, ""));
  }

  private static String entity(String declarations, String content) {
    return "<!DOCTYPE a [" + declarations + "]><a>" + content + "</a>";
  }
}

package org.xmlbench.contract;

import static org.xmlbench.contract.DocumentPart.line;
import static org.xmlbench.contract.DocumentPart.part;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_DEFAULTS;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_TYPES;
import static org.xmlbench.core.document.Capability.BRACKETS_IN_DOCTYPE;
import static org.xmlbench.core.document.Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE;
import static org.xmlbench.core.document.Capability.DEFAULT_NAMESPACE;
import static org.xmlbench.core.document.Capability.DOCTYPE;
import static org.xmlbench.core.document.Capability.INTERNAL_ENTITIES;
import static org.xmlbench.core.document.Capability.NAMESPACE_DEFAULTS;
import static org.xmlbench.core.document.Capability.OUTER_NAMESPACES_IN_ENTITY;
import static org.xmlbench.core.document.Capability.PROLOG_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.SUBSET_PROCESSING_INSTRUCTION;

import java.util.List;

/**
 * What stands before the root element of {@link Constructs}, and what in the root needs its
 * declarations.
 */
final class ConstructsProlog {
  static final List<DocumentPart> PARTS =
      List.of(
          part("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n", ""),
          part("<!-- prolog: & < > ' \" - -->\n", ""),
          part("<?before the root?>\n", "P before the root\n", PROLOG_PROCESSING_INSTRUCTION),
          part("<!DOCTYPE d:doc [\n", "", DOCTYPE),
          part("<!-- in the subset: ]> [ & -->\n", "", DOCTYPE, BRACKETS_IN_DOCTYPE),
          part("<!-- in the subset: > < & -->\n", "", DOCTYPE),
          part("<?in the subset?>\n", "", DOCTYPE, SUBSET_PROCESSING_INSTRUCTION),
          part("<!NOTATION gif PUBLIC \"-//X//gif viewer//EN\">\n", "", DOCTYPE),
          part("<!NOTATION png SYSTEM 'png-viewer'>\n", "", DOCTYPE),
          part("<!ENTITY picture SYSTEM \"p.gif\" NDATA gif>\n", "", DOCTYPE),
          part("<!ENTITY % more '<!ELEMENT d:item ANY>'>\n%more;\n", "", DOCTYPE),
          part("<!ELEMENT d:list (d:item, (d:item | d:e)*)>\n", "", DOCTYPE),
          part("<!ELEMENT d:e EMPTY>\n<!ELEMENT d:t (#PCDATA | d:e)*>\n", "", DOCTYPE),
          part("<!ENTITY plain 'one &#38;#38; two'>\n", "", DOCTYPE, INTERNAL_ENTITIES),
          part("<!ENTITY plain 'never'>\n", "", DOCTYPE, INTERNAL_ENTITIES),
          part("<!ENTITY nested '(&plain;)'>\n", "", DOCTYPE, INTERNAL_ENTITIES),
          part("<!ENTITY markup '<d:e a=\"v\"/>in&lt;'>\n", "", DOCTYPE, INTERNAL_ENTITIES),
          part("<!ENTITY nothing ''>\n", "", DOCTYPE, INTERNAL_ENTITIES),
          part("<!ENTITY lt '&#38;#60;'>\n", "", DOCTYPE, INTERNAL_ENTITIES),
          part(
              "<!ENTITY cr 'x&#13;y'>\n",
              "",
              DOCTYPE,
              INTERNAL_ENTITIES,
              CARRIAGE_RETURN_IN_ENTITY_VALUE),
          part(
              "<!ATTLIST d:dflt a CDATA 'x' b (one|two) \"two\" c CDATA #FIXED 'f'>\n",
              "",
              DOCTYPE,
              ATTRIBUTE_DEFAULTS),
          part(
              "<!ATTLIST d:nsd xmlns:n CDATA 'urn:n' xmlns CDATA 'urn:dflt'>\n",
              "",
              DOCTYPE,
              NAMESPACE_DEFAULTS,
              DEFAULT_NAMESPACE),
          part(
              "<!ATTLIST d:typ t NMTOKENS #IMPLIED i ID #IMPLIED u CDATA #IMPLIED>\n",
              "",
              DOCTYPE,
              ATTRIBUTE_TYPES),
          part("]>\n", "", DOCTYPE));

  /** What stands in the root by these declarations. */
  static final List<DocumentPart> USES =
      List.of(
          line(
              "<d:t a='&plain;&lt;'>&plain;&nested;&nothing;&lt;</d:t>",
              """
              S {urn:d}t
              A {}a=one & two<
              T one & two(one & two)<
              E {urn:d}t
              """,
              DOCTYPE,
              INTERNAL_ENTITIES),
          line(
              "<d:t>&markup;&lt;</d:t>",
              """
              S {urn:d}t
              S {urn:d}e
              A {}a=v
              E {urn:d}e
              T in<<
              E {urn:d}t
              """,
              DOCTYPE,
              INTERNAL_ENTITIES,
              OUTER_NAMESPACES_IN_ENTITY),
          line(
              "<d:t>&cr;</d:t>",
              """
              S {urn:d}t
              T x\\ry
              E {urn:d}t
              """,
              DOCTYPE,
              INTERNAL_ENTITIES,
              CARRIAGE_RETURN_IN_ENTITY_VALUE),
          line(
              "<d:dflt></d:dflt><d:dflt a='own'/>",
              """
              S {urn:d}dflt
              A {}a=x
              A {}b=two
              A {}c=f
              E {urn:d}dflt
              S {urn:d}dflt
              A {}a=own
              A {}b=two
              A {}c=f
              E {urn:d}dflt
              """,
              DOCTYPE,
              ATTRIBUTE_DEFAULTS),
          line(
              "<d:dflt/>",
              """
              S {urn:d}dflt
              A {}a=x
              A {}b=two
              A {}c=f
              E {urn:d}dflt
              """,
              DOCTYPE,
              ATTRIBUTE_DEFAULTS,
              ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG),
          line(
              "<d:nsd><n:in/><in/></d:nsd><d:nsd xmlns='urn:own'><in/></d:nsd>",
              """
              S {urn:d}nsd
              N =urn:dflt
              N n=urn:n
              S {urn:n}in
              E {urn:n}in
              S {urn:dflt}in
              E {urn:dflt}in
              E {urn:d}nsd
              S {urn:d}nsd
              N =urn:own
              N n=urn:n
              S {urn:own}in
              E {urn:own}in
              E {urn:d}nsd
              """,
              DOCTYPE,
              NAMESPACE_DEFAULTS,
              DEFAULT_NAMESPACE),
          line(
              "<d:typ t='  a   b&#32; ' i=' i\n' u='  a   b '/>",
              """
              S {urn:d}typ
              A {}i=i
              A {}t=a b
              A {}u=  a   b\s
              E {urn:d}typ
              """,
              DOCTYPE,
              ATTRIBUTE_TYPES));

  private ConstructsProlog() {}
}

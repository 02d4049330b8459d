package org.xmlbench.inspection;

import static org.xmlbench.core.document.Capability.ATTRIBUTE_DEFAULTS;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_NAMES_BEYOND_ASCII;
import static org.xmlbench.core.document.Capability.BRACKETS_IN_DOCTYPE;
import static org.xmlbench.core.document.Capability.DEEP_NESTING;
import static org.xmlbench.core.document.Capability.DEFAULT_NAMESPACE;
import static org.xmlbench.core.document.Capability.DOCTYPE;
import static org.xmlbench.core.document.Capability.EMPTY_CDATA_SECTION;
import static org.xmlbench.core.document.Capability.END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT;
import static org.xmlbench.core.document.Capability.INTERNAL_ENTITIES;
import static org.xmlbench.core.document.Capability.LINE_ENDS_IN_CDATA_SECTION;
import static org.xmlbench.core.document.Capability.LINE_ENDS_IN_LONG_DOCUMENT;
import static org.xmlbench.core.document.Capability.LINE_ENDS_IN_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.LINE_END_IN_ATTRIBUTE_VALUE;
import static org.xmlbench.core.document.Capability.LONG_ATTRIBUTE_VALUE;
import static org.xmlbench.core.document.Capability.LONG_CDATA_SECTION;
import static org.xmlbench.core.document.Capability.MIXED_NAMES_BEYOND_LATIN_1;
import static org.xmlbench.core.document.Capability.NESTED_DEFAULT_NAMESPACES;
import static org.xmlbench.core.document.Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT;
import static org.xmlbench.core.document.Capability.PREFIXED_ROOT_ATTRIBUTE;
import static org.xmlbench.core.document.Capability.PROCESSING_INSTRUCTION_WITHOUT_DATA;
import static org.xmlbench.core.document.Capability.PROLOG_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.REPEATED_DECLARATION;
import static org.xmlbench.core.document.Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX;
import static org.xmlbench.core.document.Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX;
import static org.xmlbench.core.document.Capability.SUBSET_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.SUPPLEMENTARY_CHARACTERS;
import static org.xmlbench.core.document.Capability.SUPPLEMENTARY_CHARACTER_REFERENCES;
import static org.xmlbench.core.document.Capability.TAB_IN_ATTRIBUTE_VALUE;

/** What documents need for what is in their prolog and elements, and what looks like it. */
final class MarkupCases extends NeedsCases {
  MarkupCases() {
    plain();
    namespaces();
    mixedNames();
    longDocuments();
    doctypes();
    supplementaryCharacters();
    instructions();
    prefixedRootAttributes();
    repeatedDeclarations();
    nestedDefaults();
    emptySections();
    longSections();
    limits();
    tabs();
  }

  private void tabs() {
    needs("<a b='c\td'/>", TAB_IN_ATTRIBUTE_VALUE);
    needs("<p:a xmlns:p='\turn:p'/>", TAB_IN_ATTRIBUTE_VALUE);
    needs("<a\tb\t=\t'c&#9;d'\t>\t<!-- b='\t' --><?p b='\t'?></a\t>");
    needs("<a b='c\r\nd'/>", LINE_END_IN_ATTRIBUTE_VALUE);
    inSubset("<!ENTITY x 'c&#9;d'>", "<a b='&x;'/>", INTERNAL_ENTITIES, TAB_IN_ATTRIBUTE_VALUE);
    inSubset("<!ENTITY x 'c\td'>", "<a>&x;</a>", INTERNAL_ENTITIES);
    inSubset("<!ATTLIST a b CDATA 'c\td'>", "<a></a>", ATTRIBUTE_DEFAULTS, TAB_IN_ATTRIBUTE_VALUE);
    inSubset("<!ATTLIST a b CDATA 'c\td'>", "<a b='own'/>");
  }

  private void plain() {
    needs("<a/>");
    needs("<a b='c' xml:lang='en'>text &lt;&amp;&gt;&apos;&quot; &#xE9;<![CDATA[&x;]]></a>");
    needs("<!-- <?p?> <!DOCTYPE a> --><a><!-- &x; <b xmlns='u'/> --></a>");
  }

  private void namespaces() {
    needs("<a xmlns='urn:x'/>", DEFAULT_NAMESPACE);
    needs("<p:a xmlns:p='urn:p'><b xmlns='urn:x'/></p:a>", DEFAULT_NAMESPACE);
    needs("<p:a xmlns:p='urn:p' xmlns='urn:x' b=''><p:c/></p:a>");
    needs("<p:a xmlns:p='urn:p' xmlns='urn:x'><b xmlns=''><c/></b></p:a>");
    needs("<a><p:b xmlns:p='urn:p' xmlns='urn:x'/><c/></a>");
  }

  private void doctypes() {
    needs("<!DOCTYPE a><a/>", DOCTYPE);
    needs("<!DOCTYPE a SYSTEM 'a.dtd' [ ] ><a/>", DOCTYPE);
    needs("<!DOCTYPE a PUBLIC '-//x' \"a'.dtd\"><a/>", DOCTYPE);
  }

  private void supplementaryCharacters() {
    needs("<a>&#x10000;</a>", SUPPLEMENTARY_CHARACTER_REFERENCES);
    needs("<a>&#128512;</a>", SUPPLEMENTARY_CHARACTER_REFERENCES);
    needs("<a b='&#x1F600;'/>", SUPPLEMENTARY_CHARACTER_REFERENCES);
    needs("<a>&#xFFFD;&#65533;\uFFFD</a>");
    needs("<a>\uD83D\uDE00</a>", SUPPLEMENTARY_CHARACTERS);
    needs("<!-- \uD83D\uDE00 --><a/>", SUPPLEMENTARY_CHARACTERS);
    needs("<!-- " + "x".repeat(70_000) + " --><a/><?p \uD83D\uDE00?>", SUPPLEMENTARY_CHARACTERS);
    inSubset(
        "<!ENTITY x '&#x1F600;'>",
        "<a>&x;</a>",
        INTERNAL_ENTITIES,
        SUPPLEMENTARY_CHARACTER_REFERENCES);
    inSubset("<!ENTITY x '&#x1F600;'>", "<a></a>");
    inSubset(
        "<!ATTLIST a b CDATA '&#x1F600;'>",
        "<a></a>",
        ATTRIBUTE_DEFAULTS,
        SUPPLEMENTARY_CHARACTER_REFERENCES);
  }

  private void instructions() {
    needs("<?p?><a/>", PROLOG_PROCESSING_INSTRUCTION, PROCESSING_INSTRUCTION_WITHOUT_DATA);
    needs("<a><?p \t?></a>", PROCESSING_INSTRUCTION_WITHOUT_DATA);
    needs("<a/><?p?>", PROCESSING_INSTRUCTION_WITHOUT_DATA);
    needs("<a><?p q\r\nr?></a>", LINE_ENDS_IN_PROCESSING_INSTRUCTION);
    needs("<a>\r<?p q\nr?></a>", LINE_ENDS_IN_PROCESSING_INSTRUCTION);
    needs("<a><?p q\nr?></a>");
    needs("<a>\r\n<?p q?></a>");
    inSubset("<?p?>", "<a/>", SUBSET_PROCESSING_INSTRUCTION);
    needs("<?xml-stylesheet href='x'?><a/>", PROLOG_PROCESSING_INSTRUCTION);
    needs("<?xml version='1.0'?>\n<?p q?><a/>", PROLOG_PROCESSING_INSTRUCTION);
    needs("<!DOCTYPE a><!-- --><?p q?><a/>", DOCTYPE, PROLOG_PROCESSING_INSTRUCTION);
    inSubset("<?p q?>", "<a/>", SUBSET_PROCESSING_INSTRUCTION);
    inSubset("<!ENTITY % p '<?p q?>'>%p;", "<a/>", SUBSET_PROCESSING_INSTRUCTION);
    inSubset("<!-- <?p q?> -->", "<a/>");
    needs("<?xml version='1.0'?><a><?p q?></a><?p q?>");
  }

  private void prefixedRootAttributes() {
    needs("\n<a xml:lang='en'/>", PREFIXED_ROOT_ATTRIBUTE);
    needs("<!-- -->\n<a b='' xmlns:p='p' p:b=''/>", PREFIXED_ROOT_ATTRIBUTE);
    needs("<!DOCTYPE a>\n<a xml:lang='en'/>", DOCTYPE, PREFIXED_ROOT_ATTRIBUTE);
    needs("<?xml version='1.0'?> <a xml:lang='en'/>", PREFIXED_ROOT_ATTRIBUTE);
    needs("\n<!-- --><a xml:lang='en'/>");
    needs("\n<!DOCTYPE a><a xml:lang='en'/>", DOCTYPE);
    needs("\n<p:a xmlns:p='p' b=''><p:b p:c=''/></p:a>");
    inSubset("<!ATTLIST a xml:lang CDATA 'en'>\n", "\n<a b=''/>", ATTRIBUTE_DEFAULTS);
  }

  private void mixedNames() {
    needs("<a т='b'/>", MIXED_NAMES_BEYOND_LATIN_1, ATTRIBUTE_NAMES_BEYOND_ASCII);
    needs("<a><b c='d' aĀ='e'/></a>", MIXED_NAMES_BEYOND_LATIN_1, ATTRIBUTE_NAMES_BEYOND_ASCII);
    needs("<a xmlns:т='u'/>", MIXED_NAMES_BEYOND_LATIN_1, ATTRIBUTE_NAMES_BEYOND_ASCII);
    needs("\n<!-- --><т xml:lang='en'/>", MIXED_NAMES_BEYOND_LATIN_1);
    needs("<a é='т'/>", ATTRIBUTE_NAMES_BEYOND_ASCII);
    needs("<т м='b' c='d' xmlns:p='u'/>", ATTRIBUTE_NAMES_BEYOND_ASCII);
  }

  private void longDocuments() {
    String text = "x".repeat(8_000);
    needs("<a>" + text + "<b xml:lang='en'/></a>", PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT);
    needs("<a>" + text + "<b lang='en' xmlns:p='p'/></a>");
    needs("<a><b xml:lang='en'/>" + text + "</a>");
    needs("<a>" + text + "<тов></тов></a>", END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT);
    needs("<aĀ>" + text + "</aĀ>", END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT);
    needs("<a>" + text + "<тов/><éÿ></éÿ></a>");
    needs("<a><тов></тов>" + text + "</a>");
  }

  private void repeatedDeclarations() {
    needs("<a xmlns:p='p'><b xmlns:p='p'/></a>", REPEATED_DECLARATION);
    needs("<a xmlns:p='p'><b xmlns:p='p' p:k=''/></a>", REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX);
    needs("<a xmlns:p='p'><p:b xmlns:p='p'/></a>", REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    needs("<a xmlns:p='p'><p:b p:k='' xmlns:p='p'/></a>", REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    needs("<a xmlns=''/>", REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    needs("<p:a xmlns:p='p' xmlns='' k=''/>", REPEATED_DECLARATION);
    needs("<p:a xmlns:p='p' xmlns='x'><p:b k='' xmlns='x'/></p:a>", REPEATED_DECLARATION);
    needs(
        "<a xmlns='x'><b k='' xmlns='x'/></a>",
        DEFAULT_NAMESPACE,
        REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    needs(
        "<a xmlns:p='p'><b xmlns:p='p' xmlns='' p:k='' k=''/></a>",
        REPEATED_DECLARATION_OF_ELEMENT_PREFIX,
        REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX);
    inSubset("<!ATTLIST a k CDATA ''>", "<p:b xmlns:p='p' xmlns='' k=''/>", REPEATED_DECLARATION);
    needs("<a xmlns:p='p'><b xmlns:p='q'><c xmlns:p='p'/></b><d/></a>");
    needs("<a><b xmlns:p='p'/><c xmlns:p='p'/></a>");
    needs("<a xmlns:xml='http://www.w3.org/XML/1998/namespace'/>");
  }

  private void nestedDefaults() {
    String nested = "<b xmlns='y'><c xmlns='z'/></b>";
    needs("<a>" + nested + "<d/></a>", DEFAULT_NAMESPACE, NESTED_DEFAULT_NAMESPACES);
    needs("<a><p>" + nested + "</p><d/></a>", DEFAULT_NAMESPACE, NESTED_DEFAULT_NAMESPACES);
    needs(
        "<a xmlns='x'><b xmlns='y'><p><c xmlns=''/></p></b><d/></a>",
        DEFAULT_NAMESPACE,
        NESTED_DEFAULT_NAMESPACES);
    needs(
        "<a xmlns='x'><b xmlns='x'>" + nested + "</b><d/></a>",
        DEFAULT_NAMESPACE,
        NESTED_DEFAULT_NAMESPACES,
        REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    needs(
        "<a xmlns='y'>" + nested + "<d/></a>",
        DEFAULT_NAMESPACE,
        REPEATED_DECLARATION_OF_ELEMENT_PREFIX);
    needs("<a xmlns='x'>" + nested + "</a>", DEFAULT_NAMESPACE);
    needs("<p:a xmlns:p='p' xmlns='x'>" + nested + "<p:d/></p:a>", DEFAULT_NAMESPACE);
    needs("<a xmlns='x'><b xmlns='y'><c/></b><d/></a>", DEFAULT_NAMESPACE);
    needs("<a xmlns='x'>" + nested + "<b xmlns='y'><d/></b></a>", DEFAULT_NAMESPACE);
    needs("<a xmlns='x'><b xmlns='y'/><c xmlns='y'/><d/></a>", DEFAULT_NAMESPACE);
    inSubset(
        "<!ENTITY x \"" + nested + "<d/>\">",
        "<a>&x;</a>",
        INTERNAL_ENTITIES,
        DEFAULT_NAMESPACE,
        NESTED_DEFAULT_NAMESPACES);
  }

  private void longSections() {
    needs("<a><![CDATA[" + "]".repeat(16_384) + "]]></a>", LONG_CDATA_SECTION);
    needs(
        "<a>b<![CDATA[" + "x\r\n".repeat(8_192) + "]]></a>",
        LONG_CDATA_SECTION,
        LINE_ENDS_IN_CDATA_SECTION,
        LINE_ENDS_IN_LONG_DOCUMENT);
    needs("<a>\r<![CDATA[x\ny]]></a>", LINE_ENDS_IN_CDATA_SECTION);
    needs("<a><![CDATA[x\ny]]></a>");
    needs("<a>\r\n<![CDATA[x]]></a>");
    needs("<a><![CDATA[" + "]".repeat(16_383) + "]]></a>");
    needs("<a>" + "b<![CDATA[c]]>".repeat(2_000) + "<!--" + " ".repeat(20_000) + "--></a>");
  }

  private void limits() {
    needs("<a b='" + "x".repeat(262_144) + "'/>", LONG_ATTRIBUTE_VALUE);
    needs("<a b='" + "x".repeat(262_143) + "'/>");
    needs("<a b='x\ny'/>", LINE_END_IN_ATTRIBUTE_VALUE);
    needs("<a b='x&#10;y'/>");
    needs("<a>".repeat(200) + "</a>".repeat(200), DEEP_NESTING);
    needs("<a>".repeat(199) + "</a>".repeat(199));
    needs("<a>" + "x".repeat(4_000) + "\r\n</a>", LINE_ENDS_IN_LONG_DOCUMENT);
    needs("<a>" + "x".repeat(4_000) + "\r\r</a>");
    needs("<a>\r\n" + "x".repeat(4_000) + "</a>");
  }

  private void emptySections() {
    needs("<a>b<![CDATA[]]>c</a>", EMPTY_CDATA_SECTION);
    needs("<a>b<!-- --><![CDATA[]]><![CDATA[]]><!-- -->&lt;</a>", EMPTY_CDATA_SECTION);
    needs("<a>&#65;<![CDATA[]]><![CDATA[b]]></a>", EMPTY_CDATA_SECTION);
    needs("<a><![CDATA[b]]><![CDATA[]]> </a>", EMPTY_CDATA_SECTION);
    needs("<a><![CDATA[]]>b</a>");
    needs("<a>b<![CDATA[]]></a>");
    needs("<a>b<c/><![CDATA[]]>d</a>");
    needs("<a>b<![CDATA[]]><?c e?>d</a>");
    needs("<a>b<![CDATA[]]><c>d</c>e</a>");
    needs("<a><c>b<![CDATA[]]></c>d</a>");
    String x = "<!ENTITY x '<![CDATA[]]>'>";
    inSubset(x, "<a>&x;</a>", INTERNAL_ENTITIES, EMPTY_CDATA_SECTION, BRACKETS_IN_DOCTYPE);
    inSubset("<!ENTITY x 'y'>", "<a>&x;<![CDATA[]]>b</a>", INTERNAL_ENTITIES, EMPTY_CDATA_SECTION);
    inSubset(
        "<!ENTITY x '<b/><![CDATA[]]><b/>'>", "<a>&x;</a>", INTERNAL_ENTITIES, BRACKETS_IN_DOCTYPE);
  }
}

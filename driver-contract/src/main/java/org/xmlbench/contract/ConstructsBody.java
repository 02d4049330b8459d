package org.xmlbench.contract;

import static org.xmlbench.contract.DocumentPart.line;
import static org.xmlbench.contract.DocumentPart.part;
import static org.xmlbench.core.document.Capability.ATTRIBUTE_NAMES_BEYOND_ASCII;
import static org.xmlbench.core.document.Capability.DEFAULT_NAMESPACE;
import static org.xmlbench.core.document.Capability.EMPTY_CDATA_SECTION;
import static org.xmlbench.core.document.Capability.LINE_ENDS_IN_CDATA_SECTION;
import static org.xmlbench.core.document.Capability.LINE_ENDS_IN_PROCESSING_INSTRUCTION;
import static org.xmlbench.core.document.Capability.LINE_END_IN_ATTRIBUTE_VALUE;
import static org.xmlbench.core.document.Capability.NESTED_DEFAULT_NAMESPACES;
import static org.xmlbench.core.document.Capability.PROCESSING_INSTRUCTION_WITHOUT_DATA;
import static org.xmlbench.core.document.Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX;
import static org.xmlbench.core.document.Capability.SUPPLEMENTARY_CHARACTERS;
import static org.xmlbench.core.document.Capability.SUPPLEMENTARY_CHARACTER_REFERENCES;
import static org.xmlbench.core.document.Capability.TAB_IN_ATTRIBUTE_VALUE;

import java.util.List;

/** What {@link Constructs} holds from the root's start tag on. */
final class ConstructsBody {
  static final List<DocumentPart> PARTS =
      List.of(
          line(
              "<d:doc xmlns:d=\"urn:d\" lang='en'\n"
                  + "  xmlns:xml=\"http://www.w3.org/XML/1998/namespace\">",
              """
              S {urn:d}doc
              N d=urn:d
              A {}lang=en
              """),
          line(
              "<d:s b='2' a=\"1\" xmlns:z=\"urn:z\" z:a = '3' ab='4' a.b='5'"
                  + " a-b='6' xmlns:y=\"urn:\uFF21\" y:a='8' />",
              """
              S {urn:d}s
              N y=urn:\uFF21
              N z=urn:z
              A {urn:z}a=3
              A {urn:\uFF21}a=8
              A {}a-b=6
              A {}a.b=5
              A {}a=1
              A {}ab=4
              A {}b=2
              E {urn:d}s
              """),
          line(
              "<d:s a='1' \u00E9='2'/>",
              """
              S {urn:d}s
              A {}a=1
              A {}\u00E9=2
              E {urn:d}s
              """,
              ATTRIBUTE_NAMES_BEYOND_ASCII),
          line(
              "<d:s xmlns:z='urn:\uD835\uDC9C' z:a='1' xmlns:y='urn:\uFF21' y:a='2'>"
                  + "\uD83D\uDE00</d:s>",
              """
              S {urn:d}s
              N y=urn:\uFF21
              N z=urn:\uD835\uDC9C
              A {urn:\uFF21}a=2
              A {urn:\uD835\uDC9C}a=1
              T \uD83D\uDE00
              E {urn:d}s
              """,
              SUPPLEMENTARY_CHARACTERS),
          line(
              "<q xmlns='urn:q'><t a='no'/><d:x/></q><d:x xmlns='urn:r'/>",
              """
              S {urn:q}q
              N =urn:q
              S {urn:q}t
              A {}a=no
              E {urn:q}t
              S {urn:d}x
              E {urn:d}x
              E {urn:q}q
              S {urn:d}x
              N =urn:r
              E {urn:d}x
              """,
              DEFAULT_NAMESPACE),
          line(
              "<q xmlns='urn:q'><r xmlns=''><s/></r><t/></q><u/>",
              """
              S {urn:q}q
              N =urn:q
              S {}r
              N =
              S {}s
              E {}s
              E {}r
              S {urn:q}t
              E {urn:q}t
              E {urn:q}q
              S {}u
              E {}u
              """,
              DEFAULT_NAMESPACE,
              NESTED_DEFAULT_NAMESPACES),
          line(
              "<d:q xmlns='urn:q'><d:r k='v'><s/></d:r><d:r k='v'><t j='w'/></d:r></d:q>",
              """
              S {urn:d}q
              N =urn:q
              S {urn:d}r
              A {}k=v
              S {urn:q}s
              E {urn:q}s
              E {urn:d}r
              S {urn:d}r
              A {}k=v
              S {urn:q}t
              A {}j=w
              E {urn:q}t
              E {urn:d}r
              E {urn:d}q
              """,
              DEFAULT_NAMESPACE),
          line(
              "<u xmlns=''/><d:p xmlns:d='urn:d2'><d:p xmlns:d='urn:d2'/></d:p><d:p/>",
              """
              S {}u
              N =
              E {}u
              S {urn:d2}p
              N d=urn:d2
              S {urn:d2}p
              N d=urn:d2
              E {urn:d2}p
              E {urn:d2}p
              S {urn:d}p
              E {urn:d}p
              """,
              REPEATED_DECLARATION_OF_ELEMENT_PREFIX),
          line(
              "<d:t>a<![CDATA[<&]]]]>b&lt;&amp;&gt;&apos;&quot;c<!-- &" + " -->d]]&gt;</d:t>",
              """
              S {urn:d}t
              T a<&]]b<&>'"cd]]>
              E {urn:d}t
              """),
          line(
              "<d:t>a<![CDATA[]]>b</d:t>",
              """
              S {urn:d}t
              T ab
              E {urn:d}t
              """,
              EMPTY_CDATA_SECTION),
          line(
              "<d:c a='&#x9;&#65;'>&#65;&#x42;&#xe9;&#xE9;&#9;&#10;&#13;|\\</d:c>",
              """
              S {urn:d}c
              A {}a=\\tA
              T AB\u00E9\u00E9\\t\\n\\r|\\\\
              E {urn:d}c
              """),
          line(
              "<d:c a='&#x1F600;'>&#128512;&#x10FFFF;&#x10000;</d:c>",
              """
              S {urn:d}c
              A {}a=\uD83D\uDE00
              T \uD83D\uDE00\uDBFF\uDFFF\uD800\uDC00
              E {urn:d}c
              """,
              SUPPLEMENTARY_CHARACTER_REFERENCES),
          line(
              "<d:n a=\" x  y\r\nz\n\"/>",
              """
              S {urn:d}n
              A {}a= x  y z\s
              E {urn:d}n
              """,
              LINE_END_IN_ATTRIBUTE_VALUE),
          line(
              "<d:n a=\" x  y&#10;&#13;&#9;&lt;&amp;&quot;'> \" b=''/>",
              """
              S {urn:d}n
              A {}a= x  y\\n\\r\\t<&"'>\s
              A {}b=
              E {urn:d}n
              """),
          line(
              "<d:n a='x\ty \t&#9;z'/>",
              """
              S {urn:d}n
              A {}a=x y  \\tz
              E {urn:d}n
              """,
              TAB_IN_ATTRIBUTE_VALUE),
          line(
              "<d:l>a\r\nb\rc\n\rd</d:l>\r",
              """
              S {urn:d}l
              T a\\nb\\nc\\n\\nd
              E {urn:d}l
              """),
          line(
              "<d:l>a<![CDATA[x\r\ny\rz]]></d:l>\r",
              """
              S {urn:d}l
              T ax\\ny\\nz
              E {urn:d}l
              """,
              LINE_ENDS_IN_CDATA_SECTION),
          line(
              "<d:l><?pi e\r\nf?></d:l>\r",
              """
              S {urn:d}l
              P pi e\\nf
              E {urn:d}l
              """,
              LINE_ENDS_IN_PROCESSING_INSTRUCTION),
          line(
              "<d:pi>x<?target \t data ? > << trailing ?>y</d:pi>",
              """
              S {urn:d}pi
              T x
              P target data ? > << trailing\s
              T y
              E {urn:d}pi
              """),
          line(
              "<d:pi>y<?nothing?>z</d:pi>",
              """
              S {urn:d}pi
              T y
              P nothing\s
              T z
              E {urn:d}pi
              """,
              PROCESSING_INSTRUCTION_WITHOUT_DATA),
          line(
              "<d:w xml:lang='' xml:space=\"preserve\">  \n\t </d:w><d:e></d:e><d:e /><_/>",
              """
              S {urn:d}w
              A {http://www.w3.org/XML/1998/namespace}lang=
              A {http://www.w3.org/XML/1998/namespace}space=preserve
              T   \\n\\t\s
              E {urn:d}w
              S {urn:d}e
              E {urn:d}e
              S {urn:d}e
              E {urn:d}e
              S {}_
              E {}_
              """),
          part(
              "<d:\u540D.-_1>\u00E9\u20AC\uFFFD\uE000\u0085\u2028|</d:\u540D.-_1 >\n",
              "S {urn:d}\u540D.-_1\n"
                  + "T \u00E9\u20AC\uFFFD\uE000\u0085\u2028|\n"
                  + "E {urn:d}\u540D.-_1\n"
                  + "T \\n\n"),
          line(
              "<d:list> <d:item/>\n <!-- c --> <d:e/>\t</d:list>",
              """
              S {urn:d}list
              T \s
              S {urn:d}item
              E {urn:d}item
              T \\n \s
              S {urn:d}e
              E {urn:d}e
              T \\t
              E {urn:d}list
              """),
          part(
              "<d:a>".repeat(30) + "<b>deep</b>" + "</d:a>".repeat(30) + "\n",
              "S {urn:d}a\n".repeat(30)
                  + "S {}b\nT deep\nE {}b\n"
                  + "E {urn:d}a\n".repeat(30)
                  + "T \\n\n"));

  private ConstructsBody() {}
}

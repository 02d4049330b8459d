package org.xmlbench.contract;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.support.CommonEncodings;

/**
 * A small document that only a parser with a certain capability reads rightly.
 *
 * @param capability what the document needs
 * @param stream its canonical stream
 */
record Witness(Capability capability, byte[] document, String stream) {
  /** Text after {@code <a xmlns:p='urn:p'>} that ends one character before a buffer of 16,384. */
  private static final String TEXT_TO_THE_BUFFERS_END = "x".repeat(16_383 - 19);

  /**
   * Of 21 bytes and 15 code units each, both odd: with so many of them the edges of buffers up to
   * 16,384 fall on every place of such a unit.
   */
  private static final int UNITS = 20_000;

  private static final int DEEP = 10_000;
  private static final int LONG = 1 << 20;

  private static final List<Witness> CONSTRUCTS =
      List.of(
          of(
              Capability.DEFAULT_NAMESPACE,
              "<a xmlns='urn:x'/>",
              "S {urn:x}a\nN =urn:x\nE {urn:x}a\n"),
          of(
              Capability.NESTED_DEFAULT_NAMESPACES,
              "<p:a xmlns:p='urn:p'><b xmlns='urn:b'><c xmlns='urn:c'/></b><d/></p:a>",
              """
              S {urn:p}a
              N p=urn:p
              S {urn:b}b
              N =urn:b
              S {urn:c}c
              N =urn:c
              E {urn:c}c
              E {urn:b}b
              S {}d
              E {}d
              E {urn:p}a
              """),
          of(
              Capability.REPEATED_DECLARATION,
              "<a xmlns:p='urn:p'><b xmlns:p='urn:p'/></a>",
              "S {}a\nN p=urn:p\nS {}b\nN p=urn:p\nE {}b\nE {}a\n"),
          of(
              Capability.REPEATED_DECLARATION_OF_ELEMENT_PREFIX,
              "<p:a xmlns:p='urn:p'><p:b xmlns:p='urn:p'/></p:a>",
              "S {urn:p}a\nN p=urn:p\nS {urn:p}b\nN p=urn:p\nE {urn:p}b\nE {urn:p}a\n"),
          of(
              Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX,
              "<a xmlns:p='urn:p'><b xmlns:p='urn:p' p:k='v'/></a>",
              "S {}a\nN p=urn:p\nS {}b\nN p=urn:p\nA {urn:p}k=v\nE {}b\nE {}a\n"),
          of(
              Capability.PROCESSING_INSTRUCTION_WITHOUT_DATA,
              "<a><?p x?><?q?></a>",
              "S {}a\nP p x\nP q \nE {}a\n"),
          of(
              Capability.LINE_ENDS_IN_PROCESSING_INSTRUCTION,
              "<a><?p q\r\nr\rs?></a>",
              "S {}a\nP p q\\nr\\ns\nE {}a\n"),
          of(
              Capability.LINE_ENDS_IN_CDATA_SECTION,
              "<a><![CDATA[q\r\nr\rs]]></a>",
              "S {}a\nT q\\nr\\ns\nE {}a\n"),
          of(
              Capability.LINE_ENDS_IN_LONG_DOCUMENT,
              "<a>" + ".\r\n".repeat(30_000) + "</a>",
              "S {}a\nT " + ".\\n".repeat(30_000) + "\nE {}a\n"),
          of(
              Capability.LINE_END_IN_ATTRIBUTE_VALUE,
              "<a b='c\r\nd'/>",
              "S {}a\nA {}b=c d\nE {}a\n"),
          of(
              Capability.DEEP_NESTING,
              "<a>".repeat(DEEP) + "</a>".repeat(DEEP),
              "S {}a\n".repeat(DEEP) + "E {}a\n".repeat(DEEP)),
          of(
              Capability.LONG_ATTRIBUTE_VALUE,
              "<a b='" + "c".repeat(LONG) + "'/>",
              "S {}a\nA {}b=" + "c".repeat(LONG) + "\nE {}a\n"),
          of(
              Capability.OUTER_NAMESPACES_IN_ENTITY,
              "<!DOCTYPE p:a [<!ENTITY x '<p:b p:c=\"d\"/>'>]><p:a xmlns:p='urn:p'>&x;</p:a>",
              "S {urn:p}a\nN p=urn:p\nS {urn:p}b\nA {urn:p}c=d\nE {urn:p}b\nE {urn:p}a\n"),
          of(Capability.DOCTYPE, "<!DOCTYPE a [<!ELEMENT a ANY>]><a/>", "S {}a\nE {}a\n"),
          of(
              Capability.INTERNAL_ENTITIES,
              "<!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
              "S {}a\nT y\nE {}a\n"),
          of(
              Capability.EXTERNAL_ENTITIES,
              "<!DOCTYPE a [<!ENTITY x SYSTEM 'x.ent'>]><a>y&x;z</a>",
              "S {}a\nT yz\nE {}a\n"),
          of(
              Capability.ATTRIBUTE_DEFAULTS,
              "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a></a>",
              "S {}a\nA {}b=c\nE {}a\n"),
          of(
              Capability.ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG,
              "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>",
              "S {}a\nA {}b=c\nE {}a\n"),
          of(Capability.EMPTY_CDATA_SECTION, "<a>b<![CDATA[]]>c</a>", "S {}a\nT bc\nE {}a\n"),
          of(
              Capability.NAMESPACE_DEFAULTS,
              "<!DOCTYPE p:a [<!ATTLIST p:b xmlns:n CDATA 'urn:n' xmlns CDATA 'urn:x'>]>"
                  + "<p:a xmlns:p='urn:p'><p:c></p:c><p:b></p:b><p:b xmlns='urn:y'></p:b></p:a>",
              """
              S {urn:p}a
              N p=urn:p
              S {urn:p}c
              E {urn:p}c
              S {urn:p}b
              N =urn:x
              N n=urn:n
              E {urn:p}b
              S {urn:p}b
              N =urn:y
              N n=urn:n
              E {urn:p}b
              E {urn:p}a
              """),
          of(
              Capability.ATTRIBUTE_TYPES,
              "<!DOCTYPE a [<!ATTLIST a b NMTOKENS #IMPLIED>]><a b=' c  d '/>",
              "S {}a\nA {}b=c d\nE {}a\n"),
          of(
              Capability.DECLARATIONS_AFTER_PARAMETER_ENTITY,
              "<!DOCTYPE a [<!ENTITY % p SYSTEM 'p.ent'>%p;<!ATTLIST a b CDATA 'c'>]><a></a>",
              "S {}a\nA {}b=c\nE {}a\n"),
          of(
              Capability.LONG_CDATA_SECTION,
              "<a><![CDATA[" + "b".repeat(50_000) + "]]></a>",
              "S {}a\nT " + "b".repeat(50_000) + "\nE {}a\n"),
          of(
              Capability.QUOTES_IN_DOCTYPE,
              "<!DOCTYPE a [<!-- don't --><!-- \" -->]><a/>",
              "S {}a\nE {}a\n"),
          of(
              Capability.NAMESPACE_ATTRIBUTE_DECLARATIONS,
              "<!DOCTYPE p:a [<!ATTLIST p:a xmlns CDATA #IMPLIED>]><p:a xmlns:p='u'><b/></p:a>",
              "S {u}a\nN p=u\nS {}b\nE {}b\nE {u}a\n"),
          of(
              Capability.TAB_IN_ATTRIBUTE_VALUE,
              "<a b='c\td&#9;e'/>",
              "S {}a\nA {}b=c d\\te\nE {}a\n"),
          of(
              Capability.WHITE_SPACE_REFERENCES_IN_TOKENS,
              "<!DOCTYPE a [<!ATTLIST a b NMTOKENS #IMPLIED>]><a b='c&#9;d'/>",
              "S {}a\nA {}b=c\\td\nE {}a\n"),
          of(
              Capability.SUPPLEMENTARY_CHARACTERS,
              "<a>"
                  + "\uD83D\uDE00".repeat(5_000)
                  + "<b c='\u20AC\uD83D\uDE00'/>z\uD83D\uDE00".repeat(UNITS)
                  + "</a>",
              "S {}a\nT "
                  + "\uD83D\uDE00".repeat(5_000)
                  + "\n"
                  + "S {}b\nA {}c=\u20AC\uD83D\uDE00\nE {}b\nT z\uD83D\uDE00\n".repeat(UNITS)
                  + "E {}a\n"),
          of(
              Capability.SUPPLEMENTARY_CHARACTER_REFERENCES,
              "<a>&#x1F600;</a>",
              "S {}a\nT \uD83D\uDE00\nE {}a\n"),
          of(
              Capability.PREFIXED_ROOT_ATTRIBUTE,
              "<?xml version='1.0'?>\n<a xml:lang='en'/>",
              "S {}a\nA {http://www.w3.org/XML/1998/namespace}lang=en\nE {}a\n"),
          of(
              Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT,
              "<a xmlns:p='urn:p'>" + TEXT_TO_THE_BUFFERS_END + "<b p:long='v'/></a>",
              "S {}a\nN p=urn:p\nT "
                  + TEXT_TO_THE_BUFFERS_END
                  + "\nS {}b\nA {urn:p}long=v\nE {}b\nE {}a\n"),
          of(
              Capability.ATTRIBUTE_NAMES_BEYOND_ASCII,
              "<a b='c' \u00E9\u00E9='d'/>",
              "S {}a\nA {}b=c\nA {}\u00E9\u00E9=d\nE {}a\n"),
          of(
              Capability.MIXED_NAMES_BEYOND_LATIN_1,
              "<a \u0442='b'/>",
              "S {}a\nA {}\u0442=b\nE {}a\n"),
          of(
              Capability.END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT,
              "<r>" + "x".repeat(16_374) + "<\u5546>yz</\u5546></r>",
              "S {}r\nT " + "x".repeat(16_374) + "\nS {}\u5546\nT yz\nE {}\u5546\nE {}r\n"),
          of(Capability.BRACKETS_IN_DOCTYPE, "<!DOCTYPE a [<!-- ]> -->]><a/>", "S {}a\nE {}a\n"),
          of(
              Capability.SUBSET_PROCESSING_INSTRUCTION,
              "<!DOCTYPE a [<?p q?>]><a/>",
              "S {}a\nE {}a\n"),
          of(Capability.PROLOG_PROCESSING_INSTRUCTION, "<?p q?><a/>", "P p q\nS {}a\nE {}a\n"),
          of(
              Capability.CARRIAGE_RETURN_IN_ENTITY_VALUE,
              "<!DOCTYPE a [<!ENTITY x '&#13;z'>]><a>&x;</a>",
              "S {}a\nT \\rz\nE {}a\n"));

  private static final List<Witness> ENCODINGS =
      CommonEncodings.ALL.stream().map(Witness::encoded).toList();

  static List<Witness> all() {
    return Stream.concat(CONSTRUCTS.stream(), ENCODINGS.stream()).toList();
  }

  private static Witness of(Capability capability, String document, String stream) {
    return new Witness(capability, document.getBytes(StandardCharsets.UTF_8), stream);
  }

  /** A document in which an element and an attribute hold a character of that encoding. */
  private static Witness encoded(String charset) {
    String text = character(Charset.forName(charset).newEncoder());
    String document =
        "<?xml version='1.0' encoding='" + charset + "'?><a b='" + text + "'>" + text + "</a>";
    return new Witness(
        Capability.encoding(charset),
        document.getBytes(Charset.forName(withMark(charset))),
        "S {}a\nA {}b=" + text + "\nT " + text + "\nE {}a\n");
  }

  /** Java writes UTF-16 with a byte order mark, as documents have it, but UTF-32 without. */
  private static String withMark(String charset) {
    return charset.equals("UTF-32") ? "X-UTF-32BE-BOM" : charset;
  }

  /** The first letter beyond ASCII, of those that an encoding here is for, that it has. */
  private static String character(CharsetEncoder encoder) {
    return "\u540D\uBA85\u0416\u03A9\u011F\u0159\u20AC\u00E9x"
        .chars()
        .filter(letter -> encoder.canEncode((char) letter))
        .mapToObj(Character::toString)
        .findFirst()
        .orElseThrow();
  }
}

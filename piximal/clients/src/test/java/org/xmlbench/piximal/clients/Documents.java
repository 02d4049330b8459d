package org.xmlbench.piximal.clients;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The small documents that every client reads. */
final class Documents {
  /** The one that is not well-formed behind its outermost element. */
  static final String BEHIND = "wrong behind";

  /** Documents that are not well-formed. */
  static final Set<String> MALFORMED =
      Set.of(
          "nothing",
          "wrong end tag",
          "undeclared prefix",
          "twice by namespace",
          "undeclared entity",
          "wrong bytes",
          BEHIND);

  private Documents() {}

  static Set<String> typed() {
    Set<String> typed = new TreeSet<>();
    all()
        .forEach(
            (name, document) -> {
              if (new String(document, StandardCharsets.ISO_8859_1).contains("<!DOCTYPE")) {
                typed.add(name);
              }
            });
    return typed;
  }

  static Map<String, byte[]> all() {
    Map<String, byte[]> all = new LinkedHashMap<>();
    add(all, "plain", "<order id='1'>two &lt; <b>three</b>&#33;</order>");
    add(all, "no content", "<order/>");
    add(all, "white space", "<order>\r\n  <line/>\r\n\t<line> </line>\n</order>\n");
    add(
        all,
        "declared entities",
        """
        <!DOCTYPE order [
          <!ENTITY who "Ann &#38;amp; Bob">
          <!ENTITY nested "<b>&who;</b> and more">
        ]>
        <order>by &who;: &nested;</order>\
        """);
    add(
        all,
        "declared defaults",
        """
        <?xml version="1.0" standalone="yes"?>
        <!DOCTYPE order [
          <!ELEMENT order (#PCDATA | line)*>
          <!ELEMENT line EMPTY>
          <!ATTLIST line kind CDATA "plain" tokens NMTOKENS #IMPLIED key ID #IMPLIED>
          <!ATTLIST line xml:lang CDATA "en" fixed CDATA #FIXED "f">
          <!NOTATION gif PUBLIC "gif viewer">
          <!ENTITY picture SYSTEM "http://localhost/p.gif" NDATA gif>
          <!-- a comment -->
        ]>
        <order><line/><line kind="own" tokens="  a   b " key=" k1 "/></order>\
        """);
    add(all, "instruction in a type", "<!DOCTYPE order [<?in a type?>]><order/>");
    add(
        all,
        "declared content",
        """
        <!DOCTYPE order [
          <!ELEMENT order (line, line)>
          <!ELEMENT line (#PCDATA)>
        ]>
        <order>
          <line>1</line>
          <line>2</line>
        </order>\
        """);
    add(
        all,
        "inherited namespaces",
        """
        <p:order xmlns:p="urn:p" xmlns:q="urn:q" xmlns="urn:default">
          <p:line q:a="1" a="2" p:a="3"><inner><q:deep/></inner></p:line>
        </p:order>\
        """);
    add(
        all,
        "redeclared namespaces",
        """
        <order xmlns="urn:1" xmlns:p="urn:p1">
          <p:a xmlns:p="urn:p2" p:x="1"><p:b xmlns="urn:2"><c xmlns=""><d/></c></p:b></p:a>
          <p:a/><c xmlns:q="urn:p1" q:y="2"/>
        </order>\
        """);
    add(all, "default namespace and prefix", "<p:a xmlns:p='urn:p' xmlns='urn:d'><b/></p:a>");
    add(
        all,
        "sections",
        "<order><![CDATA[<a> & ]]]]><![CDATA[>]]> then <line><![CDATA[]]></line></order>");
    add(
        all,
        "comments and instructions",
        """
        <?xml version="1.0"?><!-- before --><?first one?>
        <order><!-- in - it --><?second?>text<?third  data ?><!----></order>
        <?after it?><!-- behind -->\
        """);
    add(
        all,
        "latin",
        StandardCharsets.ISO_8859_1,
        "<?xml version='1.0' encoding='ISO-8859-1'?><order who='Jos\u00e9'>d\u00e9j\u00e0</order>");
    add(
        all,
        "utf-16",
        StandardCharsets.UTF_16,
        "<?xml version='1.0' encoding='UTF-16'?><order who='\u03b1'>\u4e2d\ud834\udd1e</order>");
    add(all, "mark", "\ufeff<order>\u20ac \ud834\udd1e</order>");
    add(
        all,
        "white space in values",
        "<order a=' x\n\ty&#10;z ' b='&#9;&quot;&apos;'>&#13;</order>");
    add(all, "long", "<order>" + "0123456789abcde\n".repeat(1000) + "</order>");
    add(all, "records", records());
    add(all, "deep", "<a>".repeat(100) + "x" + "</a>".repeat(100));
    addDeclared(all);
    add(all, "nothing", "");
    add(all, "wrong end tag", "<order><line></order></line>");
    add(all, "undeclared prefix", "<order><p:line/></order>");
    add(all, "twice by namespace", "<a xmlns:p='u' xmlns:q='u'><b p:c='' q:c=''/></a>");
    add(all, "undeclared entity", "<!DOCTYPE a [<!ENTITY e 'x'>]><a>&e;<b/>&f;</a>");
    add(all, "wrong bytes", StandardCharsets.ISO_8859_1, "<order>\u00e9t\u00e9</order>");
    add(all, BEHIND, "<order/>text");
    return Collections.unmodifiableMap(all);
  }

  /** Those whose document type changes content. */
  private static void addDeclared(Map<String, byte[]> all) {
    add(
        all,
        "declared namespaces",
        """
        <!DOCTYPE a [
          <!ATTLIST a xmlns CDATA "urn:d" xmlns:p CDATA #FIXED "urn:p">
          <!ATTLIST p:b xmlns CDATA "urn:e">
        ]>
        <a><p:b><c/></p:b><a xmlns="urn:own"/></a>\
        """);
    add(
        all,
        "entities in values",
        """
        <!DOCTYPE a [<!ENTITY e "x&#38;amp;y"><!ENTITY f "&e;  z"><!ATTLIST a t NMTOKENS #IMPLIED>]>
        <a v="1&f;2" t=" &f; "/>\
        """);
    add(
        all,
        "markup in entities",
        """
        <!DOCTYPE a [<!ENTITY e "<c xmlns='urn:u' d='&f;'><![CDATA[<&#38;]]>]<!-- h --><?i j?></c><d/>">
          <!ENTITY f "g"><!ENTITY none "">]>
        <a>&none;&e;&e;<b>&none;</b></a>\
        """);
    add(
        all,
        "parameter entity",
        "<!DOCTYPE a [<!ENTITY % p \"<!ENTITY e 'in'>\">%p;<!ATTLIST a b CDATA 'c'>]><a>&e;</a>");
    add(
        all,
        "line ends",
        "<a>1\r\n2\r3<![CDATA[4\r\n5\r6]]><!-- 7\r\n8 --><?p 9\r0?><b c='d\r\ne\rf'/></a>");
    add(
        all,
        "other names",
        "<\u00e9t\u00e9 xmlns:\u03b1='urn:a'><\u03b1:\u03b2"
            + " \u03b1:\u03b3='\u00fc'/></\u00e9t\u00e9>");
    add(all, "prefix xml", "<a xml:lang='de' xml:space='preserve'> <b xml:id='c'/> </a>");
    StringBuilder tag = new StringBuilder("<a");
    for (int i = 0; i < 150; i++) {
      tag.append(" attribute")
          .append(i)
          .append("='a value of some length &lt; ")
          .append(i)
          .append('\'');
    }
    add(all, "long tag", tag + "/>");
  }

  /** Longer than each buffer: what is read directly, and what is cut. */
  private static String records() {
    StringBuilder records = new StringBuilder("<order xmlns='urn:o' xmlns:p='urn:p'>");
    for (int i = 0; i < 3000; i++) {
      records.append("\n <line p:id='").append(i).append("' kind='\u00e4 &lt; ").append(i % 7);
      records.append("'><p:name>N ").append(i).append(" &amp; \u20ac</p:name><![CDATA[<").append(i);
      records.append("]]><!-- ").append(i).append(" --><price>").append(i / 8.0).append("</price>");
      records.append(i % 50 == 0 ? "<?check now?></line>" : "<none/></line>");
    }
    return records.append("</order>").toString();
  }

  private static void add(Map<String, byte[]> all, String name, String text) {
    add(all, name, StandardCharsets.UTF_8, text);
  }

  private static void add(Map<String, byte[]> all, String name, Charset charset, String text) {
    all.put(name, text.getBytes(charset));
  }
}

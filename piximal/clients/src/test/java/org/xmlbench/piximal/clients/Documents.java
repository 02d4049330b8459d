package org.xmlbench.piximal.clients;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The small documents that every client reads. */
final class Documents {
  /** The one that is not well-formed behind its outermost element. */
  static final String BEHIND = "wrong behind";

  /** Those that are not well-formed. */
  static final Set<String> MALFORMED = Set.of("wrong end tag", "undeclared prefix", BEHIND);

  private Documents() {}

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
    add(all, "deep", "<a>".repeat(100) + "x" + "</a>".repeat(100));
    add(all, "wrong end tag", "<order><line></order></line>");
    add(all, "undeclared prefix", "<order><p:line/></order>");
    add(all, BEHIND, "<order/>text");
    return Collections.unmodifiableMap(all);
  }

  private static void add(Map<String, byte[]> all, String name, String text) {
    add(all, name, StandardCharsets.UTF_8, text);
  }

  private static void add(Map<String, byte[]> all, String name, Charset charset, String text) {
    all.put(name, text.getBytes(charset));
  }
}

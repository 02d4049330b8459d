package org.xmlbench.piximal.mutation;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;

/**
 * Documents of repeated records, as programs write them, in which some bytes are others, or are
 * missing, or more. Parts of a file may stand in place of the records.
 */
public final class MutatedMarkup {
  private static final String[] RECORDS = {
    "<r><id>%d</id><name>some text here</name><e/><deep><er><est>x</est></er></deep></r>\n",
    "<r a='%d' b=\"two\" c='a longer value of some words'><v x='1'/><v x='2' y=''></v></r>\n",
    "<s:a xmlns:s='urn:x' s:b='1' c='2'><s:c>%d</s:c><d xmlns='urn:d'><e f='g'/></d></s:a>",
    "<t>caf\u00E9 %d \u20AC\u65E5\u672C\u8A9E \uD83D\uDE00 end</t><t b='\u00E9\uD83D\uDE00'>x</t>",
    "<m>a &lt; b &amp;&#x41;&#8364; c<![CDATA[<&]]]]>d<!-- a comment --><?p data %d?></m>",
    "<w>\r\n  line\r\n%d  ]] > ]]&gt;\ttab</w>\n<w\n q = 'a\tb'\n></w >",
    "<name-of-more-than-sixteen-bytes-that-is-long q:attribute-of-many='%d' xmlns:q='urn:q'>"
        + "text</name-of-more-than-sixteen-bytes-that-is-long>",
    "<x a%d='v'/><y%<d>new name</y%<d>",
    "<long>%d a text of some length, which goes on for more than sixty-four bytes, so that it is in"
        + " several blocks, and then on, and on</long>"
  };

  private static final String[] PARTS = {
    "]]>",
    "]]",
    "<![CDATA[x]]>",
    "<![CDATA[",
    "<!-- a -->",
    "<!-- -- -->",
    "<!--\r-->",
    "<?p d?>",
    "<?p\r\nd?>",
    "<?xml d?>",
    "&amp;",
    "&#x10FFFF;",
    "&#0;",
    "&#xFFFE;",
    "&lt",
    "&foo;",
    "&e;",
    "&f;",
    "&g;",
    " xmlns:q='u'",
    " q:a='1'",
    " s:a='1'",
    " xmlns=''",
    " a='1' a='2'",
    "\r\n",
    "\r",
    "\u00E9",
    "\u65E5\u672C",
    "\uD83D\uDE00",
    "\uFFFE",
    "</r>",
    "<r/>",
    "<r>",
    "<id>",
    "</id>",
    " xml:lang='de'",
    "<q:i/>",
    "x:y:z",
    " xmlns:xmlns='u'",
    " xmlns:s=''",
    "<?XML ?>",
    "<\u00E9/>",
    "<1/>",
    "<xmlns:a/>",
    "\u0001"
  };

  /** Bytes of UTF-8 that are no characters, or not whole. */
  private static final byte[][] WRONG = {
    {(byte) 0x80},
    {(byte) 0xFF},
    {(byte) 0xC3},
    {(byte) 0xE2, (byte) 0x82},
    {(byte) 0xF0, (byte) 0x9F, (byte) 0x98},
    {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
    {(byte) 0xF4, (byte) 0x90, (byte) 0x80, (byte) 0x80}
  };

  private static final byte[] SIGNS =
      "<>&'\"/=!?-[]; \n\t\r:x1\0\u0001\u007F".getBytes(StandardCharsets.UTF_8);

  private static final String DOCTYPE =
      "<!DOCTYPE all [<!ATTLIST v y CDATA 'd'><!ENTITY e 't\u00E9xt'><!ENTITY o 'e'>"
          + "<!ENTITY f '<b>&e;</b>'><!ENTITY n ''><!ENTITY g '&#60;'>]>";

  private static final String REFERENCES = "<e>&e;&o;t&f; &e;</e>&n;&e;";

  private static final int BYTES = 256;
  private static final int MOST_REPEATED = 40;

  private MutatedMarkup() {}

  /** A document without an error, of about so many bytes. */
  public static byte[] right(Random random, int length) {
    StringBuilder document = new StringBuilder();
    document.append(random.nextBoolean() ? "<?xml version='1.0' encoding='UTF-8'?>\n" : "");
    boolean hasDoctype = random.nextInt(4) == 0;
    document.append(hasDoctype ? DOCTYPE : "");
    document.append("<all>");
    int kinds = 1 + random.nextInt(3);
    int first = random.nextInt(RECORDS.length);
    for (int i = 0; document.length() < length; i++) {
      String record = RECORDS[(first + random.nextInt(kinds)) % RECORDS.length];
      document.append(record.formatted(random.nextInt(4) == 0 ? i : i % 3));
      document.append(hasDoctype && random.nextInt(3) == 0 ? REFERENCES : "");
    }
    return document.append("</all>").toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The same with another sign there, or a part more, or less. */
  public static byte[] mutated(byte[] document, int at, Random random) {
    byte[] other = document.clone();
    switch (random.nextInt(7)) {
      case 0 -> other[at] = (byte) random.nextInt(BYTES);
      case 1 -> other[at] = SIGNS[random.nextInt(SIGNS.length)];
      case 2 -> other = spliced(document, at, at + 1, new byte[0]);
      case 3, 4 -> other = spliced(document, at, at, part(random));
      case 5 -> other = spliced(document, at, at, WRONG[random.nextInt(WRONG.length)]);
      default -> {
        int to = Math.min(document.length, at + random.nextInt(MOST_REPEATED));
        other = spliced(document, at, at, Arrays.copyOfRange(document, at, to));
      }
    }
    return other;
  }

  private static byte[] part(Random random) {
    return PARTS[random.nextInt(PARTS.length)].getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] spliced(byte[] document, int from, int to, byte[] part) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(document, 0, from);
    all.writeBytes(part);
    all.write(document, to, document.length - to);
    return all.toByteArray();
  }

  /** One of a few thousand bytes with up to three mutations, sometimes without its end. */
  public static byte[] next(Random random) {
    byte[] document = right(random, 200 + random.nextInt(3000));
    for (int left = random.nextInt(4); left > 0; left--) {
      document = mutated(document, random.nextInt(document.length), random);
    }
    boolean isCut = random.nextInt(10) == 0;
    return isCut ? Arrays.copyOf(document, 1 + random.nextInt(document.length)) : document;
  }
}

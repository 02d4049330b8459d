package org.xmlbench.piximal.sax;

import java.util.Random;

/** A document that is well-formed, with namespaces, and otherwise of chance. */
public final class RandomDocument {
  private static final String[] TEXTS = {
    "x",
    " ",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "é",
    "€",
    "\uD83D\uDE00",
    "&lt;",
    "&amp;",
    "&#10;",
    "&#13;",
    "&#x1F600;",
    "&e;",
    "&f;",
    "]] ",
    "] ",
    ">",
    "<![CDATA[<&]>]]>",
    "<![CDATA[]]>",
    "<!-- c -->",
    "<?p d ?>",
    "<?q?>",
    "long text of some words ",
    "<k a='1' p:b=\"2\">x</k>".repeat(3),
    "<k a='1' p:b=\"2\">x</k><k a='1' q:c=''/>",
    "<k a='1' p:b=\"2\"><k a='1' q:c=''/></k>"
  };

  private static final String[] VALUES = {
    "v", " ", "\t", "\n", "\r\n", "&lt;", "&quot;", "'", "é", "\uD83D\uDE00", "&g;", "&#9;", ">"
  };

  private static final String[] PREFIXES = {"", "p:", "q:"};
  private static final String[] NAMES = {"a", "b", "long-name.of_more", "é", "n1"};

  private final Random random;
  private final boolean typed;
  private final StringBuilder out = new StringBuilder();

  private RandomDocument(Random random, boolean typed) {
    this.random = random;
    this.typed = typed;
  }

  /** One with a document type that declares entities, and attributes of the element b. */
  public static String typed(Random random) {
    return new RandomDocument(random, true).text();
  }

  /** One without a document type. */
  public static String plain(Random random) {
    return new RandomDocument(random, false).text();
  }

  private String text() {
    out.append(random.nextBoolean() ? "<?xml version='1.0' encoding=\"UTF-8\"?>\n" : "");
    out.append(
        !typed
            ? ""
            : "<!DOCTYPE a [<!ENTITY e 'in'> <!ENTITY f '<b>&e;&#38;#38;</b>'><!ENTITY g"
                + " 'g\"&e;'>\n"
                + "<!ATTLIST b t NMTOKENS #IMPLIED d CDATA 'default'>]>");
    element(4);
    return out.toString();
  }

  private String of(String[] some) {
    String chosen = some[random.nextInt(some.length)];
    return typed || !chosen.matches("&[efg];") ? chosen : "?";
  }

  private void element(int depth) {
    String name = of(PREFIXES) + of(NAMES);
    out.append('<').append(name).append(" xmlns:p='u' xmlns:q='v").append(depth).append('\'');
    if (random.nextInt(4) == 0) {
      out.append(random.nextBoolean() ? " xmlns='w'" : " xmlns=''");
    }
    for (int i = 0; i < random.nextInt(4); i++) {
      out.append(of(new String[] {" ", "\n", "  "}));
      out.append(of(PREFIXES)).append('x').append(i).append(" = \"");
      values();
      out.append('"');
    }
    if (random.nextInt(3) == 0) {
      out.append(" t=\"");
      values();
      out.append('"');
    }
    if (random.nextInt(5) == 0) {
      out.append("/>");
      return;
    }
    out.append('>');
    for (int i = random.nextInt(6); i > 0; i--) {
      if (depth > 0 && random.nextBoolean()) {
        element(depth - 1);
      } else {
        out.append(of(TEXTS));
      }
    }
    out.append("</").append(name).append(random.nextBoolean() ? ">" : " >");
  }

  private void values() {
    for (int i = random.nextInt(4); i > 0; i--) {
      out.append(of(VALUES));
    }
  }
}

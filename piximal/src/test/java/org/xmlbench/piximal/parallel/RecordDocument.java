package org.xmlbench.piximal.parallel;

import java.util.List;
import java.util.Random;

/**
 * Documents of chance that repeat elements: at several depths and in several sections, some with
 * namespaces of their own, inside of elements of the same name, and with their start tags where
 * these are no markup.
 */
public final class RecordDocument {
  private static final List<String> NAMES = List.of("r", "item", "p:row", "q", "a-long-name");
  private static final List<String> LOOKING_LIKE =
      List.of("<!--%s x-->", "<![CDATA[%s</s>]]>", "<?x %s ?>", "<e f='&lt;'/>", "&lt;r>", "]]");

  private final Random random;
  private final StringBuilder text = new StringBuilder();

  private RecordDocument(Random random) {
    this.random = random;
  }

  /** A document of a few kilobytes at most. */
  public static String of(Random random) {
    RecordDocument made = new RecordDocument(random);
    made.document();
    return made.text.toString();
  }

  private String any(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  private void document() {
    boolean declares = random.nextInt(3) == 0;
    text.append(declares ? "<!DOCTYPE all [<!ENTITY e '<r>x</r>'><!ATTLIST r k CDATA 'v'>]>" : "");
    text.append("<all xmlns:p='u'>\n");
    int sections = 1 + random.nextInt(4);
    for (int i = 0; i < sections; i++) {
      section(1 + random.nextInt(3), declares);
    }
    text.append("</all><!-- <r> -->\n");
  }

  private void section(int depth, boolean declares) {
    String name = random.nextBoolean() ? "s" : "t";
    String declaration = random.nextInt(3) == 0 ? " xmlns='d%d'".formatted(random.nextInt(2)) : "";
    text.append("<%s%s>".formatted(name, declaration));
    if (depth > 1) {
      section(depth - 1, declares);
    }
    String record = any(NAMES);
    int records = random.nextInt(random.nextBoolean() ? 60 : 6);
    for (int i = 0; i < records; i++) {
      record(record, declares);
    }
    text.append("</%s>\n".formatted(name));
  }

  private void record(String name, boolean declares) {
    String more =
        switch (random.nextInt(6)) {
          case 0 -> " xmlns:p='w'";
          case 1 -> " xmlns=''";
          case 2 -> " k='<!--'".replace("<", "&lt;");
          default -> "";
        };
    text.append("<%s%s>".formatted(name, more));
    switch (random.nextInt(9)) {
      case 0 -> text.append(any(LOOKING_LIKE).replace("%s", "<" + name + ">"));
      case 1 -> text.append("<%1$s>inner</%1$s>".formatted(name));
      case 2 -> text.append("<b><c/>some text\r\nin two lines</b>");
      case 3 -> text.append(declares ? "&e;&e;" : "&amp;&#x20AC;");
      case 4 -> text.append("<d xmlns:p='other'><p:row/></d>");
      default -> text.append(random.nextInt(1000));
    }
    text.append("</%s>".formatted(name)).append(random.nextInt(4) == 0 ? "\n" : "");
  }
}

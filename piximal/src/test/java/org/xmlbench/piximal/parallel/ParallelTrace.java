package org.xmlbench.piximal.parallel;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.xmlbench.piximal.EventView;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;
import org.xmlbench.piximal.cursor.PiximalCursor;

/** Events as lines, with their places, and small documents of every kind. */
final class ParallelTrace {
  static final List<String> SMALL =
      List.of(
          "<a/>",
          "\uFEFF<?xml version='1.0'?><!--x--><a xmlns:p='u'><p:b c='&lt;'>t\r\n"
              + "&amp;</p:b><p:b/></a><?p d?>",
          "<a><!-- <b></c> --><![CDATA[<d></a>]]><e>]] ></e><?p <x> ?></a>",
          "<a xmlns='u'><b xmlns=''><c/></b><b xmlns:p='v'><p:c/></b></a>",
          "<a><b>",
          "<a></b></a>",
          "<a/><b/>",
          "<a></a>x",
          "<a><p:b/></a>",
          "<a><b c='' c=''/></a>",
          "<a><![CDATA[<b>",
          "<a><b></a></b>",
          "<!DOCTYPE a [<!ENTITY e '<b>'>]><a>&e;</b></a>",
          "<!DOCTYPE a SYSTEM 'a.dtd' [<!ELEMENT a ANY>]><a><b>&e;x</b>&lt;<c d=''/>&e;</a><?p?>",
          "<!DOCTYPE a SYSTEM 'a.dtd'><a><b c='&e;'/></a>",
          "<!DOCTYPE a [<!ELEMENT a ANY>]><a><b/>&e;<c/></a>",
          "<?xml version='1.0' standalone='yes'?><!DOCTYPE a SYSTEM 'a.dtd'><a><b/>&e;</a>",
          "<!DOCTYPE a [<!ATTLIST c d CDATA 'v'>]><a><b/><c/></a>",
          "<!DOCTYPE a [<!ATTLIST c d NMTOKENS ' v  w ' e ID #IMPLIED>]><a><c d=' x  y '/><c e=''/>"
              + "<c/><c d='x' f='' d=''/></a>",
          "<!DOCTYPE a [<!ATTLIST c xmlns CDATA 'u' xmlns:p CDATA 'v' p:d CDATA 'w'>]><a><c><p:b/>"
              + "<b/></c><b/><c p:d=''/></a>",
          "<!DOCTYPE a [<!ENTITY e '<b>x</b>'><!ENTITY f '&e;y&e;'><!ENTITY g ''>]><a>&f;<c d='z'/>"
              + "&g;&e;<c>&f;</c>&g;</a>",
          "<!DOCTYPE a [<!ENTITY e '<b><c/>'>]><a><b>&e;</b></a>",
          "<!DOCTYPE a [<!ENTITY e '</b>'>]><a><b>&e;</b></a>",
          "<!DOCTYPE a [<!ENTITY e '<?p q?><!--r--><![CDATA[s]]>&#60;t'>]><a>&e;<b/>&e;</a>",
          "<!DOCTYPE a [<!ENTITY e '&e;'>]><a><b/>&e;<b/></a>",
          "<!DOCTYPE a [<!ENTITY e ']]>'>]><a><b/>]]&e;<b/>&e;</a>",
          "<!DOCTYPE a [<!ENTITY e 'u'><!ENTITY u SYSTEM 'x' NDATA n>]><a><b c='&e;&e;'/>&u;</a>",
          "<!DOCTYPE a [<!ENTITY e SYSTEM 'x'>]><a><b/>&e;<b c=''/></a>",
          "<!DOCTYPE a [<!ENTITY e SYSTEM 'x'>]><a><b/><b c='&e;'/></a>",
          "<a><b>x</b><b>y</b><![CDATA[]]><b>z</b><b><![CDATA[]]></b><![CDATA[]]><c><b>z</b></c><!--"
              + "x".repeat(70)
              + "--></a>",
          "<!DOCTYPE a [<!ENTITY e ''>]><a><b>x</b><b>y</b>&e;<b>z</b>&e;&e;z<!--"
              + "x".repeat(70)
              + "--></a>",
          "<a xmlns:p='u'>"
              + "<b p:c='d'>x</b><![CDATA[]]><b p:c='d'/>".repeat(4)
              + "<!--"
              + "x".repeat(70)
              + "--></a>",
          "<a><b/></a");

  private ParallelTrace() {}

  static String line(XmlEvent event, EventView view) {
    String place = event + " at " + view.line() + ":" + view.column() + " ";
    return place
        + switch (event) {
          case START_ELEMENT -> start(view);
          case END_ELEMENT -> "{" + view.namespace() + "}" + view.qualifiedName();
          case TEXT -> view.isSection() + view.text();
          case COMMENT -> view.text();
          case PROCESSING_INSTRUCTION -> view.target() + " " + view.text();
          case SKIPPED_ENTITY -> view.skippedEntity();
          default -> "";
        };
  }

  private static String start(EventView view) {
    StringBuilder line = new StringBuilder();
    line.append(view.depth()).append(" {").append(view.namespace()).append('}');
    line.append(view.qualifiedName());
    for (int i = 0; i < view.declarations(); i++) {
      line.append(' ').append(view.declaredPrefix(i));
      line.append('=').append(view.declaredNamespace(i));
    }
    for (int i = 0; i < view.attributes(); i++) {
      line.append(" {").append(view.attributeNamespace(i)).append('}');
      line.append(view.attributeQualifiedName(i)).append('=').append(view.attributeValue(i));
      line.append(' ').append(view.attributeType(i)).append(view.isAttributeSpecified(i));
    }
    return line.append(' ').append(view.namespaceOf("p")).toString();
  }

  static List<String> byOneThread(byte[] document, ParserOptions options) throws IOException {
    List<String> lines = new ArrayList<>();
    try (PiximalCursor cursor = new PiximalCursor(options)) {
      cursor.open(document);
      while (cursor.next() != XmlEvent.END_DOCUMENT) {
        lines.add(line(cursor.event(), cursor.view()));
      }
    } catch (IOException e) {
      lines.add(e.getMessage());
    }
    return joined(lines);
  }

  /**
   * A text comes in other pieces where a window ends inside of it: they stand at the last place.
   */
  static List<String> joined(List<String> lines) {
    List<String> joined = new ArrayList<>();
    String text = "";
    for (String line : lines) {
      boolean isText = line.startsWith("TEXT at ");
      int behindPlace = isText ? line.indexOf(' ', "TEXT at ".length()) + 1 : 0;
      boolean goesOn =
          isText
              && !text.isEmpty()
              && line.startsWith("true", behindPlace)
                  == text.startsWith("true", text.indexOf(' ', "TEXT at ".length()) + 1);
      if (goesOn) {
        String content = text.substring(text.indexOf(' ', "TEXT at ".length()) + 1);
        String more = line.substring(behindPlace).replaceFirst("^(true|false)", "");
        text = line.substring(0, behindPlace) + content + more;
      } else {
        if (!text.isEmpty()) {
          joined.add(text);
        }
        text = isText ? line : "";
        if (!isText) {
          joined.add(line);
        }
      }
    }
    if (!text.isEmpty()) {
      joined.add(text);
    }
    return joined;
  }
}

package org.xmlbench.piximal.cursor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xmlbench.piximal.MalformedXmlException;
import org.xmlbench.piximal.ParserLimits;
import org.xmlbench.piximal.ParserOptions;
import org.xmlbench.piximal.XmlEvent;

/** XML 1.0, section 4.3.3: byte order marks, declarations, and names of encodings. */
class EncodingsTest {
  private static final String TEXT = "é";

  /** A declaration that comes by single bytes is looked at as often: after so many, by more. */
  private static final int SINGLE = 9000;

  private static final int MORE = 97;

  /** The text of the document, or the rule that it breaks. */
  private static String read(InputStream stream, ParserOptions options) throws IOException {
    try (PiximalCursor cursor = new PiximalCursor(options)) {
      cursor.open(stream);
      StringBuilder text = new StringBuilder();
      XmlEvent event = cursor.next();
      while (event != XmlEvent.END_DOCUMENT) {
        text.append(event == XmlEvent.TEXT ? cursor.view().text() : "");
        event = cursor.next();
      }
      return text.toString();
    } catch (MalformedXmlException e) {
      return e.rule();
    }
  }

  /** The same by a whole array, by a stream, and by single bytes at first. */
  private static String read(byte[] document) throws IOException {
    List<String> all = new ArrayList<>();
    all.add(read(new ByteArrayInputStream(document), ParserOptions.DEFAULT));
    all.add(
        read(
            new ByteArrayInputStream(document) {
              @Override
              public synchronized int read(byte[] into, int offset, int length) {
                return super.read(into, offset, Math.min(length, pos < SINGLE ? 1 : MORE));
              }
            },
            ParserOptions.DEFAULT));
    try (PiximalCursor cursor = new PiximalCursor(ParserOptions.DEFAULT)) {
      cursor.open(document);
      cursor.next();
      cursor.next();
      all.add(cursor.view().text());
    } catch (MalformedXmlException e) {
      all.add(e.rule());
    }
    assertThat(all).containsOnly(all.getFirst());
    return all.getFirst();
  }

  private static byte[] document(String charset, boolean mark, String declared) {
    String encoding = declared == null ? "" : " encoding=\"" + declared + "\"";
    String declaration = "none".equals(declared) ? "" : "<?xml version=\"1.0\"" + encoding + "?>";
    String text = (mark ? "\uFEFF" : "") + declaration + "<r>" + TEXT + "</r>";
    return text.getBytes(Charset.forName(charset));
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "UTF-8, false, -, é",
        "UTF-8, true, none, é",
        "UTF-8, true, UTF-8, é",
        "UTF-8, false, utf8, é",
        "UTF-8, true, utf8, é",
        "UTF-8, true, UTF-80, 4.3.3",
        "UTF-8, false, UTF-80, 4.3.3",
        "UTF-8, true, UTF-16, 4.3.3",
        "UTF-8, true, ISO-8859-1, 4.3.3",
        "UTF-8, false, UTF-16, 4.3.3",
        "UTF-8, false, UTF-16LE, 4.3.3",
        "UTF-8, false, UTF-32, 4.3.3",
        "UTF-8, false, ISO-10646-UCS-2, 4.3.3",
        "ISO-8859-1, false, ISO-8859-1, é",
        "ISO-8859-1, false, latin1, é",
        "ISO-8859-1, false, -, [2] Char",
        "windows-1252, false, cp1252, é",
        "IBM037, false, IBM037, é",
        "UTF-16LE, false, none, 4.3.3",
        "UTF-16BE, false, none, 4.3.3",
        "UTF-16LE, false, -, 4.3.3",
        "UTF-16BE, false, -, 4.3.3",
        "UTF-32BE, false, -, 4.3.3",
        "UTF-16LE, true, none, é",
        "UTF-16BE, true, -, é",
        "UTF-16LE, false, UTF-16, é",
        "UTF-16LE, true, UTF-16, é",
        "UTF-16LE, true, utf_16, é",
        "UTF-16LE, true, UTF-16LE, é",
        "UTF-16LE, true, UTF-16BE, 4.3.3",
        "UTF-16BE, true, UTF-16LE, 4.3.3",
        "UTF-16BE, false, UTF-16LE, 4.3.3",
        "UTF-16LE, true, UTF-16X, 4.3.3",
        "UTF-16LE, true, UTF-8, 4.3.3",
        "UTF-16LE, true, UTF-32, 4.3.3",
        "UTF-16BE, true, ISO-10646-UCS-2, é",
        "UTF-32LE, true, UTF-32, é",
        "UTF-32BE, true, ISO-10646-UCS-4, é",
        "UTF-32BE, true, UTF-16, 4.3.3",
        "Shift_JIS, false, Shift_JIS, ?",
        "GB18030, false, GB18030, é",
      })
  void aDocumentIsInItsEncodingOrWrong(
      String charset, boolean mark, String declared, String expected) throws IOException {
    JdkCharsets.of(charset);
    assertThat(read(document(charset, mark, declared))).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 900, 1000, 1024, 5000, 8192, 40_000, 65_000})
  void aDeclarationMayBeLong(int spaces) throws IOException {
    String text =
        "<?xml version=\"1.0\"%s encoding='ISO-8859-1' ?><r>é</r>".formatted(" ".repeat(spaces));
    assertThat(read(text.getBytes(StandardCharsets.ISO_8859_1))).isEqualTo("é");
  }

  @ParameterizedTest
  @ValueSource(ints = {70_000, 200_000})
  void oneThatIsTooLongIsAnErrorAndNeverReadOtherwise(int spaces) throws IOException {
    String text =
        "<?xml version=\"1.0\"%s encoding='ISO-8859-1' ?><r>é</r>".formatted(" ".repeat(spaces));
    assertThat(read(text.getBytes(StandardCharsets.ISO_8859_1))).isEqualTo("4.3.3");
  }

  /** The same of the text of an external entity. */
  @ParameterizedTest
  @CsvSource(
      nullValues = "-",
      value = {
        "UTF-8, false, none, é",
        "UTF-8, true, UTF-8, é",
        "UTF-8, true, ISO-8859-1, 4.3.3",
        "UTF-16LE, true, none, é",
        "UTF-16LE, false, none, [2] Char",
        "UTF-16BE, true, UTF-16LE, 4.3.3",
        "UTF-16BE, true, UTF-16, é",
        "ISO-8859-1, false, ISO-8859-1, é",
        "UTF-8, false, UTF-80, 4.3.3",
      })
  void soIsTheTextOfAnEntity(String charset, boolean mark, String declared, String expected)
      throws IOException {
    String declaration =
        declared.equals("none") ? "" : "<?xml version='1.0' encoding='%s'?>".formatted(declared);
    byte[] entity =
        ((mark ? "\uFEFF" : "") + declaration + TEXT).getBytes(Charset.forName(charset));
    ParserOptions options =
        new ParserOptions(
            ParserLimits.DEFAULT,
            true,
            Optional.of((name, publicId, systemId) -> new ByteArrayInputStream(entity)));
    byte[] document =
        "<!DOCTYPE r [<!ENTITY e SYSTEM 'e'>]><r>&e;</r>".getBytes(StandardCharsets.UTF_8);
    assertThat(read(new ByteArrayInputStream(document), options)).isEqualTo(expected);
  }
}

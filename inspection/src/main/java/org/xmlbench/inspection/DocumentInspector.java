package org.xmlbench.inspection;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.DetectedEncoding;
import org.xmlbench.core.document.XmlDeclaration;

/**
 * Finds for any file whether the document in it lies in the domain of the event digest, and what it
 * needs of a parser.
 *
 * <p>Outside the domain is what is not XML 1.0, is not namespace-well-formed, refers to an entity
 * that only an external subset or a parameter entity could declare, or expands beyond measure
 * ({@link Expansion}). A document that is simply not well-formed is not outside: all parsers must
 * reject it. Not every malformation is found, and the first that is ends the inspection.
 *
 * <p>Any bytes can be inspected. Memory depends on the size of single tags and of the DTD, and on
 * the namespace bindings in force, but not on the size of the file. Time is linear in the size of
 * the file; an entity is read twice, however often it is used.
 */
public final class DocumentInspector {
  private DocumentInspector() {}

  /**
   * Inspects a file.
   *
   * @throws IOException when it cannot be read
   */
  public static DocumentInspection inspect(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return inspect(in);
    }
  }

  /**
   * Inspects a document; does not close {@code in}.
   *
   * @throws IOException when {@code in} cannot be read
   */
  public static DocumentInspection inspect(InputStream in) throws IOException {
    byte[] head = in.readNBytes(DetectedEncoding.HEAD_LENGTH);
    DetectedEncoding encoding = DetectedEncoding.of(head);
    Findings findings = new Findings();
    encoding.needs().forEach(findings::need);
    Reader reader = new InputStreamReader(encoding.content(head, in), encoding.charset());
    scan(reader, encoding.declaration(), findings);
    return findings.toInspection();
  }

  private static void scan(Reader reader, XmlDeclaration declaration, Findings findings)
      throws IOException {
    CharacterSource source = new CharacterSource(reader);
    try {
      new DocumentScanner(source, declaration, findings).document();
    } catch (MalformedException _) {
      // Not well-formed, which is for the parsers to say; what was seen so far stands.
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    Expansion.sentence(findings.expanded(), source.offset())
        .ifPresent(findings::expandsBeyondMeasure);
    if (source.hadLateLineEnd()) {
      findings.need(Capability.LINE_ENDS_IN_LONG_DOCUMENT);
    }
    if (source.hasSupplementary()) {
      findings.need(Capability.SUPPLEMENTARY_CHARACTERS);
    }
  }
}

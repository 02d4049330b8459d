package org.xmlbench.probes;

import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.xmlbench.core.ByteSize;
import org.xmlbench.core.UserErrorException;
import org.xmlbench.core.document.BrokenConstraint;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentEncoding;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.core.document.Oracle;
import org.xmlbench.probes.writer.DocumentWriter;

/** What all families share: their facts, the check of the size, two methods that write. */
abstract class GeneratedFamily implements DocumentFamily {
  private final String name;
  private final String description;
  private final String source;
  private final Sizes sizes;

  /**
   * A family with these facts.
   *
   * @param name the part of a document's name before the colon
   * @param description one line for {@code list documents}: what it models
   * @param source the paper or the real documents that the shape comes from
   */
  GeneratedFamily(String name, String description, String source, Sizes sizes) {
    this.name = name;
    this.description = description;
    this.source = source;
    this.sizes = sizes;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String description() {
    return description;
  }

  @Override
  public final String source() {
    return source;
  }

  @Override
  public final Sizes sizes() {
    return sizes;
  }

  /** Writes the document of that size and seed, its prolog included, in that order. */
  abstract void generate(DocumentWriter writer, DocumentName document, RecordOrder order)
      throws IOException;

  /**
   * The seed of another document of the family.
   *
   * @param choice which one; not negative
   */
  long anotherSeed(long choice) {
    return DocumentName.DEFAULT_SEED + 1 + choice % (1L << 30);
  }

  /** What its documents can be written in: all, unless characters of theirs are the point. */
  Set<DocumentEncoding> encodings() {
    return EnumSet.allOf(DocumentEncoding.class);
  }

  /** What every document of the family needs of a parser. */
  Set<Capability> needs() {
    return Set.of();
  }

  /** What a document of that size needs, its encoding left out. */
  Set<Capability> needs(DocumentName document) {
    return needs();
  }

  @Override
  public final Document document(DocumentName name) {
    if (!name.family().equals(name())) {
      throw new IllegalArgumentException(name + " is not of the family " + name());
    }
    return new GeneratedDocument(checked(name), RecordOrder.OWN);
  }

  private DocumentName checked(DocumentName name) {
    if (!encodings().contains(name.encoding())) {
      throw new UserErrorException(
          "document '%s': %s has characters that %s lacks; write it in %s"
              .formatted(name, name(), name.encoding().label(), encodingsText()));
    }
    boolean sized = name.size() != DocumentName.NO_SIZE;
    if (sizes.parameter() == Parameter.NONE) {
      if (sized) {
        throw new UserErrorException(
            "document '%s': %s takes no size; write '%s'".formatted(name, name(), name()));
      }
      return name;
    }
    DocumentName complete = name.withDefaultSize(sizes.usual());
    if (complete.size() < sizes.least() || complete.size() > sizes.most()) {
      throw new UserErrorException(
          "document '%s': the %s must be from %s to %s"
              .formatted(
                  sizes.parameter() == Parameter.COUNT ? name.countText() : name,
                  sizes.parameter() == Parameter.COUNT ? "number of items" : "size in bytes",
                  sizeText(sizes.least()),
                  sizeText(sizes.most())));
    }
    return complete;
  }

  private String encodingsText() {
    return encodings().stream()
        .sorted()
        .map(DocumentEncoding::label)
        .collect(Collectors.joining(" or "));
  }

  /** A count as digits, a number of bytes with its unit. */
  private String sizeText(long size) {
    return sizes.parameter() == Parameter.COUNT ? Long.toString(size) : ByteSize.text(size);
  }

  private final class GeneratedDocument implements Document {
    private final DocumentName documentName;
    private final RecordOrder order;

    GeneratedDocument(DocumentName documentName, RecordOrder order) {
      this.documentName = documentName;
      this.order = order;
    }

    @Override
    public DocumentName name() {
      return documentName;
    }

    @Override
    public Set<Capability> needs() {
      Set<Capability> needs = new HashSet<>(GeneratedFamily.this.needs(documentName));
      needs.addAll(documentName.encoding().needs());
      return Set.copyOf(needs);
    }

    @Override
    public void write(OutputStream out) throws IOException {
      run(DocumentWriter.bytesOnly(out, documentName.encoding()));
    }

    @Override
    public Oracle writeWithOracle(OutputStream out) throws IOException {
      return run(DocumentWriter.withOracle(out, documentName.encoding())).oracle();
    }

    @Override
    public List<Document> variants(int count) {
      return IntStream.rangeClosed(1, count)
          .mapToObj(number -> new GeneratedDocument(documentName, new RecordOrder(number)))
          .map(Document.class::cast)
          .toList();
    }

    @Override
    public Optional<Document> another(long choice) {
      long seed = anotherSeed(choice);
      long other = seed == documentName.seed() ? DocumentName.DEFAULT_SEED : seed;
      return Optional.of(new GeneratedDocument(documentName.withSeed(other), RecordOrder.OWN));
    }

    @Override
    public boolean writeMalformed(OutputStream out, BrokenConstraint constraint, long position)
        throws IOException {
      return run(DocumentWriter.malformed(out, documentName.encoding(), constraint, position))
          .isMalformed();
    }

    private DocumentWriter run(DocumentWriter writer) throws IOException {
      generate(writer, documentName, order);
      writer.finish();
      return writer;
    }
  }
}

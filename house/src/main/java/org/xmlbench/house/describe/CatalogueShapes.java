package org.xmlbench.house.describe;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.document.Document;
import org.xmlbench.core.document.DocumentFamily;
import org.xmlbench.core.document.DocumentFamily.Sizes;
import org.xmlbench.core.document.DocumentName;
import org.xmlbench.inspection.shape.DocumentShape;
import org.xmlbench.inspection.shape.ShapeDistance;
import org.xmlbench.inspection.shape.ShapeReader;
import org.xmlbench.inspection.shape.UnreadableDocumentException;
import org.xmlbench.probes.Catalogue;

/** The shapes of one document of every family of the catalogue. */
public final class CatalogueShapes {
  /** Large enough for a family's names and proportions, and soon written. */
  private static final long BYTES = 256 << 10;

  private static final long PART_OF_USUAL_COUNT = 10;

  private final Map<DocumentFamily, DocumentShape> shapes = new LinkedHashMap<>();

  /**
   * A family and how unlike its document is.
   *
   * @param name the family's name
   * @param distance see {@link ShapeDistance}
   * @param difference in what the two differ most
   */
  public record Neighbour(String name, double distance, String difference) {}

  private CatalogueShapes() {}

  /** Writes and reads a document of every family. */
  public static CatalogueShapes read() throws IOException {
    CatalogueShapes all = new CatalogueShapes();
    for (DocumentFamily family : Catalogue.families()) {
      all.shapes.put(family, shape(family.document(name(family))));
    }
    return all;
  }

  /** The families whose documents are most like that shape, the nearest first. */
  public List<Neighbour> nearest(DocumentShape shape, int count) {
    return shapes.entrySet().stream()
        .map(
            entry ->
                new Neighbour(
                    entry.getKey().name(),
                    ShapeDistance.between(shape, entry.getValue()),
                    ShapeDistance.greatestDifference(shape, entry.getValue())))
        .sorted(Comparator.comparingDouble(Neighbour::distance))
        .limit(count)
        .toList();
  }

  /** The shape of a generated document. */
  static DocumentShape shape(Document document) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    document.write(bytes);
    try {
      return ShapeReader.read(new ByteArrayInputStream(bytes.toByteArray()));
    } catch (UnreadableDocumentException e) {
      throw new IllegalStateException(
          "%s is not well-formed: %s".formatted(document.name(), e.getMessage()), e);
    }
  }

  static DocumentName name(DocumentFamily family) {
    Sizes sizes = family.sizes();
    long size =
        switch (sizes.parameter()) {
          case NONE -> DocumentName.NO_SIZE;
          case COUNT ->
              Math.clamp(sizes.usual() / PART_OF_USUAL_COUNT, sizes.least(), sizes.most());
          case BYTES -> Math.clamp(BYTES, sizes.least(), sizes.most());
        };
    return new DocumentName(family.name(), size, DocumentName.DEFAULT_SEED);
  }
}

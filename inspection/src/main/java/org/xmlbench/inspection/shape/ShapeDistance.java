package org.xmlbench.inspection.shape;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How unlike two documents are. Each of ten features adds its difference: of a ratio the binary
 * logarithm of the quotient, of a share the difference in tenths; the distance is the root of the
 * sum of their squares. So 1 means: one feature differs by a factor of two, or one share by ten
 * percentage points, and nothing else does. The size of the documents does not count.
 */
public final class ShapeDistance {
  private static final double TENTH = 0.1;

  /** Every feature, in the order in which it is named. */
  private static final List<Feature> FEATURES =
      List.of(
          new Feature("elements a KiB", DocumentShape::elementsPerKib, TENTH),
          new Feature("attributes an element", DocumentShape::attributesPerElement, TENTH),
          new Feature("declarations an element", DocumentShape::declarationsPerElement, TENTH),
          new Feature("characters a run of text", DocumentShape::textPerRun, 1),
          new Feature("mean depth", DocumentShape::meanDepth, 1),
          new Feature("different names", ShapeDistance::names, 1),
          new Feature("share of text", DocumentShape::textShare),
          new Feature("share of blanks", DocumentShape::blankShare),
          new Feature("share of values", DocumentShape::valueShare),
          new Feature("share beyond ASCII", DocumentShape::nonAsciiShare));

  /**
   * One number of a shape.
   *
   * @param floor is added to both numbers of a ratio, so that nearly nothing is near nothing; 0 for
   *     a share
   */
  private record Feature(String name, ToDoubleFunction<DocumentShape> value, double floor) {
    Feature(String name, ToDoubleFunction<DocumentShape> share) {
      this(name, share, 0);
    }

    double difference(DocumentShape one, DocumentShape other) {
      double left = value.applyAsDouble(one);
      double right = value.applyAsDouble(other);
      return floor == 0
          ? Math.abs(left - right) / TENTH
          : Math.abs(Math.log((left + floor) / (right + floor)) / Math.log(2));
    }
  }

  private ShapeDistance() {}

  /** The distance, 0 for equal shapes. */
  public static double between(DocumentShape one, DocumentShape other) {
    double sum = 0;
    for (Feature feature : FEATURES) {
      double difference = feature.difference(one, other);
      sum += difference * difference;
    }
    return Math.sqrt(sum);
  }

  /** The name of the feature that adds most to the distance. */
  public static String greatestDifference(DocumentShape one, DocumentShape other) {
    return FEATURES.stream()
        .max(Comparator.comparingDouble(feature -> feature.difference(one, other)))
        .orElseThrow()
        .name();
  }

  private static double names(DocumentShape shape) {
    return shape.names().elements() + shape.names().attributes();
  }
}

package org.xmlbench.inspection.shape;

/**
 * The shape of a document, by which it is compared with others of any size. Shares are of all
 * characters that the document has, from 0 to 1.
 *
 * @param bytes size of the document
 * @param counts how many constructs of each kind
 * @param characters what the characters are spent on
 * @param depth how deep elements lie; the root lies at 1
 * @param names how many different names there are, with their prefixes
 */
public record DocumentShape(
    long bytes, Counts counts, Characters characters, Depth depth, Names names) {
  /**
   * How many there are of what a parser reports.
   *
   * @param textRuns stretches of character data between tags and processing instructions
   */
  public record Counts(
      long elements,
      long attributes,
      long namespaceDeclarations,
      long textRuns,
      long processingInstructions,
      long comments,
      long cdataSections) {}

  /**
   * UTF-16 code units.
   *
   * @param all of the document, markup included
   * @param nonAscii of all, those above U+007F
   * @param text of character data that is not white space alone, references replaced
   * @param blank of character data that is white space alone
   * @param values of attribute values, references replaced
   */
  public record Characters(long all, long nonAscii, long text, long blank, long values) {}

  /**
   * Depths of elements.
   *
   * @param most the greatest
   */
  public record Depth(int most, long sum) {}

  /** Numbers of different names. */
  public record Names(int elements, int attributes) {}

  /** Elements in 1,024 bytes. */
  public double elementsPerKib() {
    return perKib(counts.elements);
  }

  /** Starts, ends, runs of text and processing instructions in 1,024 bytes. */
  public double eventsPerKib() {
    return perKib(2 * counts.elements + counts.textRuns + counts.processingInstructions);
  }

  /** Attributes of an element on average, namespace declarations left out. */
  public double attributesPerElement() {
    return (double) counts.attributes / counts.elements;
  }

  /** Namespace declarations of an element on average. */
  public double declarationsPerElement() {
    return (double) counts.namespaceDeclarations / counts.elements;
  }

  /** Mean length of a run of text that is not white space alone, counted over all runs. */
  public double textPerRun() {
    return counts.textRuns == 0 ? 0 : (double) characters.text / counts.textRuns;
  }

  /** Share of text that is not white space alone. */
  public double textShare() {
    return share(characters.text);
  }

  /** Share of white space between tags. */
  public double blankShare() {
    return share(characters.blank);
  }

  public double valueShare() {
    return share(characters.values);
  }

  /** Share of everything else: tags, names, comments, declarations; 0 where entities outgrow it. */
  public double markupShare() {
    return Math.max(0, 1 - textShare() - blankShare() - valueShare());
  }

  /** Share of characters above U+007F. */
  public double nonAsciiShare() {
    return share(characters.nonAscii);
  }

  public double meanDepth() {
    return (double) depth.sum / counts.elements;
  }

  private double perKib(long count) {
    return count * 1024.0 / bytes;
  }

  private double share(long units) {
    return (double) units / characters.all;
  }
}

package org.xmlbench.core.document;

import java.util.Locale;

/**
 * Something that a document needs of a parser and that some library lacks. A driver states what its
 * library lacks; on a document that needs one of those, the result is {@code declared}.
 *
 * @param name the name by which reports and {@code list} show it
 */
public record Capability(String name) implements Comparable<Capability> {
  private static final String REJECTS = "rejects:";

  /** Elements in a default namespace have their URI. */
  public static final Capability DEFAULT_NAMESPACE = new Capability("default-namespace");

  /**
   * A default namespace ends with its element even when another one was declared inside. Needed
   * where an element declares a default namespace (or undeclares it) and has a descendant that does
   * so too, and a name without a prefix comes after it that takes another one, or none, from
   * outside.
   */
  public static final Capability NESTED_DEFAULT_NAMESPACES =
      new Capability("nested-default-namespaces");

  /**
   * A declaration that says again what a prefix stands for already is delivered. Needed where an
   * element declares a prefix, or the default namespace, as it is bound there anyway, and neither
   * its own name nor that of an attribute has that prefix. An attribute without a prefix is in no
   * namespace, so it does not count for the default one. What an entity's replacement text declares
   * is compared with that text alone, not with what surrounds a reference to it.
   */
  public static final Capability REPEATED_DECLARATION = new Capability("repeated-declaration");

  /** The same where the element's own name has the prefix: a tree may keep the name alone. */
  public static final Capability REPEATED_DECLARATION_OF_ELEMENT_PREFIX =
      new Capability("repeated-declaration-of-element-prefix");

  /** The same where the name of an attribute has the prefix, and the element's has not. */
  public static final Capability REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX =
      new Capability("repeated-declaration-of-attribute-prefix");

  /** References to general entities declared in the internal subset are expanded. */
  public static final Capability INTERNAL_ENTITIES = new Capability("internal-entities");

  /**
   * References to external general entities contribute nothing, and are no error. Needed where
   * character data refers to an entity that the internal subset declares as external.
   */
  public static final Capability EXTERNAL_ENTITIES = new Capability("external-entities");

  /** Attributes defaulted by the internal subset are delivered. */
  public static final Capability ATTRIBUTE_DEFAULTS = new Capability("attribute-defaults");

  /**
   * Attributes defaulted by the internal subset are delivered on an empty-element tag too. Needed
   * where an empty-element tag that itself has no attribute or namespace declaration belongs to an
   * element type with a defaulted attribute.
   */
  public static final Capability ATTRIBUTE_DEFAULTS_ON_EMPTY_TAG =
      new Capability("attribute-defaults-on-empty-tag");

  /**
   * An empty CDATA section does no harm to the text around it. Needed where {@code <![CDATA[]]>}
   * stands between two pieces of character data (text, references or CDATA) of one run.
   */
  public static final Capability EMPTY_CDATA_SECTION = new Capability("empty-cdata-section");

  /** CDATA sections of 16,384 characters and more are read. Needed where there is one. */
  public static final Capability LONG_CDATA_SECTION = new Capability("long-cdata-section");

  /**
   * Line ends in a CDATA section are delivered as LF. Needed where a section outside the DOCTYPE
   * goes over a line end, and lines before it, or shortly after, end with CR or CR LF.
   */
  public static final Capability LINE_ENDS_IN_CDATA_SECTION =
      new Capability("line-ends-in-cdata-section");

  /**
   * CR LF is one line end wherever it stands, also across the end of a parser's buffer. Needed
   * where CR LF stands beyond the first 4,000 characters.
   */
  public static final Capability LINE_ENDS_IN_LONG_DOCUMENT =
      new Capability("line-ends-in-long-document");

  /** A line end in an attribute's value is delivered as a space. Needed where one is there. */
  public static final Capability LINE_END_IN_ATTRIBUTE_VALUE =
      new Capability("line-end-in-attribute-value");

  /**
   * Elements are nested as deep as the document has them. Needed where they are nested 200 deep and
   * deeper, not counting what entities bring.
   */
  public static final Capability DEEP_NESTING = new Capability("deep-nesting");

  /** Attribute values of 262,144 characters and more are read. Needed where there is one. */
  public static final Capability LONG_ATTRIBUTE_VALUE = new Capability("long-attribute-value");

  /**
   * A document that breaks off after the first bracket of a CDATA section's end is rejected;
   * without this the parse never ends. No document needs it; who parses what others send does.
   */
  public static final Capability ENDS_IN_CDATA_END = new Capability("ends-in-cdata-end");

  /**
   * Attributes with a prefix keep their whole names on the root element. Needed where white space
   * stands directly before the root's start tag and that tag has an attribute with a prefix, which
   * is not {@code xmlns}.
   */
  public static final Capability PREFIXED_ROOT_ATTRIBUTE =
      new Capability("prefixed-root-attribute");

  /**
   * Attributes with a prefix keep their whole names wherever they stand, also across the end of a
   * parser's buffer. Needed where an attribute with a prefix, which is not {@code xmlns}, stands
   * beyond the first 8,000 characters.
   */
  public static final Capability PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT =
      new Capability("prefixed-attribute-in-long-document");

  /**
   * Attributes have whole names whatever letters these are of. Needed where the name of an
   * attribute or of a declared prefix has a character above U+007F.
   */
  public static final Capability ATTRIBUTE_NAMES_BEYOND_ASCII =
      new Capability("attribute-names-beyond-ascii");

  /**
   * A tag may mix names within Latin-1 and beyond. Needed where a start tag whose element has no
   * character above U+00FF in its name holds an attribute or a namespace declaration that has one
   * in its own, and where an element that has one holds an attribute with a prefix.
   */
  public static final Capability MIXED_NAMES_BEYOND_LATIN_1 =
      new Capability("mixed-names-beyond-latin-1");

  /**
   * An end tag whose name has letters beyond Latin-1 is read wherever it stands, also across the
   * end of a parser's buffer. Needed where an end tag with a character above U+00FF in its name
   * stands beyond the first 8,000 characters.
   */
  public static final Capability END_TAG_BEYOND_LATIN_1_IN_LONG_DOCUMENT =
      new Capability("end-tag-beyond-latin-1-in-long-document");

  /**
   * A bracket that is no delimiter does not end the DOCTYPE early or late. Needed where a comment,
   * a processing instruction or a quoted literal inside the DOCTYPE holds {@code [}, {@code ]}, or,
   * outside the internal subset, {@code >}.
   */
  public static final Capability BRACKETS_IN_DOCTYPE = new Capability("brackets-in-doctype");

  /**
   * A quote that is no delimiter does no harm to the DOCTYPE. Needed where a comment or processing
   * instruction inside the internal subset holds a quote, double or single, and not its like after
   * it.
   */
  public static final Capability QUOTES_IN_DOCTYPE = new Capability("quotes-in-doctype");

  /**
   * A processing instruction inside the internal subset is distinguished from one before the root.
   * Needed where the internal subset holds one.
   */
  public static final Capability SUBSET_PROCESSING_INSTRUCTION =
      new Capability("subset-processing-instruction");

  /**
   * A processing instruction without data is delivered without, whatever stands before it. Needed
   * where one outside the DOCTYPE has none; white space alone is none.
   */
  public static final Capability PROCESSING_INSTRUCTION_WITHOUT_DATA =
      new Capability("processing-instruction-without-data");

  /**
   * Line ends in the data of a processing instruction are delivered as LF. Needed where one outside
   * the DOCTYPE goes over a line end, and lines before it, or shortly after, end with CR or CR LF.
   */
  public static final Capability LINE_ENDS_IN_PROCESSING_INSTRUCTION =
      new Capability("line-ends-in-processing-instruction");

  /**
   * Namespace declarations defaulted by the internal subset are delivered and in force, and not
   * where an element has one of its own. Needed where an element is declared to have one.
   */
  public static final Capability NAMESPACE_DEFAULTS = new Capability("namespace-defaults");

  /**
   * A declaration of the attribute {@code xmlns} does no harm. Needed where the internal subset
   * declares one, for whatever element type, without a default.
   */
  public static final Capability NAMESPACE_ATTRIBUTE_DECLARATIONS =
      new Capability("namespace-attribute-declarations");

  /** Values of attributes declared with a tokenised type are normalised as such. */
  public static final Capability ATTRIBUTE_TYPES = new Capability("attribute-types");

  /**
   * A tab that stands in an attribute's value is delivered as a space: attribute-value
   * normalisation (XML 1.0, section 3.3.3). Needed where one does, also by way of an entity or of a
   * default; a tab that came from a character reference stays one.
   */
  public static final Capability TAB_IN_ATTRIBUTE_VALUE = new Capability("tab-in-attribute-value");

  /**
   * In the value of an attribute of a tokenised type, a tab, LF or CR that came from a character
   * reference stays. Needed where there is one.
   */
  public static final Capability WHITE_SPACE_REFERENCES_IN_TOKENS =
      new Capability("white-space-references-in-tokens");

  /** Declarations after a reference to an unread parameter entity are still honoured. */
  public static final Capability DECLARATIONS_AFTER_PARAMETER_ENTITY =
      new Capability("declarations-after-parameter-entity");

  /**
   * Characters above U+FFFF are delivered wherever they stand in the document. Needed where the
   * document itself, not by reference, holds such a character anywhere.
   */
  public static final Capability SUPPLEMENTARY_CHARACTERS =
      new Capability("supplementary-characters");

  /** Character references above U+FFFF are delivered as surrogate pairs. */
  public static final Capability SUPPLEMENTARY_CHARACTER_REFERENCES =
      new Capability("supplementary-character-references");

  /** A processing instruction before the root does no harm to what follows. */
  public static final Capability PROLOG_PROCESSING_INSTRUCTION =
      new Capability("prolog-processing-instruction");

  /**
   * Elements and attributes in an entity's replacement text are in the namespaces that are declared
   * around the reference. Needed where a referred entity holds an element, or an attribute with a
   * prefix, whose namespace is declared outside of it.
   */
  public static final Capability OUTER_NAMESPACES_IN_ENTITY =
      new Capability("outer-namespaces-in-entity");

  /** A CR that came from a character reference in an entity's value stays a CR. */
  public static final Capability CARRIAGE_RETURN_IN_ENTITY_VALUE =
      new Capability("carriage-return-in-entity-value");

  /** A DOCTYPE declaration is read at all. */
  public static final Capability DOCTYPE = new Capability("doctype");

  /**
   * An error is reported on the line where it is. No document needs it; a user who looks for an
   * error does.
   */
  public static final Capability ERROR_LINE = new Capability("error-line");

  /**
   * An error is reported in the column of the markup that is wrong, where any is named. No document
   * needs it.
   */
  public static final Capability ERROR_COLUMN = new Capability("error-column");

  /**
   * The document's encoding is detected and read. Needed by every document that is not in UTF-8: by
   * the name that its XML declaration gives, in upper case, or {@code UTF-16} where a byte order
   * mark or zero bytes show that and nothing is declared; {@code UTF-16BE} needs {@code UTF-16}
   * too. {@code UTF-32} is as {@code UTF-16} is, with and without a byte order mark. US-ASCII
   * counts by its name too.
   */
  public static Capability encoding(String charset) {
    return new Capability("encoding:" + charset.toUpperCase(Locale.ROOT));
  }

  /** A violation of this constraint is rejected; the document that needs it is malformed. */
  public static Capability rejects(String constraint) {
    return new Capability(REJECTS + constraint);
  }

  public boolean isRejection() {
    return name.startsWith(REJECTS);
  }

  /** Whether it is of the place that an error names: {@link #ERROR_LINE}, {@link #ERROR_COLUMN}. */
  public boolean isOfErrors() {
    return equals(ERROR_LINE) || equals(ERROR_COLUMN);
  }

  @Override
  public int compareTo(Capability other) {
    return name.compareTo(other.name);
  }

  @Override
  public String toString() {
    return name;
  }
}

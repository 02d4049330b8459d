package org.xmlbench.results.table;

/**
 * A file of a run folder that holds a section, as {@code docs/schema/tables.schema.json} says.
 *
 * @param schema version of its form, {@link #SCHEMA}
 */
public record SectionFile(int schema, Section.Json section) {
  /** The version of the form that this code writes. */
  public static final int SCHEMA = 2;

  public static SectionFile of(Section section) {
    return new SectionFile(SCHEMA, section.json());
  }
}

package org.xmlbench.results.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;

/**
 * A file of a run folder that holds a section, as {@code docs/schema/tables.schema.json} says.
 *
 * @param schema version of its form, {@link #SCHEMA}
 * @param notices a sentence for each thing that reading the run had to repair or leave out
 */
public record SectionFile(
    int schema,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> notices,
    Section.Json section) {
  /** The version of the form that this code writes. */
  public static final int SCHEMA = 2;

  public SectionFile {
    notices = List.copyOf(notices);
  }

  public static SectionFile of(Section section) {
    return new SectionFile(SCHEMA, List.of(), section.json());
  }

  /** The same of a run that was read with these notices. */
  public SectionFile with(List<String> found) {
    return new SectionFile(schema, found, section);
  }
}

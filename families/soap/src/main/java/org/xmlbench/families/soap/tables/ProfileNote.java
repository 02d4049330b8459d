package org.xmlbench.families.soap.tables;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.xmlbench.results.table.Note;

/** The notes below a table of WS-I's Basic Profile that keep it from being misread. */
public final class ProfileNote {
  private static final String DECLARED =
      " What a toolkit declares that it does not meet, there too, is in Versions and options of the"
          + " HTML report, where the run recorded it, and in xmlbench list toolkits (doesNotMeet).";

  /** Where there is no HTTP. */
  public static final Note MESSAGE_ALONE =
      Note.of(
          "Of the message alone: the assertions on the HTTP head are looked at with xmlbench soap"
              + " --profile http."
              + DECLARED);

  /** Where the HTTP head is written by XMLBench and not by the toolkit. */
  public static final Note HEAD_OF_OURS =
      Note.of(
          "Of the message alone: the HTTP head here is ours, the same for all toolkits. The"
              + " assertions on a toolkit's own are looked at with xmlbench soap --profile http."
              + DECLARED);

  /** Where the toolkit's client writes the head of its requests. */
  public static final Note WITH_HEAD = Note.of("The HTTP head of the requests is looked at, too.");

  private static final Note DIFFERS =
      Note.of(
          "The number looked at differs, as an assertion about what a message does not have, such"
              + " as SOAPAction's value, the charset of text/xml or a header block, has nothing to"
              + " hold against.");

  private ProfileNote() {}

  /**
   * The sentences; empty where the profile applies to no toolkit.
   *
   * @param head the note on the HTTP head
   * @param profiles of a table's toolkits; {@code null} for one to which the profile does not apply
   */
  public static List<Note> of(Note head, Collection<ProfileCheck> profiles) {
    List<Integer> asked =
        profiles.stream().filter(Objects::nonNull).map(ProfileCheck::asked).distinct().toList();
    List<Note> notes = new ArrayList<>();
    if (!asked.isEmpty()) {
      notes.add(head);
    }
    if (asked.size() > 1) {
      notes.add(DIFFERS);
    }
    return List.copyOf(notes);
  }
}

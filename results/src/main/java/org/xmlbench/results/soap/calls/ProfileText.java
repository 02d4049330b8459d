package org.xmlbench.results.soap.calls;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.xmlbench.core.Printable;
import org.xmlbench.results.report.TextTable;
import org.xmlbench.results.soap.ProfileCheck;

/** How far the messages of toolkits conform to WS-I's Basic Profile, as plain text. */
public final class ProfileText {
  private ProfileText() {}

  /**
   * Writes a table, and an empty line; nothing where the profile applies to no toolkit.
   *
   * @param what messages they are
   * @param profiles by toolkits; {@code null} for one to which the profile does not apply
   * @param notes sentences that belong below the table
   */
  public static void append(
      StringBuilder out, String what, Map<String, ProfileCheck> profiles, List<String> notes) {
    if (profiles.values().stream().allMatch(Objects::isNull)) {
      return;
    }
    out.append("   ")
        .append(what)
        .append(", all valid against the schema: assertions of WS-I Basic Profile 1.1\n");
    TextTable text = new TextTable(false, true, true, false);
    text.add("   toolkit", "passed", "of", "not met");
    profiles.forEach(
        (toolkit, profile) -> {
          if (profile != null) {
            text.add(
                "   " + Printable.line(toolkit),
                Integer.toString(profile.passed()),
                Integer.toString(profile.asked()),
                profile.failed().isEmpty() ? "-" : String.join(" ", profile.failed()));
          }
        });
    text.appendTo(out);
    notes.forEach(note -> out.append("   ").append(note).append('\n'));
    out.append('\n');
  }
}

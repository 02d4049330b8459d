package org.xmlbench.results.store;

import java.util.List;

/**
 * What a run found of a driver beside its speed, in a form that runs of parsers show.
 *
 * @param family id of the family that asked, or {@link #MAINTENANCE}
 * @param driver id of the driver
 * @param version of its library
 * @param figures what was found, in the order of a table
 */
public record DriverScore(String family, String driver, String version, List<Figure> figures) {
  /** What stands for a family where it was not asked by one: who keeps the library. */
  public static final String MAINTENANCE = "maintenance";

  public DriverScore {
    figures = List.copyOf(figures);
  }

  /**
   * One thing that was found.
   *
   * @param requirement what {@code choose} calls it when it must be met; {@code null} of a figure
   *     that cannot be demanded
   * @param head what a table calls it
   * @param text what was found, in a few characters
   * @param met whether the requirement is; {@code null} where that is not known
   * @param detail which ones, where the text only counts them; {@code null} where it says all
   */
  public record Figure(String requirement, String head, String text, Boolean met, String detail) {
    public Figure(String requirement, String head, String text, Boolean met) {
      this(requirement, head, text, met, null);
    }

    /** The text, and the details in brackets. */
    public String whole() {
      return detail == null ? text : "%s (%s)".formatted(text, detail);
    }
  }
}

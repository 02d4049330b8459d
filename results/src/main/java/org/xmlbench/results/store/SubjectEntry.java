package org.xmlbench.results.store;

import java.util.List;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;

/**
 * A subject as the manifest names it.
 *
 * @param id driver id, such as {@code woodstox-stax}
 * @param library the library's name
 * @param artifact Maven coordinates, or {@code java.xml} for the JDK's own
 * @param version version of the library
 * @param licence SPDX expression, or what is known
 * @param style API style as reports show it
 * @param lineage code lineage
 * @param lacks names of the capabilities that the library lacks
 * @param options options that differ from the library's default, as {@code name=value}
 * @param raisedLimits limits that the driver raises, as {@code name=value}
 * @param saysOtherwise in words, how a toolkit or framework declares that its messages differ from
 *     the reference without saying anything else: what they are verified under; {@code null} of
 *     others, and in runs made before this was recorded
 * @param doesNotMeet assertions of WS-I's Basic Profile that a document/literal toolkit declares
 *     its messages do not meet; {@code null} of others, and in runs made before this was recorded
 */
public record SubjectEntry(
    String id,
    String library,
    String artifact,
    String version,
    String licence,
    String style,
    String lineage,
    List<String> lacks,
    List<String> options,
    List<String> raisedLimits,
    List<String> saysOtherwise,
    List<UnmetAssertion> doesNotMeet) {

  public SubjectEntry {
    lacks = lacks == null ? List.of() : List.copyOf(lacks);
    options = options == null ? List.of() : List.copyOf(options);
    raisedLimits = raisedLimits == null ? List.of() : List.copyOf(raisedLimits);
    saysOtherwise = saysOtherwise == null ? null : List.copyOf(saysOtherwise);
    doesNotMeet = doesNotMeet == null ? null : List.copyOf(doesNotMeet);
  }

  /** The entry of a driver. */
  public static SubjectEntry of(DriverDescription driver) {
    return new SubjectEntry(
        driver.id(),
        driver.library().name(),
        driver.library().artifact(),
        driver.library().version(),
        driver.library().licence(),
        driver.style().label(),
        driver.library().lineage(),
        driver.lacks().stream().sorted().map(Capability::name).toList(),
        driver.options(),
        driver.raisedLimits(),
        null,
        null);
  }
}

package org.xmlbench.suite.choose;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.check.CheckRunner;
import org.xmlbench.house.check.CheckedDocument;
import org.xmlbench.house.check.TrialTimes;
import org.xmlbench.house.home.LibrarySubject;

/**
 * Which of a user's documents a library does not deliver any more once it is set up as its
 * documentation hardens it: most refuse every DOCTYPE then.
 */
final class HardenedReading {
  private HardenedReading() {}

  /**
   * Has each library deliver each document so.
   *
   * @param asked drivers, of which those count that say how their library is hardened
   * @param plain what they made of the well-formed documents as they are timed
   * @return by driver id: a sentence for each document that it does not deliver, or otherwise
   */
  static Map<String, List<String>> of(
      List<LibrarySubject<DriverDescription>> asked, Agreements plain) throws InterruptedException {
    List<LibrarySubject<DriverDescription>> drivers =
        asked.stream().filter(driver -> driver.setups().isPresent()).toList();
    List<CheckedDocument> documents = plain.usable();
    Map<String, List<DriverDelivery>> deliveries =
        new CheckRunner(TrialTimes.upTo(TrialTimes.MOST), true)
            .run(drivers, documents.stream().map(CheckedDocument::file).toList(), driver -> {});
    Map<String, List<String>> refused = new LinkedHashMap<>();
    for (LibrarySubject<DriverDescription> driver : drivers) {
      List<String> sentences = new ArrayList<>();
      for (int i = 0; i < documents.size(); i++) {
        DriverDelivery hardened = deliveries.get(driver.id()).get(i);
        if (!hardened.equals(plain.delivered(driver.id()).get(i))) {
          sentences.add("%s: %s".formatted(documents.get(i).name(), words(hardened)));
        }
      }
      refused.put(driver.id(), sentences);
    }
    return refused;
  }

  private static String words(DriverDelivery delivery) {
    return switch (delivery) {
      case DriverDelivery.Delivered _ -> "other events than those that were timed";
      case DriverDelivery.Rejected rejected -> "rejected: " + rejected.text();
      case DriverDelivery.Unsupported unsupported -> unsupported.message();
      case DriverDelivery.Failed failed -> failed.message();
    };
  }
}

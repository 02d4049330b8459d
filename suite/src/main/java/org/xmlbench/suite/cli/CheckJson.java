package org.xmlbench.suite.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.xmlbench.core.check.DriverDelivery;
import org.xmlbench.core.document.Capability;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.core.event.EventTally;
import org.xmlbench.house.check.Agreement;
import org.xmlbench.house.check.CheckResult;
import org.xmlbench.house.check.DocumentFiles;
import org.xmlbench.house.check.FileVerdict;
import org.xmlbench.house.check.FirstDifference;
import org.xmlbench.house.home.LibrarySubject;

/** A check for programs. What is not known is absent. */
final class CheckJson {
  private static final int SCHEMA = 1;

  private final CheckReport report;

  CheckJson(CheckReport report) {
    this.report = report;
  }

  Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("schema", SCHEMA);
    map.put("files", report.files().stream().map(CheckJson::file).toList());
    map.put("leftOut", report.leftOut().stream().map(CheckJson::leftOut).toList());
    Map<String, Object> drivers = new LinkedHashMap<>();
    for (LibrarySubject<DriverDescription> driver : report.drivers()) {
      drivers.put(driver.id(), counts(report.counts(driver)));
    }
    map.put("drivers", drivers);
    map.put("total", counts(report.counts()));
    return map;
  }

  private static Map<String, Object> file(FileVerdict file) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("file", file.document().name());
    file.document().outside().ifPresent(reason -> map.put("outside", reason));
    map.put("needs", file.document().needs().stream().sorted().map(Capability::name).toList());
    file.reference().ifPresent(digest -> map.put("reference", digest));
    map.put("referenceFrom", file.referenceFrom());
    map.put("unverified", file.isUnverified());
    map.put("everyDriverRejects", file.everyoneRejects());
    map.put("rejectedBy", file.rejectedBy());
    map.put("results", file.verdicts().stream().map(CheckJson::verdict).toList());
    return map;
  }

  private static Map<String, Object> verdict(Agreement verdict) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("driver", verdict.driver().id());
    map.put("result", verdict.result().label());
    if (!verdict.detail().isEmpty()) {
      map.put("detail", verdict.detail());
    }
    switch (verdict.delivery()) {
      case DriverDelivery.Delivered delivered -> {
        map.put("digest", delivered.digest());
        map.put("tally", tally(delivered.totals().tally()));
      }
      case DriverDelivery.Rejected rejected -> map.put("rejected", rejected.text());
      case DriverDelivery.Unsupported unsupported -> map.put("unsupported", unsupported.message());
      case DriverDelivery.Failed failed -> map.put("failed", failed.message());
    }
    if (verdict.disagreement() != null) {
      map.put("difference", difference(verdict.disagreement()));
    }
    return map;
  }

  private static Map<String, Long> tally(EventTally tally) {
    Map<String, Long> map = new LinkedHashMap<>();
    map.put("elements", tally.elements());
    map.put("attributes", tally.attributes());
    map.put("namespaceDeclarations", tally.namespaceDeclarations());
    map.put("textRuns", tally.textRuns());
    map.put("textUnits", tally.textUnits());
    return map;
  }

  private static Map<String, Object> difference(Agreement.Disagreement disagreement) {
    Map<String, Object> map = new LinkedHashMap<>();
    FirstDifference first = disagreement.first();
    map.put("with", disagreement.with());
    map.put("line", first.line());
    if (first.expected() != null) {
      map.put("expected", first.expected());
    }
    if (first.delivered() != null) {
      map.put("delivered", first.delivered());
    }
    return map;
  }

  private static Map<String, String> leftOut(DocumentFiles.LeftOut left) {
    Map<String, String> map = new LinkedHashMap<>();
    map.put("file", left.file().toString());
    map.put("reason", left.reason());
    return map;
  }

  private static Map<String, Integer> counts(Map<CheckResult, Integer> counts) {
    Map<String, Integer> map = new LinkedHashMap<>();
    counts.forEach((result, count) -> map.put(result.label(), count));
    return map;
  }
}

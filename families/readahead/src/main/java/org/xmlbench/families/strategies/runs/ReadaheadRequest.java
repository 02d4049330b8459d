package org.xmlbench.families.strategies.runs;

import java.util.List;
import org.xmlbench.core.driver.DriverDescription;
import org.xmlbench.house.engine.plan.TimedDocument;
import org.xmlbench.house.home.LibrarySubject;
import org.xmlbench.readahead.strategy.InputStrategy;
import org.xmlbench.storage.condition.StorageCondition;

/**
 * What is to be measured.
 *
 * @param asked what the user asks, by the names that cells have
 * @param documents what is parsed
 * @param drivers which streaming drivers parse
 * @param strategies how the files are read
 * @param conditions the conditions of cache and storage
 */
record ReadaheadRequest(
    StrategiesRequest asked,
    List<TimedDocument> documents,
    List<LibrarySubject<DriverDescription>> drivers,
    List<InputStrategy> strategies,
    List<StorageCondition> conditions) {
  /** Copies the lists. */
  public ReadaheadRequest {
    documents = List.copyOf(documents);
    drivers = List.copyOf(drivers);
    strategies = List.copyOf(strategies);
    conditions = List.copyOf(conditions);
  }
}

package org.xmlbench.families.soap.runs;

import org.xmlbench.house.command.Choices;
import org.xmlbench.soap.operation.DataRule;

/** The names of all {@link DataRule}s. */
public final class DataRules extends Choices {
  public DataRules() {
    super(DataRule.values());
  }
}

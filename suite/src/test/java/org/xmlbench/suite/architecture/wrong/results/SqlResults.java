package org.xmlbench.suite.architecture.wrong.results;

import java.sql.Connection;
import org.xmlbench.suite.architecture.wrong.analytics.MeasuringAnalytics;

/** Results that know the SQL engine. */
public record SqlResults(MeasuringAnalytics analytics, Connection connection) {}

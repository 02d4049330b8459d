/** Starts the SQL engine, which has a separate process and is on no other class path. */
package org.xmlbench.suite.analytics;

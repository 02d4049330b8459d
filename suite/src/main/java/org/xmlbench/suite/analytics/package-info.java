/** Starts the SQL engine, which is in a process of its own and on no other class path. */
package org.xmlbench.suite.analytics;

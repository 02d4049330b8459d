/**
 * SQL over run folders: the records as tables of an embedded analytical engine, DuckDB. It runs in
 * a separate process, so that the engine's native library, its threads and its memory disturb no
 * benchmark, and no other command loads it.
 */
package org.xmlbench.analytics;

/**
 * SQL over run folders: the records as tables of an embedded analytical engine, DuckDB. It runs in
 * a process of its own, so that the engine's native library, its threads and its memory are nowhere
 * near a benchmark, and no other command pays for it.
 */
package org.xmlbench.analytics;

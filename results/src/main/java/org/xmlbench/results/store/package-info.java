/**
 * The run folder: the manifest, the log of fork records, what was found about the host's noise, and
 * the JMH file that is rebuilt from the records. The folder is the source of truth; everything else
 * is computed from it.
 */
package org.xmlbench.results.store;

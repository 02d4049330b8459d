/**
 * The run folder: the manifest, the log of fork records, and the JMH file that is rebuilt from
 * them. The folder is the source of truth; everything else is computed from it.
 */
package org.xmlbench.results.store;

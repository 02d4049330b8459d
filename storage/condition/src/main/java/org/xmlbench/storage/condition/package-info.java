/**
 * Storage made slower than it is, to show what an input strategy is worth there. Each condition is
 * probed before it is promised, read back while it holds, and undone whatever happens: at the end,
 * at Ctrl-C, and after a kill by the next session ({@link
 * org.xmlbench.storage.condition.AbandonedState}).
 */
package org.xmlbench.storage.condition;

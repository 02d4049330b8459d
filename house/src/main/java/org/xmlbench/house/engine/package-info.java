/**
 * Runs blocks of forks, whatever the family: order, interleaving, retries, resuming, budget,
 * progress and records. It knows no family and no report, and a fork only by {@link
 * org.xmlbench.house.engine.ForkExecutor}.
 */
package org.xmlbench.house.engine;

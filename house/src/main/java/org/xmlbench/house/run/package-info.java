/** Runs a plan: rounds and blocks, one process a fork, records, progress, the lock of the host. */
package org.xmlbench.house.run;

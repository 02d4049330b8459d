/**
 * Reads known content where it is, without a look at each byte; leaves the rest to strict readers.
 */
package org.xmlbench.piximal.engine.fast;

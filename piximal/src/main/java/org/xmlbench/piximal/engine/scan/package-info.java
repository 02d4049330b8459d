/**
 * Bytes in arrays: finds stops, decodes UTF-8, counts lines, by longs or vectors as a trial says.
 */
package org.xmlbench.piximal.engine.scan;

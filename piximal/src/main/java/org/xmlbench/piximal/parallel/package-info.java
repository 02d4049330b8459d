/** Reads one document with several threads. */
package org.xmlbench.piximal.parallel;

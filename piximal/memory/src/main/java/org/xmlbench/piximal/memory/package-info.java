/** Documents in memory segments, for the readers of PIXIMAL. */
package org.xmlbench.piximal.memory;

/** The cursor: documents event by event. */
package org.xmlbench.piximal.cursor;

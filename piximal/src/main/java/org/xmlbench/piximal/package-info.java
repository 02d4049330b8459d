/**
 * An XML parser that conforms, and reads fast: {@code org.xmlbench.piximal.cursor.PiximalCursor}.
 */
package org.xmlbench.piximal;

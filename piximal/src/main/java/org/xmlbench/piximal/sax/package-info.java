/** SAX2 over the cursor. */
package org.xmlbench.piximal.sax;

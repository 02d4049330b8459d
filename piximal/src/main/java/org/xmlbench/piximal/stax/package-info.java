/** StAX over the cursor. */
package org.xmlbench.piximal.stax;

/** PIXIMAL as it is packed, and programs that see it so. */
package org.xmlbench.piximal.artefact;

/** The gate of a build: two arms, measured in blocks in one session, and the verdict. */
package org.xmlbench.house.gate;

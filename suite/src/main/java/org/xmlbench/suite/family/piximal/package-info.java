/** The published experiments about PIXIMAL. */
package org.xmlbench.suite.family.piximal;

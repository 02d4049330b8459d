/** No toolkit: the canned transport alone, as a control. */
package org.xmlbench.soap.canned;

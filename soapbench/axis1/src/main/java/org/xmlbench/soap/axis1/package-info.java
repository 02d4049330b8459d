/** Apache Axis 1.4: its dynamic client above a handler of XMLBench. */
package org.xmlbench.soap.axis1;

/** Apache Axis2 with ADB: its generated stub above a transport sender of XMLBench. */
package org.xmlbench.soap.axis2;

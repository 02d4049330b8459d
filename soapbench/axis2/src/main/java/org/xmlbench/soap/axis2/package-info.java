/** Apache Axis2 with ADB: its generated stub above a transport sender of ours. */
package org.xmlbench.soap.axis2;

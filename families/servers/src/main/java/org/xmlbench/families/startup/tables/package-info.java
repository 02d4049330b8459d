/** Results of servers of SOAP toolkits that start. */
package org.xmlbench.families.startup.tables;

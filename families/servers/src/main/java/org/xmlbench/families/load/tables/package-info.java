/** Results of servers of SOAP toolkits under load. */
package org.xmlbench.families.load.tables;

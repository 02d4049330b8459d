/** Results of clients of SOAP toolkits. */
package org.xmlbench.families.toolkits.tables;

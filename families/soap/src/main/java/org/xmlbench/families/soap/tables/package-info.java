/** Results of SOAPBench from its records. */
package org.xmlbench.families.soap.tables;

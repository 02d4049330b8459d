/** Results of clients of SOAP toolkits. */
package org.xmlbench.results.family.toolkits;

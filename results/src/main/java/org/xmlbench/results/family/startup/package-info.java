/** Results of servers of SOAP toolkits that start. */
package org.xmlbench.results.family.startup;

/** What a record of a server under load tells. */
package org.xmlbench.results.load;

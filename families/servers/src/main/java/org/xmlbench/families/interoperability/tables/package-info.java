/** Results of messages of each toolkit to the server of each. */
package org.xmlbench.families.interoperability.tables;

/** Messages of each toolkit to the server of each. */
package org.xmlbench.suite.family.interoperability;

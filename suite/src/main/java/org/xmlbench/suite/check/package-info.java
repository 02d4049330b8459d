/**
 * What every driver makes of a file, and who is right: the drivers deliver in JVMs of their own,
 * code lineages vote, and a driver is held against what it declares.
 */
package org.xmlbench.suite.check;

/**
 * What every driver makes of a file, and who is right: the drivers deliver in separate JVMs, code
 * lineages vote, and a driver is judged by what it declares.
 */
package org.xmlbench.house.check;

/** Tables of calls, which families of toolkits and frameworks share. */
package org.xmlbench.families.soap.tables.calls;
